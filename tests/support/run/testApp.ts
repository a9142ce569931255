import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { findFreePort } from "@/dev/system/ports";
import { seededStripeAccounts } from "@/prisma/seed/stripeAccounts";
import { launchWorker, startMailbox, startServer, startStripe } from "@/scripts/support/launch/services";
import { startUp } from "@/scripts/support/launch/startUp";
import { type Child, Supervisor } from "@/scripts/support/launch/supervisor";
import { importSeededPayments } from "@/scripts/support/testing/seededPayments";
import { type SharedApp, sharedApp, type TestContext, testContext } from "./context";
import type { DatabaseProxy } from "./databaseProxy";
import { createTestDatabase } from "./databases";
import type { templates } from "./templates";
import { testSettings, unreachableSettings } from "./testSettings";

export interface TestAppOptions {
  /** Names its directory with the logs. */
  name: string;
  template?: keyof typeof templates;
  /** The address it listens on; without it, all of them. */
  host?: string;
  /** Settings beyond the usual ones of a test. */
  env?: Record<string, string>;
  /** What its server and worker reach the database by; without it, directly. */
  proxy?: DatabaseProxy;
}

/** The whole product, of the production build, with a database, stand-ins and ports of its own. */
export interface TestApp extends SharedApp {
  /** Ends the web server; without a signal by asking it, as a deployment does. */
  stopServer(how?: "SIGKILL"): Promise<void>;
  /** Starts it again at the same address, and waits until it is ready. */
  startServer(): Promise<void>;
  stopWorker(how?: "SIGKILL"): Promise<void>;
  startWorker(): void;
  /** Ends everything and drops the database. */
  stop(): Promise<void>;
  [Symbol.asyncDispose](): Promise<void>;
}

/** Starts a product for the calling test alone, to be killed and cut off as it likes: `await using app = …`. */
export function testApp(options: TestAppOptions): Promise<TestApp> {
  return startTestApp(testContext(), options);
}

export async function startTestApp(context: TestContext, options: TestAppOptions): Promise<TestApp> {
  const { result, end } = await startUp((undo) => startPieces(context, options, undo));
  return { ...result, stop: end, [Symbol.asyncDispose]: end };
}

async function startPieces(context: TestContext, options: TestAppOptions, undo: AsyncDisposableStack) {
  const directory = join(context.directory, options.name);
  const supervisor = await Supervisor.begin(directory);
  const database = await createTestDatabase(context, options.template ?? "seeded");
  undo.defer(database.drop);
  undo.defer(() => supervisor.stopAll());

  const port = await findFreePort("::");
  const url = `http://localhost:${port}`;
  const standIns = await startStandIns(supervisor, directory, url);
  await importSeededPayments(standIns.stripeUrl, database.url, url);
  const env = {
    ...testSettings,
    ...standIns.env,
    DATABASE_URL: options.proxy?.through(database.url) ?? database.url,
    DATABASE_POOL_SIZE: "10",
    APP_URL: url,
    ...options.env,
  };
  const host = options.host === undefined ? {} : { host: options.host };
  const serve = (at: number, name: string) => startServer({ supervisor }, { env, port: at, name, ...host });
  let worker = launchWorker(supervisor, { env });
  let server = await serve(port, "server");
  return {
    url,
    databaseUrl: database.url,
    stripeUrl: standIns.stripeUrl,
    mailboxUrl: standIns.mailboxUrl,
    logs: join(directory, "logs"),
    stopServer: (how?: "SIGKILL") => endChild(server, how),
    startServer: async () => {
      server = await serve(port, "server");
    },
    stopWorker: (how?: "SIGKILL") => endChild(worker, how),
    startWorker: () => {
      worker = launchWorker(supervisor, { env });
    },
  };
}

/** One more web server on the shared product's database, with settings of its own. Its mails are the shared worker's. */
export async function serverBeside(
  options: Required<Pick<TestAppOptions, "name" | "env">> & Pick<TestAppOptions, "host">,
): Promise<{ url: string; stop(): Promise<void> }> {
  const { databaseUrl, stripeUrl } = sharedApp();
  const { result, end } = await startUp(async (undo) => {
    const supervisor = await Supervisor.begin(join(testContext().directory, options.name));
    undo.defer(() => supervisor.stopAll());
    const port = await findFreePort("::");
    const url = `http://${options.host ?? "localhost"}:${port}`;
    const env = {
      ...testSettings,
      ...unreachableSettings,
      DATABASE_URL: databaseUrl,
      STRIPE_API_BASE: stripeUrl,
      APP_URL: url,
      ...options.env,
    };
    const host = options.host === undefined ? {} : { host: options.host };
    await startServer({ supervisor }, { env, port, ...host });
    return url;
  });
  return { url: result, stop: end };
}

function endChild(child: Child, how: "SIGKILL" | undefined): Promise<void> {
  return how === "SIGKILL" ? child.kill() : child.stop();
}

async function startStandIns(supervisor: Supervisor, directory: string, url: string) {
  const mails = join(directory, "mails");
  mkdirSync(mails, { recursive: true });
  const [stripe, mailbox] = await Promise.all([
    startStripe(
      { supervisor },
      {
        port: 0,
        data: join(directory, "stripe-journal"),
        appUrl: url,
        secretKey: testSettings.STRIPE_SECRET_KEY,
        webhookSecret: testSettings.STRIPE_WEBHOOK_SECRET,
        accounts: seededStripeAccounts(),
      },
    ),
    startMailbox({ supervisor }, { smtpPort: 0, httpPort: 0, data: mails }),
  ]);
  return {
    stripeUrl: stripe.url,
    mailboxUrl: mailbox.url,
    env: { STRIPE_API_BASE: stripe.url, SMTP_URL: mailbox.smtpUrl },
  };
}
