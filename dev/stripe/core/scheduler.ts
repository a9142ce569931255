import type { Kind } from "../rows";
import type { Entry, Store } from "./store";

interface Due {
  at: number;
  kind: Kind;
  id: string;
}

/** Node's timers take at most 2^31 - 1 ms. */
const LONGEST_TIMER = 2_147_483_647;

/**
 * Calls back for every row whose `dueAt` has come. The rows themselves are the schedule, so it survives a restart; the
 * queue here is only their order, and an entry whose row has another `dueAt` by now is skipped.
 */
export class Scheduler {
  private readonly store: Store;
  private readonly run: (kind: Kind, id: string) => void;
  private queue: Due[] = [];
  private timer: NodeJS.Timeout | undefined;
  private stopped = false;

  constructor(store: Store, run: (kind: Kind, id: string) => void) {
    this.store = store;
    this.run = run;
    store.onCommit((entries) => this.add(entries));
  }

  /** Starts with all rows that are due already or will be. */
  start(kinds: readonly Kind[]): void {
    const entries = this.store.read((tx) =>
      kinds.flatMap((kind) => tx.all(kind).map((row): Entry => [kind, row])),
    );
    this.add(entries);
  }

  stop(): void {
    this.stopped = true;
    clearTimeout(this.timer);
  }

  private add(entries: readonly Entry[]): void {
    const added = entries.flatMap(([kind, row]) =>
      "dueAt" in row && row.dueAt !== undefined ? [{ at: row.dueAt, kind, id: row.id }] : [],
    );
    if (added.length === 0) return;
    this.queue.push(...added);
    this.queue.sort((a, b) => a.at - b.at);
    this.arm();
  }

  private arm(): void {
    clearTimeout(this.timer);
    const next = this.queue[0];
    if (next === undefined || this.stopped) return;
    const wait = Math.min(Math.max(next.at - Date.now(), 0), LONGEST_TIMER);
    this.timer = setTimeout(() => this.fire(), wait);
  }

  private fire(): void {
    const now = Date.now();
    const ready = this.queue.filter((due) => due.at <= now);
    this.queue = this.queue.slice(ready.length);
    for (const due of ready) if (this.isCurrent(due)) this.run(due.kind, due.id);
    this.arm();
  }

  private isCurrent(due: Due): boolean {
    const row = this.store.read((tx) => tx.get(due.kind, due.id));
    return row !== undefined && "dueAt" in row && row.dueAt === due.at;
  }
}
