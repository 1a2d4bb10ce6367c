/** Any JSON. */
export type Json = boolean | number | string | null | Json[] | { [name: string]: Json };
