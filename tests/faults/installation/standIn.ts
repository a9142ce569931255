import { closeSync, existsSync, openSync, readSync, statSync } from "node:fs";
import { z } from "zod";
import { steerStripe } from "../../support/run/standIn";
import { testSettings } from "../../support/run/testSettings";

/** How an attempt to pay went; `away`: the stand-in did not answer, so that nobody knows. */
export type Payment = "paid" | "later" | "declined" | "closed" | "away";

/** What a test card does (dev/stripe/README.md). */
export const cards = {
  usual: "4242424242424242",
  declined: "4000000000000002",
  challenge: "4000002500003155",
  later: "4000000000002008",
  laterFails: "4000000000003006",
  refundLater: "4000000000007726",
  refundBounces: "4000000000005126",
} as const;
export type CardName = keyof typeof cards;

type Fault = {
  mode?: "none" | "unavailable" | "reset" | "lost_answer";
  latencyMs?: number;
  path?: string;
  times?: number;
  account?: string;
};

const paid = z.object({
  result: z.object({ kind: z.string() }),
  session: z.object({ payment_status: z.string() }),
});

const entries = z.array(z.tuple([z.string(), z.looseObject({ id: z.string(), status: z.unknown() })]));

/** What customers, banks, businesses in Stripe's dashboard and the network between us do, on the stand-in. */
export class StandIn {
  readonly #url: string;
  readonly #journal: string;

  constructor(url: string, journalFile: string) {
    this.#url = url;
    this.#journal = journalFile;
  }

  /** The customer pays on the payment page. */
  async pay(sessionId: string, card: CardName = "usual"): Promise<Payment> {
    const path = `checkout/sessions/${sessionId}/pay`;
    try {
      const { result, session } = paid.parse(await steerStripe(this.#url, path, { card: cards[card] }));
      if (session.payment_status === "paid") return "paid";
      return result.kind === "complete" ? "later" : "declined";
    } catch (error) {
      return refused(error) ? "closed" : "away";
    }
  }

  /** The page's time is over. */
  async expire(sessionId: string): Promise<void> {
    await this.#quietly(`checkout/sessions/${sessionId}/expire`);
  }

  /**
   * The business gives money back in Stripe's dashboard.
   * @returns whether Stripe did so
   */
  async refund(account: string, paymentIntent: string, amountOre?: number): Promise<boolean> {
    const form = new URLSearchParams({ payment_intent: paymentIntent });
    if (amountOre !== undefined) form.set("amount", String(amountOre));
    try {
      const answer = await fetch(`${this.#url}/v1/refunds`, {
        method: "POST",
        headers: {
          Authorization: `Bearer ${testSettings.STRIPE_SECRET_KEY}`,
          "Stripe-Account": account,
          "Content-Type": "application/x-www-form-urlencoded",
        },
        body: form.toString(),
      });
      return answer.ok;
    } catch {
      return false;
    }
  }

  /** Events are so much older than they were. */
  async ageEvents(seconds: number): Promise<void> {
    await steerStripe(this.#url, "events/age", { seconds });
  }

  /** Holds all events back. */
  async pauseWebhooks(): Promise<void> {
    await this.#quietly("webhooks/pause");
  }

  /** Lets them go again, those that waited at once. */
  async resumeWebhooks(): Promise<void> {
    await this.#quietly("webhooks/resume");
  }

  /** Events that wait to be delivered are lost; returns how many. */
  async loseWebhooks(): Promise<number> {
    const answer = await this.#quietly("webhooks/discard");
    return z.object({ discarded: z.number() }).safeParse(answer).data?.discarded ?? 0;
  }

  /** Delivers these events now, in this order, as often as each stands there. */
  async sendEvents(events: readonly string[], signature: "right" | "wrong" | "stale" = "right") {
    const answer = await this.#quietly("webhooks/send", { events, signature });
    const sent = z.object({ sent: z.array(z.object({ status: z.number().nullable() })) });
    return sent.safeParse(answer).data?.sent.map(({ status }) => status) ?? [];
  }

  /** The calls that the fault names fail or wait from now on; a fault without a mode and latency lifts it. */
  async setFault(fault: Fault): Promise<void> {
    await steerStripe(this.#url, "outage", fault);
  }

  /** Where the journal ends now: what is written after it is what happens from here on. */
  journalEnd(): number {
    return existsSync(this.#journal) ? statSync(this.#journal).size : 0;
  }

  /** The ids of the events that were queued since, oldest first. */
  eventsSince(journalEnd: number): string[] {
    const size = this.journalEnd() - journalEnd;
    // A journal that was rewritten meanwhile is shorter, and tells nothing of when.
    if (size <= 0) return [];
    const bytes = Buffer.alloc(size);
    const file = openSync(this.#journal, "r");
    readSync(file, bytes, 0, size, journalEnd);
    closeSync(file);
    const lines = bytes.toString("utf8").split("\n").slice(0, -1);
    return lines.flatMap((line) => {
      const read = entries.safeParse(parse(line));
      return (read.data ?? []).flatMap(([kind, row]) =>
        kind === "delivery" && row.status === "pending" ? [row.id] : [],
      );
    });
  }

  /** A call to the stand-in that does nothing while it is down. */
  async #quietly(path: string, body: object = {}): Promise<unknown> {
    return steerStripe(this.#url, path, body).catch(() => undefined);
  }
}

const refused = (error: unknown) =>
  error instanceof Error && error.message.startsWith("The stand-in answered 4");

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
