/** What a player is about to pour, and where: a bucket and a house, chosen in either order. */
import type { Row } from '$table';

export class Choice {
  bucket: number | null = $state(null);
  house: string | null = $state(null);

  constructor(
    private readonly pours: () => Map<string, number[]>,
    private readonly play: (rows: Row[]) => void,
  ) {}

  /** The houses on which the chosen bucket, or any, can be poured. */
  get houses(): string[] {
    const { bucket } = this;
    return [...this.pours()].flatMap(([name, sizes]) => (bucket === null || sizes.includes(bucket) ? [name] : []));
  }

  takeBucket(size: number): void {
    this.bucket = this.bucket === size ? null : size;
    this.pour();
  }

  /** Choose a house; false where nothing can be poured on it. */
  takeHouse(name: string): boolean {
    const sizes = new Set(this.pours().get(name));
    if (!sizes.size) return false;
    this.house = this.house === name ? null : name;
    if (this.house && sizes.size === 1) this.bucket = [...sizes][0] ?? null;
    this.pour();
    return true;
  }

  forget(): void {
    this.bucket = null;
    this.house = null;
  }

  /** Others have acted: what is half chosen stays while it can still be poured. An empty list decides nothing. */
  keep(): void {
    const all = this.pours();
    if (!all.size) return;
    if (this.house !== null && !all.has(this.house)) this.house = null;
    if (this.bucket !== null && ![...all.values()].some((sizes) => sizes.includes(this.bucket ?? 0)))
      this.bucket = null;
  }

  private pour(): void {
    const { bucket, house } = this;
    if (bucket === null || house === null) return;
    this.forget();
    this.play([['pour', house, bucket]]);
  }
}
