/** Something that an answer said had been done; it has to be in the database afterwards, whatever died since. */
export type Promised =
  | { what: "held"; bookingId: string; startTime: string; amount?: number }
  | { what: "confirmed" | "cancelled" | "completed"; bookingId: string }
  | { what: "moved"; bookingId: string; startTime: string };

/** What clients were told in answers of success. */
export class Told {
  readonly #promises: Promised[] = [];

  add(promised: Promised): void {
    this.#promises.push(promised);
  }

  all(): readonly Promised[] {
    return this.#promises;
  }
}
