/** The processes of one installation, each of which can be killed. */
export const parts = ["server-a", "server-b", "worker", "stripe", "database", "mailbox"] as const;
export type Part = (typeof parts)[number];

/** A frozen part is stopped and loses nothing; a hindered one cannot reach what it depends on. */
type Why = "killed" | "ended by itself" | "frozen" | "hindered";

/** An instant as `performance.now()` counts. */
type Moment = number;
type Window = { part: Part; from: Moment; until: Moment; why: Why };

/** How long after a part is back an answer may still be a 503, since calls that were under way have to end. */
const aftermathMs = 6_000;

/** When which part was down or disturbed: an answer is judged by it, and so is a mail that came twice. */
export class Downtime {
  readonly #windows: Window[] = [];

  /** The part is disturbed from now on; returns the end of that. */
  begin(part: Part, why: Why): () => void {
    const window: Window = { part, from: performance.now(), until: Number.POSITIVE_INFINITY, why };
    this.#windows.push(window);
    return () => {
      window.until = Math.min(window.until, performance.now());
    };
  }

  /** Whether one of the parts was disturbed at any moment between, or just before. */
  touches(among: readonly Part[], from: Moment, until: Moment): boolean {
    return this.#windows.some(
      (window) => among.includes(window.part) && window.from <= until && from <= window.until + aftermathMs,
    );
  }

  /** The same for parts that were killed, or ended by themselves. */
  wasKilled(among: readonly Part[], from: Moment, until: Moment): boolean {
    return this.#windows.some(
      (window) =>
        among.includes(window.part) &&
        (window.why === "killed" || window.why === "ended by itself") &&
        window.from <= until &&
        from <= window.until + aftermathMs,
    );
  }

  /** Whether the part is disturbed now. */
  isDown(part: Part): boolean {
    return this.#windows.some((window) => window.part === part && window.until === Number.POSITIVE_INFINITY);
  }
}
