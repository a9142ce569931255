import { writeSync } from "node:fs";

/** Writes as much of the bytes as there is room for, and returns how many. */
type Write = (bytes: Uint8Array) => number;

/** A slow reader of a pipe gets this long to take a line; once lines are lost, no time at all. */
const waits = 20;
const waitMs = 5;

/**
 * Where the lines of a process are written. A line that cannot be written (a full disk, a closed pipe) is dropped and
 * counted; the count is written before the next line that can be. It never throws, and reports nothing by another way,
 * which would come back here.
 */
export class LineSink {
  readonly #write: Write;
  readonly #lostLine: (count: number) => string;
  #lost = 0;
  #isTorn = false;

  /**
   * @param target a file descriptor, or what writes
   * @param lostLine the line, with its line break, that names how many were lost
   */
  constructor(target: number | Write, lostLine: (count: number) => string) {
    this.#write = typeof target === "number" ? (bytes) => writeSync(target, bytes) : target;
    this.#lostLine = lostLine;
  }

  write(line: string): void {
    if (this.#lost > 0 && this.#put(this.#lostLine(this.#lost))) this.#lost = 0;
    if (this.#lost > 0 || !this.#put(line)) this.#lost += 1;
  }

  /** Whether all of it was written. What was cut off is ended by a line break before anything follows it. */
  #put(text: string): boolean {
    const whole = Buffer.from(this.#isTorn ? `\n${text}` : text);
    let rest: Uint8Array = whole;
    let waitsLeft = this.#lost > 0 ? 0 : waits;
    while (rest.length > 0) {
      try {
        const written = this.#write(rest);
        if (written > 0) this.#isTorn = false;
        rest = rest.subarray(written);
        if (written > 0) continue;
      } catch (error) {
        if (!isBusy(error)) waitsLeft = 0;
      }
      if (waitsLeft === 0) {
        this.#isTorn ||= rest.length < whole.length;
        return false;
      }
      waitsLeft -= 1;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, waitMs);
    }
    return true;
  }
}

const isBusy = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "EAGAIN";
