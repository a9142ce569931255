import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import Stripe from "stripe";
import { readConfig } from "./config";
import { farExpiry } from "./payments/cards";
import { startStandIn } from "./server/server";

export const SECRET_KEY = "sk_test_standin";
export const WEBHOOK_SECRET = "whsec_standin";

const OWN_DIRECTORY = fileURLToPath(new URL(".", import.meta.url));

/** What is delayed takes a moment. */
const quick = {
  STRIPE_SECRET_KEY: SECRET_KEY,
  STRIPE_STANDIN_ASYNC_SECONDS: "0.2",
  STRIPE_STANDIN_RETRY_MS: "50",
};

type StopSignal = "SIGTERM" | "SIGINT" | "SIGKILL";

interface Options {
  /** Path of the journal. */
  data?: string;
  port?: number;
  webhookUrl?: string;
  /** Settings beyond these (README.md). */
  env?: Record<string, string>;
  /** Hides its log from the test's output. */
  quiet?: boolean;
}

/** A stand-in that runs as a process of its own, as it does for the product. */
export class RunningStandIn {
  readonly port: number;
  readonly url: string;
  readonly stripe: Stripe;
  /** Ends it and returns the exit code of its process; null after `SIGKILL`. */
  readonly stop: (signal?: StopSignal) => Promise<number | null>;

  constructor(port: number, stop: RunningStandIn["stop"]) {
    this.port = port;
    this.stop = stop;
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

  /** Calls the control API (`/_test`). */
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
}

async function stopChild(child: ChildProcess, signal: StopSignal = "SIGTERM"): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const exited = once(child, "exit");
  child.kill(signal);
  await exited;
  return child.exitCode;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

/** Starts a stand-in of the caller's own, by default on a free port and without a journal. Stop it at the end. */
export async function start(options: Options = {}): Promise<RunningStandIn> {
  const child = spawn(process.execPath, ["--import", "tsx", "main.ts"], {
    cwd: OWN_DIRECTORY,
    stdio: ["ignore", "pipe", options.quiet === true ? "ignore" : "inherit"],
    env: {
      ...process.env,
      STRIPE_STANDIN_DATA: "",
      STRIPE_WEBHOOK_URL: "",
      STRIPE_STANDIN_PORT: String(options.port ?? 0),
      ...quick,
      ...(options.data === undefined ? {} : { STRIPE_STANDIN_DATA: options.data }),
      ...(options.webhookUrl === undefined
        ? {}
        : { STRIPE_WEBHOOK_URL: options.webhookUrl, STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET }),
      ...options.env,
    },
  });
  for await (const line of createInterface({ input: child.stdout })) {
    const ready: unknown = JSON.parse(line);
    if (isRecord(ready) && typeof ready.port === "number") {
      return new RunningStandIn(ready.port, (signal) => stopChild(child, signal));
    }
  }
  if (child.exitCode === null) await once(child, "exit");
  throw new Error(`The stand-in ended with code ${child.exitCode} before it listened.`);
}

/** Starts one within the caller's own process: at once, at this port or a free one (0), without a journal. */
export async function startInside(port: number, env: Record<string, string> = {}): Promise<RunningStandIn> {
  const server = await startStandIn(readConfig({ ...quick, STRIPE_STANDIN_PORT: String(port), ...env }));
  return new RunningStandIn(server.port, async () => {
    await server.close();
    return 0;
  });
}

export interface Shown {
  readonly status: number;
  readonly location: string | null;
  readonly html: string;
}

/** Opens a page as a browser without JavaScript would. Redirects are returned, not followed. */
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
export async function enabledAccount(running: RunningStandIn): Promise<string> {
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
