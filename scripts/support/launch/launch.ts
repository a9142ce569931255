import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { takeLock } from "../../../dev/system/lock";
import { ownDirectory } from "../../../dev/system/ownDirectory";
import { findFreePort, portProblem, preferPort } from "../../../dev/system/ports";
import { UserError } from "../../../dev/system/UserError";
import { seededStripeAccounts } from "../../../prisma/seed/stripeAccounts";
import { migrate } from "../../migrate";
import { ensureBuild } from "../build";
import { keptSecret, type StartPlan } from "../settings";
import { importSeededPayments } from "../testing/seededPayments";
import { keepCluster } from "./keepCluster";
import { launchWorker, seed, startMailbox, startServer, startStripe } from "./services";
import { startUp } from "./startUp";
import { Supervisor } from "./supervisor";

export interface LaunchOptions {
  plan: StartPlan;
  development: boolean;
  /** Tells the person at the terminal what is being done. */
  say: (line: string) => void;
  /** Aborted when the start is called off. */
  signal: AbortSignal;
}

/** Everything that runs, and where. */
export interface Product {
  /** Addresses of the stand-ins that run. */
  stripeUrl: string | undefined;
  mailboxUrl: string | undefined;
  /** Resolves when one of the processes ended by itself while the others were starting; later it is started again. */
  failed: Promise<Error>;
  stop(): Promise<void>;
}

/** Starts the whole product, piece by piece, each waited for. What it started is stopped when it fails. */
export async function launch(options: LaunchOptions): Promise<Product> {
  const { result, end } = await startUp((undo) => startPieces(options, undo));
  return { ...result, stop: end };
}

async function startPieces(
  { plan, development, say, signal }: LaunchOptions,
  undo: AsyncDisposableStack,
): Promise<Omit<Product, "stop">> {
  undo.defer(takeLock(join(plan.dataDirectory, "lock"), ({ pid }) => alreadyRuns(plan, pid)));
  const supervisor = await Supervisor.begin(plan.dataDirectory);
  undo.defer(() => supervisor.stopAll());
  await requirePort(plan);

  const [database] = await inParallel(
    startDatabase({ plan, supervisor, say, signal }),
    development
      ? undefined
      : ensureBuild({ supervisor, signal, onBuild: () => say("Building for production …") }),
  );
  const stripe = plan.standIns.stripe
    ? await startStripeStandIn(plan, database.url, supervisor, signal)
    : undefined;
  const mail = plan.standIns.mail ? await startMailStandIn(plan, supervisor, signal) : undefined;
  const options = {
    env: { ...plan.defaults, DATABASE_URL: database.url, ...stripe?.env, ...mail?.env },
    development,
    toConsole: development || !plan.standIns.database,
  };
  say("Starting the background worker and the web server …");
  launchWorker(supervisor, options);
  await startServer({ supervisor, signal }, { ...options, port: plan.port, ...hostOf(plan) });
  supervisor.restartFromNow(say);
  return {
    stripeUrl: stripe?.url,
    mailboxUrl: mail?.url,
    failed: Promise.race([supervisor.failed, database.failed]),
  };
}

function hostOf({ host }: StartPlan): { host?: string } {
  return host === undefined ? {} : { host };
}

function alreadyRuns({ dataDirectory }: StartPlan, pid: number): string {
  return `The data directory ${dataDirectory} is in use by process ${pid}: stop that one, or set STUND_DATA_DIR and PORT for a second one.`;
}

async function requirePort({ port, host }: StartPlan): Promise<void> {
  const problem = await portProblem(port, host);
  if (problem === "address")
    throw new UserError(`Setting HOST is wrong: ${host} is no address of this machine.`);
  if (problem === "account")
    throw new UserError(`Port ${port} may not be used by this account: set PORT to another.`);
  if (problem === "taken")
    throw new UserError(`Port ${port} is in use by another program: free it, or set PORT to another.`);
}

