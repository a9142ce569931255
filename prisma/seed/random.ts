import { createHash } from "node:crypto";

function digest(name: string): Buffer {
  return createHash("sha256").update(name).digest();
}

/** A UUID that depends on the name alone (the shape of version 8, RFC 9562: custom). */
export function uuidOf(...name: readonly (string | number)[]): string {
  const bytes = digest(name.join("\u0000")).subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

/** A stream of pseudo-random numbers that depends on its name alone (mulberry32). */
export class Random {
  private state: number;

  constructor(...name: readonly (string | number)[]) {
    this.state = digest(name.join("\u0000")).readUInt32LE(0);
  }

  /** At least 0, below 1. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), this.state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  /** A whole number from `low` to `high`, both included. */
  whole(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1));
  }

  pick<T>(items: readonly T[]): T {
    return this.weighted(items, () => 1);
  }

  /** One of the items, each as often as its weight says. @throws RangeError when there is none. */
  weighted<T>(items: readonly T[], weightOf: (item: T, index: number) => number): T {
    let left = this.next() * items.reduce((sum, item, index) => sum + weightOf(item, index), 0);
    for (const [index, item] of items.entries()) {
      left -= weightOf(item, index);
      if (left < 0) return item;
    }
    const last = items.at(-1);
    if (last === undefined) throw new RangeError("Nothing to choose from");
    return last;
  }

  shuffled<T>(items: readonly T[]): T[] {
    return items
      .map((item) => ({ item, order: this.next() }))
      .sort((a, b) => a.order - b.order)
      .map(({ item }) => item);
  }
}
