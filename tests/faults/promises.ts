/** A change that an answer confirmed; it has to be in the database at the end, whichever processes were killed since. */
export type Promised =
  | { what: "held"; bookingId: string; startTime: string; amount?: number }
  | { what: "confirmed" | "cancelled" | "completed"; bookingId: string }
  | { what: "moved"; bookingId: string; startTime: string };

/** The changes that answers of success confirmed to clients. */
export class Promises {
  readonly #promises: Promised[] = [];

  add(promised: Promised): void {
    this.#promises.push(promised);
  }

  all(): readonly Promised[] {
    return this.#promises;
  }
}