/** Waits for both, also when the first fails: nothing may still be starting when the rest is stopped. */
async function inParallel<A, B>(
  first: Promise<A>,
  second: Promise<B> | undefined,
): Promise<[A, B | undefined]> {
  await Promise.allSettled([first, second]);
  return [await first, await second];
}

interface Database {
  url: string;
  failed: Promise<Error>;
}

interface Start {
  plan: StartPlan;
  supervisor: Supervisor;
  say: (line: string) => void;
  signal: AbortSignal;
}

async function startDatabase(start: Start): Promise<Database> {
  const { plan, supervisor, say, signal } = start;
  const database = plan.standIns.database
    ? await startEmbedded(start)
    : { url: process.env.DATABASE_URL ?? "", failed: new Promise<Error>(() => {}) };
  const applied = await migrate(database.url);
  signal.throwIfAborted();
  if (applied.length > 0)
    say(`Applied ${applied.length} database migration${applied.length === 1 ? "" : "s"}.`);
  if (plan.seedDemo) await seed(supervisor, { ...plan.defaults, DATABASE_URL: database.url }, signal);
  return database;
}

async function startEmbedded({ plan, supervisor, say }: Start): Promise<Database> {
  say("Starting PostgreSQL …");
  const directory = join(plan.dataDirectory, "postgres");
  const { cluster, failed, stop } = await keepCluster(directory, () => supervisor.sayRestarts);
  supervisor.alsoStop(stop);
  await cluster.ensureDatabase("stund");
  return { url: cluster.url("stund"), failed };
}

async function startStripeStandIn(
  plan: StartPlan,
  databaseUrl: string,
  supervisor: Supervisor,
  signal: AbortSignal,
) {
  const secrets = {
    secretKey: `sk_test_${keptSecret(plan.dataDirectory, "stripe-key")}`,
    webhookSecret: `whsec_${keptSecret(plan.dataDirectory, "stripe-webhook")}`,
  };
  const directory = ownDirectory(join(plan.dataDirectory, "stripe"));
  const port = await keptPort(join(directory, "port"), plan.port + 1);
  const { url } = await startStripe(
    { supervisor, signal },
    // The product is reached from this machine, whatever its public address is.
    {
      ...secrets,
      port,
      data: join(directory, "journal"),
      appUrl: `http://127.0.0.1:${plan.port}`,
      accounts: plan.seedDemo ? seededStripeAccounts() : [],
      ...(plan.seedDemo
        ? { afterStart: (url: string) => importSeededPayments(url, databaseUrl, plan.appUrl) }
        : {}),
    },
  );
  return {
    url,
    env: {
      STRIPE_SECRET_KEY: secrets.secretKey,
      STRIPE_WEBHOOK_SECRET: secrets.webhookSecret,
      STRIPE_API_BASE: url,
      // How browsers reach it, where that is not the same.
      STRIPE_PAGES_URL: process.env.STRIPE_PAGES_URL || process.env.STRIPE_STANDIN_PUBLIC_URL || url,
    },
  };
}

async function startMailStandIn(plan: StartPlan, supervisor: Supervisor, signal: AbortSignal) {
  const data = ownDirectory(join(plan.dataDirectory, "mailbox"));
  const httpPort = await keptPort(join(data, "port"), plan.port + 2);
  const options = { httpPort, smtpPort: await findFreePort(), data: join(data, "mails") };
  const { url, smtpUrl } = await startMailbox({ supervisor, signal }, options);
  return { url, env: { SMTP_URL: smtpUrl } };
}

/** The port of the last time while it is free: addresses of stand-ins stand in mails and payments. */
async function keptPort(file: string, wanted: number): Promise<number> {
  const last = existsSync(file) ? Number(readFileSync(file, "utf8")) : wanted;
  const port = await preferPort(last, wanted);
  writeFileSync(file, String(port));
  return port;
}
