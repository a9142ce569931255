import { join } from "node:path";
import { z } from "zod";
import type { SeededStripeAccount } from "../../../prisma/seed/stripeAccounts";
import { programOf } from "../programs";
import { projectRoot } from "../project";
import { program } from "./bundle";
import { listenOn } from "./listenOn";
import type { Child, Supervisor } from "./supervisor";

interface Wait {
  supervisor: Supervisor;
  signal?: AbortSignal;
}

export interface StripeStandIn {
  child: Child;
  /** What `STRIPE_API_BASE` is set to. */
  url: string;
}

interface StripeOptions {
  port: number;
  data: string;
  appUrl: string;
  secretKey: string;
  webhookSecret: string;
  /** Connected accounts that the database points at already. */
  accounts: readonly SeededStripeAccount[];
  /** What it has to be told at each of its starts, the first included. */
  afterStart?: (url: string) => Promise<void>;
  /** Settings of the stand-in beyond these (dev/stripe/README.md). */
  env?: Record<string, string>;
}

/** Starts the local stand-in for Stripe; its events go to the product's webhook. */
export async function startStripe(
  { supervisor, signal }: Wait,
  options: StripeOptions,
): Promise<StripeStandIn> {
  const getReady = async (started: Child) => {
    const shape = z.object({ port: z.number() });
    const { port } = await readyLine(started, shape, "the Stripe stand-in", supervisor, signal);
    const url = `http://127.0.0.1:${port}`;
    await importAccounts(url, options.accounts);
    await options.afterStart?.(url);
    return url;
  };
  const child = supervisor.start({
    name: "stripe",
    title: "The Stripe stand-in",
    parameters: program("stripe"),
    env: {
      STRIPE_STANDIN_PORT: String(options.port),
      STRIPE_STANDIN_DATA: options.data,
      STRIPE_WEBHOOK_URL: `${options.appUrl}/payments/webhooks/stripe`,
      STRIPE_WEBHOOK_SECRET: options.webhookSecret,
      STRIPE_SECRET_KEY: options.secretKey,
      ...options.env,
    },
    afterRestart: async (started) => void (await getReady(started)),
  });
  return { child, url: await getReady(child) };
}

async function importAccounts(url: string, accounts: readonly SeededStripeAccount[]): Promise<void> {
  const response = await fetch(`${url}/_test/accounts`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ accounts }),
  });
  if (!response.ok) throw new Error(`The Stripe stand-in refused the accounts: ${await response.text()}`);
}

export interface Mailbox {
  child: Child;
  /** What `SMTP_URL` is set to. */
  smtpUrl: string;
  /** Its web page and API. */
  url: string;
}

/** Starts the local mailbox: it takes every mail and delivers none. */
export async function startMailbox(
  { supervisor, signal }: Wait,
  options: { smtpPort: number; httpPort: number; data: string; keep?: number },
): Promise<Mailbox> {
  const child = supervisor.start({
    name: "mailbox",
    title: "The mailbox",
    parameters: program("mailbox"),
    env: {
      MAILBOX_SMTP_PORT: String(options.smtpPort),
      MAILBOX_HTTP_PORT: String(options.httpPort),
      MAILBOX_DATA: options.data,
      ...(options.keep === undefined ? {} : { MAILBOX_KEEP: String(options.keep) }),
    },
  });
  const shape = z.object({ smtpPort: z.number(), httpPort: z.number() });
  const ready = await readyLine(child, shape, "the mailbox", supervisor, signal);
  return {
    child,
    smtpUrl: `smtp://127.0.0.1:${ready.smtpPort}`,
    url: `http://localhost:${ready.httpPort}`,
  };
}

export interface ProductOptions {
  env: Record<string, string>;
  /** Reload on change; otherwise the production build runs. */
  development?: boolean;
  /** Log to the console instead of a file. */
  toConsole?: boolean;
}

/** Starts the background worker. */
export function launchWorker(supervisor: Supervisor, { env, development, toConsole }: ProductOptions): Child {
  const watch = [programOf("tsx"), "watch", "--clear-screen=false"];
  return supervisor.start({
    name: "worker",
    title: "The background worker",
    parameters: development
      ? [...watch, "--conditions=react-server", join(projectRoot, "worker", "main.ts")]
      : program("worker"),
    env: { NODE_ENV: development ? "development" : "production", ...env },
    ...(toConsole === undefined ? {} : { toConsole }),
  });
}

/** Starts the web server and waits until it says that it and its database are ready. */
export async function startServer(
  { supervisor, signal }: Wait,
  {
    env,
    development,
    toConsole,
    port,
    host,
    name = "server",
    directory = projectRoot,
  }: ProductOptions & {
    port: number;
    host?: string;
    name?: string;
    /** Of another checkout, with its own packages and build, whose server is to run. */
    directory?: string;
  },
): Promise<Child> {
  const listening = listenOn(host, port);
  const child = supervisor.start({
    name,
    title: "The web server",
    directory,
    parameters: [
      programOf("next", "next", directory),
      development ? "dev" : "start",
      ...listening.parameters,
    ],
    env: {
      NEXT_TELEMETRY_DISABLED: "1",
      NODE_ENV: development ? "development" : "production",
      ...listening.env,
      ...env,
      PORT: String(port),
    },
    ...(toConsole === undefined ? {} : { toConsole }),
  });
  const url = `${listening.reachedAt}/api/ready`;
  const isReady = async () => (await fetch(url, { signal: AbortSignal.timeout(10_000) })).ok;
  await supervisor.waitUntil("the web server to be ready", isReady, signal);
  return child;
}

/** Fills an empty database with the demo businesses; a database with users is left as it is. */
export function seed(
  supervisor: Supervisor,
  env: Record<string, string>,
  signal?: AbortSignal,
): Promise<void> {
  return supervisor.run(
    {
      name: "seed",
      title: "Filling the database with demo data",
      parameters: program("seed"),
      env,
    },
    signal,
  );
}

/** Waits for the line of JSON in which a stand-in says where it listens. */
function readyLine<T>(
  child: Child,
  shape: z.ZodType<T>,
  what: string,
  supervisor: Supervisor,
  signal: AbortSignal | undefined,
): Promise<T> {
  const find = () => {
    for (const line of child.log().split("\n")) {
      const parsed = shape.safeParse(parseJson(line));
      if (parsed.success) return parsed.data;
    }
    return undefined;
  };
  return supervisor.waitUntil(`${what} to be ready`, find, signal);
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
