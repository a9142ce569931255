import { createHmac } from "node:crypto";
import type { Config } from "./config";
import type { Store } from "./core/store";
import type { RowOfKind } from "./rows";
import { eventJson } from "./server/events";

/** How the signature of a delivery is made; the wrong ones are for tests of the receiver. */
type SignatureKind = "right" | "wrong" | "stale";

export interface Sent {
  readonly status: number | null;
  readonly error: string | null;
}

const TIMEOUT_MS = 20_000;
const AT_ONCE = 4;
const LONGEST_PAUSE_MS = 3_600_000;
const GIVE_UP_SECONDS = 3 * 86_400;
/** Older than the five minutes that receivers allow. */
const STALE_SECONDS = 600;

function signature(payload: string, secret: string, kind: SignatureKind, nowSeconds: number): string {
  const time = kind === "stale" ? nowSeconds - STALE_SECONDS : nowSeconds;
  const key = kind === "wrong" ? `${secret}-wrong` : secret;
  return `t=${time},v1=${createHmac("sha256", key).update(`${time}.${payload}`).digest("hex")}`;
}

/** Sends events to the receiver, repeatedly until it answers 2xx: with doubling pauses, for three days. */
export class Webhooks {
  private readonly store: Store;
  private readonly config: Config;
  private readonly stopping = new AbortController();
  private readonly active = new Map<string, Promise<void>>();
  private waiting: string[] = [];
  private isPaused = false;

  constructor(store: Store, config: Config) {
    this.store = store;
    this.config = config;
  }

  get paused(): boolean {
    return this.isPaused;
  }

  /** Pauses deliveries; those under way are finished. */
  pause(): void {
    this.isPaused = true;
    this.waiting = [];
  }

  resume(): void {
    this.isPaused = false;
  }

  /** Starts the delivery of an event that has fallen due. */
  deliver(eventId: string): void {
    if (this.isPaused || this.stopping.signal.aborted) return;
    if (this.active.has(eventId) || this.waiting.includes(eventId)) return;
    this.waiting.push(eventId);
    this.pump();
  }

  /** Aborts deliveries under way; they stay pending and are tried again at the next start. */
  async stop(): Promise<void> {
    this.stopping.abort();
    await Promise.all(this.active.values());
  }

  /** Sends one event now, whatever its state, and returns the receiver's answer. */
  async send(event: RowOfKind["event"], kind: SignatureKind = "right"): Promise<Sent> {
    const webhook = this.config.webhook;
    if (webhook === undefined) return { status: null, error: "no receiver is configured" };
    const payload = eventJson(event, 1);
    const headers = {
      "content-type": "application/json; charset=utf-8",
      "stripe-signature": signature(payload, webhook.secret, kind, Math.floor(Date.now() / 1000)),
      "user-agent": "Stripe-StandIn/1.0",
    };
    const signal = AbortSignal.any([this.stopping.signal, AbortSignal.timeout(TIMEOUT_MS)]);
    try {
      const answer = await fetch(webhook.url, {
        method: "POST",
        headers,
        body: payload,
        redirect: "manual",
        signal,
      });
      await answer.arrayBuffer();
      return { status: answer.status, error: null };
    } catch (error) {
      return { status: null, error: reason(error) };
    }
  }

  /** Delivers an event and stores the result. */
  async attempt(eventId: string, kind: SignatureKind = "right"): Promise<Sent | undefined> {
    const event = this.store.read((tx) => tx.get("event", eventId));
    if (event === undefined) return undefined;
    const sent = await this.send(event, kind);
    if (!this.stopping.signal.aborted) this.record(eventId, sent);
    return sent;
  }

  private pump(): void {
    while (this.active.size < AT_ONCE) {
      const id = this.waiting.shift();
      if (id === undefined) return;
      const work = this.attempt(id).then(() => {
        this.active.delete(id);
        this.pump();
      });
      this.active.set(id, work);
    }
  }

  private record(eventId: string, sent: Sent): void {
    const now = Date.now();
    const delivered = sent.status !== null && sent.status >= 200 && sent.status < 300;
    this.store.transaction((tx) => {
      const delivery = tx.get("delivery", eventId);
      if (delivery === undefined || delivery.status === "delivered") return;
      const { dueAt: _due, ...rest } = delivery;
      const tried = { ...rest, attempts: rest.attempts + 1, lastStatus: sent.status, lastError: sent.error };
      if (delivered) tx.put("delivery", { ...tried, status: "delivered" });
      else if (rest.status !== "pending") tx.put("delivery", tried);
      else if (now / 1000 > rest.created + GIVE_UP_SECONDS)
        tx.put("delivery", { ...tried, status: "given_up" });
      else {
        const pause = Math.min(this.config.retryMs * 2 ** rest.attempts, LONGEST_PAUSE_MS);
        tx.put("delivery", { ...tried, dueAt: now + pause });
      }
    });
  }
}

function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}
