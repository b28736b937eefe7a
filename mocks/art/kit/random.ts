/** Chance with a memory: the same seed always tells the same story. */
export class Chance {
  private state: number;

  constructor(seed: string) {
    let h = 2166136261;
    for (const letter of seed) h = Math.imul(h ^ (letter.codePointAt(0) ?? 0), 16777619);
    this.state = h >>> 0;
  }

  /** 0 (included) to 1 (excluded). */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let t = this.state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  }

  between(low: number, high: number): number {
    return low + (high - low) * this.next();
  }

  whole(low: number, high: number): number {
    return Math.floor(this.between(low, high + 1));
  }

  pick<T>(list: readonly T[]): T {
    const value = list[Math.floor(this.next() * list.length)];
    if (value === undefined) throw new Error('Nothing to pick from.');
    return value;
  }

  maybe(share: number): boolean {
    return this.next() < share;
  }
}
