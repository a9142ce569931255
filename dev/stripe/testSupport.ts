import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type IncomingMessage, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Stripe from "stripe";
import { onTestFinished } from "vitest";
import { SECRET_KEY, WEBHOOK_SECRET } from "./testing";

/* What only the stand-in's own tests need. */

/** A path for the journal in a directory that is removed when the test has ended. */
export function dataFile(): string {
  const directory = mkdtempSync(join(tmpdir(), "stripe-standin-"));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  return join(directory, "data.jsonl");
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString("utf8");
}

interface Awaited {
  wanted: (event: Stripe.Event) => boolean;
  resolve: (event: Stripe.Event) => void;
}

/** Takes webhooks as the product does: a wrong signature is 400. */
export class Receiver {
  readonly events: Stripe.Event[] = [];
  /** How many deliveries were refused, for whatever reason. */
  refused = 0;
  /** What a well-signed event is answered with. */
  status = 200;
  private readonly stripe = new Stripe(SECRET_KEY);
  private server: Server | undefined;
  private waiting: Awaited[] = [];
  private port = 0;

  get url(): string {
    return `http://127.0.0.1:${this.port}/webhook`;
  }

  /** Listens again, on the same port. */
  async open(): Promise<void> {
    const server = createServer((request, response) => {
      void this.take(request).then((status) => response.writeHead(status).end());
    });
    server.listen(this.port, "127.0.0.1");
    await once(server, "listening");
    const address = server.address();
    if (typeof address === "object" && address !== null) this.port = address.port;
    this.server = server;
  }

  async close(): Promise<void> {
    const server = this.server;
    if (server === undefined) return;
    this.server = undefined;
    server.closeAllConnections();
    server.close();
    await once(server, "close");
  }

  /** The first event that fits, past or to come. */
  event(type: string, fits: (event: Stripe.Event) => boolean = () => true): Promise<Stripe.Event> {
    const wanted = (event: Stripe.Event) => event.type === type && fits(event);
    const known = this.events.find(wanted);
    if (known !== undefined) return Promise.resolve(known);
    return new Promise((resolve) => this.waiting.push({ wanted, resolve }));
  }

  private async take(request: IncomingMessage): Promise<number> {
    const body = await bodyOf(request);
    const signature = request.headers["stripe-signature"];
    try {
      const event = this.stripe.webhooks.constructEvent(body, signature ?? "", WEBHOOK_SECRET);
      if (this.status !== 200) this.refused += 1;
      else this.keep(event);
      return this.status;
    } catch {
      this.refused += 1;
      return 400;
    }
  }

  private keep(event: Stripe.Event): void {
    this.events.push(event);
    const served = this.waiting.filter((entry) => entry.wanted(event));
    this.waiting = this.waiting.filter((entry) => !served.includes(entry));
    for (const entry of served) entry.resolve(event);
  }
}
