import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type IncomingMessage, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import Stripe from "stripe";
import { onTestFinished } from "vitest";
import { farExpiry } from "./payments/cards";

export const SECRET_KEY = "sk_test_standin";
const WEBHOOK_SECRET = "whsec_standin";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** A place for the journal that is gone when the test has ended. */
export function dataFile(): string {
  const directory = mkdtempSync(join(tmpdir(), "stripe-standin-"));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  return join(directory, "data.jsonl");
}

interface Options {
  data?: string;
  port?: number;
  webhookUrl?: string;
  env?: Record<string, string>;
  /** Keeps its complaints out of the test's output. */
  quiet?: boolean;
}

/** A stand-in that runs as a process of its own, as it does for the product. */
export class Running {
  readonly port: number;
  readonly url: string;
  readonly stripe: Stripe;
  private readonly child: ChildProcess;

  constructor(child: ChildProcess, port: number) {
    this.child = child;
    this.port = port;
    this.url = `http://127.0.0.1:${port}`;
    this.stripe = this.client(SECRET_KEY);
  }

  client(key: string): Stripe {
    return new Stripe(key, {
      host: "127.0.0.1",
      port: this.port,
      protocol: "http",
      telemetry: false,
      maxNetworkRetries: 0,
    });
  }

  /** Steers the stand-in. */
  async control(path: string, body: object = {}): Promise<Record<string, unknown>> {
    const answer = await fetch(`${this.url}/_test/${path}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    const json: unknown = await answer.json();
    if (!answer.ok || !isRecord(json))
      throw new Error(`control ${path}: ${answer.status} ${JSON.stringify(json)}`);
    return json;
  }

  /** Ends the process and tells its exit code; null after `SIGKILL`. */
  async stop(signal: "SIGTERM" | "SIGINT" | "SIGKILL" = "SIGTERM"): Promise<number | null> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return this.child.exitCode;
    const exited = once(this.child, "exit");
    this.child.kill(signal);
    await exited;
    return this.child.exitCode;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

export async function start(options: Options = {}): Promise<Running> {
  const child = spawn(process.execPath, ["--import", "tsx", "dev/stripe/main.ts"], {
    cwd: ROOT,
    stdio: ["ignore", "pipe", options.quiet === true ? "ignore" : "inherit"],
    env: {
      ...process.env,
      STRIPE_STANDIN_DATA: "",
      STRIPE_WEBHOOK_URL: "",
      STRIPE_STANDIN_PORT: String(options.port ?? 0),
      STRIPE_SECRET_KEY: SECRET_KEY,
      STRIPE_STANDIN_ASYNC_SECONDS: "0.2",
      STRIPE_STANDIN_RETRY_MS: "50",
      ...(options.data === undefined ? {} : { STRIPE_STANDIN_DATA: options.data }),
      ...(options.webhookUrl === undefined
        ? {}
        : { STRIPE_WEBHOOK_URL: options.webhookUrl, STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET }),
      ...options.env,
    },
  });
  for await (const line of createInterface({ input: child.stdout })) {
    const ready: unknown = JSON.parse(line);
    if (isRecord(ready) && typeof ready.port === "number") return new Running(child, ready.port);
  }
  if (child.exitCode === null) await once(child, "exit");
  throw new Error(`The stand-in ended with code ${child.exitCode} before it listened.`);
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

  /** Opens, on the same port as before. */
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

export interface Shown {
  readonly status: number;
  readonly location: string | null;
  readonly html: string;
}

/** Opens a page as a browser without JavaScript would. Redirects are told, not followed. */
export async function open(url: string, init: RequestInit = {}): Promise<Shown> {
  const answer = await fetch(url, { redirect: "manual", ...init });
  return { status: answer.status, location: answer.headers.get("location"), html: await answer.text() };
}

/** Fills in and sends the form of a page. A field that the form does not have is an error. */
export async function submit(url: string, fields: Record<string, string>): Promise<Shown> {
  const { html } = await open(url);
  const action = /<form[^>]* action="([^"]+)"/.exec(html)?.[1];
  if (action === undefined) throw new Error(`There is no form on ${url}.`);
  const names = new Set(
    [...html.matchAll(/<(?:input|button)[^>]* name="([^"]+)"/g)].map((match) => match[1]),
  );
  for (const name of Object.keys(fields))
    if (!names.has(name)) throw new Error(`The form has no field ${name}.`);
  return open(new URL(action, url).href, { method: "POST", body: new URLSearchParams(fields) });
}

export const CARD = {
  number: "4242 4242 4242 4242",
  expiry: farExpiry(Date.now()),
  cvc: "123",
  name: "Anna Lind",
};

/** A connected account that may charge. */
export async function enabledAccount(running: Running): Promise<string> {
  const account = await running.stripe.accounts.create({
    type: "express",
    country: "SE",
    business_profile: { name: "Salong Norr" },
    capabilities: { card_payments: { requested: true }, transfers: { requested: true } },
  });
  await running.control(`accounts/${account.id}`, { standing: "enabled" });
  return account.id;
}

/** A haircut for 420 kr, of which 21 kr go to the platform. */
export function haircut(
  change: Partial<Stripe.Checkout.SessionCreateParams> = {},
): Stripe.Checkout.SessionCreateParams {
  return {
    mode: "payment",
    line_items: [
      {
        price_data: {
          currency: "sek",
          unit_amount: 42_000,
          product_data: { name: "Klippning", description: "30 min" },
        },
        quantity: 1,
      },
    ],
    customer_email: "anna.lind@example.com",
    locale: "sv",
    success_url: "http://127.0.0.1:9/success?session_id={CHECKOUT_SESSION_ID}",
    cancel_url: "http://127.0.0.1:9/cancel",
    payment_intent_data: { application_fee_amount: 2_100, metadata: { booking: "b-1" } },
    metadata: { booking: "b-1" },
    ...change,
  };
}

/** The address of an open session's payment page. */
export function pageOf(session: Stripe.Checkout.Session): string {
  if (session.url === null) throw new Error("The session has no page.");
  return session.url;
}
