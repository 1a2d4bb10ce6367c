/** Numbers of the lab as people write them in a language. */

const MINUS = '−';

export function shown(value: number | null, isShare: boolean, language: string): string {
  if (value === null) return '–';
  const digits = isShare ? { style: 'percent' as const, maximumFractionDigits: 1 } : { maximumFractionDigits: 2 };
  return new Intl.NumberFormat(language, digits).format(value).replace('-', MINUS);
}

/** The same with its sign; what rounds to nothing has none. */
export function signed(value: number | null, isShare: boolean, language: string): string {
  if (value === null) return '–';
  const text = shown(Math.abs(value), isShare, language);
  if (text === shown(0, isShare, language)) return text;
  return `${value > 0 ? '+' : MINUS}${text}`;
}

/** A span of time in words that need no more than minutes: 40 s, 3 min. */
export function spanOf(seconds: number): { unit: 'seconds' | 'minutes'; count: number } {
  return seconds < 90
    ? { unit: 'seconds', count: Math.max(1, Math.round(seconds)) }
    : { unit: 'minutes', count: Math.round(seconds / 60) };
}

/** Where a value lies on a line from one end to the other, in per cent. */
export function placed(value: number, least: number, most: number): number {
  return most > least ? Math.min(100, Math.max(0, (100 * (value - least)) / (most - least))) : 50;
}
