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
  /** Only calls on behalf of this connected account; null is every call. */
  readonly account: string | null;
}

const NONE: Outage = { mode: "none", latencyMs: 0, path: "/v1/", times: null, account: null };

/** The faults that are set at present: one for all calls, and one for each account. They do not outlive the process. */
export class OutageSwitch {
  private readonly outages = new Map<string | null, Outage>();

  /** The one for all calls. */
  get current(): Outage {
    return this.outages.get(null) ?? NONE;
  }

  set(change: Partial<Outage>): Outage {
    const outage = { ...NONE, ...change };
    this.outages.set(outage.account, outage);
    return outage;
  }

  /** The fault for a call to this path; counts it. The account's own fault has precedence. */
  take(path: string, account: string | null): Outage {
    const own = account === null ? undefined : this.outages.get(account);
    const now = own !== undefined && path.startsWith(own.path) ? own : this.current;
    if (!path.startsWith(now.path)) return NONE;
    if (now.times !== null) {
      if (now.times > 1) this.outages.set(now.account, { ...now, times: now.times - 1 });
      else this.outages.delete(now.account);
    }
    return now;
  }
}
