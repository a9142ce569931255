/**
 * Faults for tests. `unavailable` answers 503, `reset` breaks the connection before anything is done, `lost_answer` does
 * the work and breaks the connection before the answer.
 */
interface Outage {
  readonly mode: "none" | "unavailable" | "reset" | "lost_answer";
  /** Added before every API call is worked on. */
  readonly latencyMs: number;
  /** Only calls whose path begins so. */
  readonly path: string;
  /** Ends after this many calls; null lasts until it is lifted. */
  readonly times: number | null;
}

const NONE: Outage = { mode: "none", latencyMs: 0, path: "/v1/", times: null };

/** The fault that is set at present; it does not outlive the process. */
export class OutageSwitch {
  private outage = NONE;

  get current(): Outage {
    return this.outage;
  }

  set(change: Partial<Outage>): Outage {
    this.outage = { ...NONE, ...change };
    return this.outage;
  }

  /** The fault for a call to this path; counts it. */
  take(path: string): Outage {
    const now = this.outage;
    if (!path.startsWith(now.path)) return NONE;
    if (now.times !== null) {
      this.outage = now.times > 1 ? { ...now, times: now.times - 1 } : NONE;
    }
    return now;
  }
}
