/** Counts by name, for the report. */
export class Tally {
  readonly #counts = new Map<string, number>();
  #total = 0;

  get total(): number {
    return this.#total;
  }

  add(name: string, count = 1): void {
    this.#counts.set(name, (this.#counts.get(name) ?? 0) + count);
    this.#total += count;
  }

  addAll(other: Tally): void {
    for (const [name, count] of other.entries()) this.add(name, count);
  }

  /** The most frequent first. */
  entries(): [string, number][] {
    return [...this.#counts].sort((a, b) => b[1] - a[1]);
  }
}
