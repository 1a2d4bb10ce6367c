/** How far the table in this browser has come, and what stands in its way. */

class Status {
  phase: 'loading' | 'ready' | 'elsewhere' | 'failed' = $state('loading');
  /** How much of Python is here. */
  fraction: number = $state(0);
  /** Nothing more can be stored; what was played before is safe. */
  isFull: boolean = $state(false);
  detail: string = $state('');
}

export const status = new Status();
