import { setTimeout as pause } from "node:timers/promises";
import type { Random } from "@/prisma/seed/random";
import type { Round } from "../round";

/** What happens to Stripe's events between Stripe and the product. */
export class Network {
  readonly #round: Round;
  readonly #random: Random;
  #next: (() => Promise<void>)[] = [];

  constructor(round: Round, random: Random) {
    this.#round = round;
    this.#random = random;
  }

  async step(): Promise<void> {
    if (this.#next.length === 0) {
      const kinds = [() => this.#lose(), () => this.#reorder(), () => this.#replay(), () => this.#forge()];
      this.#next = this.#random.shuffled(kinds);
    }
    await this.#next.pop()?.();
  }

  /** Whatever is queued within a moment never arrives. */
  async #lose(): Promise<void> {
    const { standIn, operations } = this.#round;
    await standIn.pauseWebhooks();
    await pause(this.#random.whole(100, 700));
    operations.add("lose a webhook", await standIn.loseWebhooks());
    await standIn.resumeWebhooks();
  }

  /** Whatever is queued within a moment arrives in another order, some of it twice. */
  async #reorder(): Promise<void> {
    const { standIn, operations } = this.#round;
    const from = standIn.journalEnd();
    await standIn.pauseWebhooks();
    await pause(this.#random.whole(200, 900));
    const events = standIn.eventsSince(from).slice(0, 40);
    if (events.length > 0) {
      await standIn.sendEvents(this.#random.shuffled([...events, ...events.slice(0, 5)]));
      operations.add("reorder a webhook", events.length);
    }
    await standIn.resumeWebhooks();
  }

  /** Events that arrived before arrive once more. */
  async #replay(): Promise<void> {
    const { standIn, operations, fleet } = this.#round;
    const rows = await fleet.database.rows<{ id: string }>(
      "SELECT id FROM stripe_events ORDER BY md5(id || $1) LIMIT 6",
      [String(this.#random.next())],
    );
    if (rows.length === 0) return;
    await standIn.sendEvents(rows.map(({ id }) => id));
    operations.add("replay a webhook", rows.length);
  }

  /** Somebody else sends what looks like an event; nothing but a refusal may come of it. */
  async #forge(): Promise<void> {
    const { standIn, operations, fleet } = this.#round;
    const [row] = await fleet.database.rows<{ id: string }>("SELECT id FROM stripe_events LIMIT 1");
    if (row === undefined) return;
    await standIn.sendEvents([row.id], this.#random.pick(["wrong", "stale"]));
    operations.add("forge a webhook");
  }
}
