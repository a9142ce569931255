import { mkdirSync } from "node:fs";
import { findFreePort } from "@/dev/system/ports";
import { waitFor } from "@/dev/system/wait";
import { signalGroup } from "@/scripts/support/launch/processLedger";
import { launchWorker, startMailbox, startServer, startStripe } from "@/scripts/support/launch/services";
import { type Child, Supervisor } from "@/scripts/support/launch/supervisor";
import { testSettings } from "../../support/run/testSettings";
import type { Database } from "../database";
import { type Balancer, startBalancer } from "./balancer";
import type { DatabaseServer } from "./databaseServer";
import { Downtime, type Part } from "./downtime";

type Process = Exclude<Part, "database">;
type Server = "server-a" | "server-b";
const processes = ["stripe", "mailbox", "worker", "server-a", "server-b"] as const;

/** What the product's webhook endpoint is subscribed to (docs/operations.md). */
const subscribed = [
  "checkout.session.completed",
  "checkout.session.async_payment_succeeded",
  "checkout.session.async_payment_failed",
  "checkout.session.expired",
  "refund.created",
  "refund.updated",
  "refund.failed",
  "account.updated",
  "account.application.deauthorized",
].join(",");

/** A connected account that the stand-in is to know. */
type Account = { id: string; companyName: string };

/** A process that ended without being told to. */
type Death = { part: Part; how: string; lastWords: string };

type Addresses = {
  ports: Record<Server, number>;
  stripePort: number;
  smtpPort: number;
  mailboxPort: number;
};

/** `older`: the checkout that the second server runs, where it is another version. */
type Setting = { accounts: readonly Account[]; older: string | undefined };

/** One installation of the product: two servers, worker, database, Stripe stand-in and mailbox, each killed and started at will. */
export class Fleet {
  readonly downtime = new Downtime();
  readonly database: Database;
  /** Processes that ended by themselves, in the order in which they did. */
  readonly deaths: Death[] = [];
  /** Begins the paths of everything it keeps on disk. */
  readonly #prefix: string;
  readonly #server: DatabaseServer;
  readonly #balancer: Balancer;
  readonly #addresses: Addresses;
  readonly #setting: Setting;
  readonly #children = new Map<Process, Child>();
  readonly #restarts = new Set<Promise<void>>();
  readonly #deadlocksBefore: number;
  #starts = 0;
  #isStopping = false;

  private constructor(
    prefix: string,
    database: Database,
    server: DatabaseServer,
    balancer: Balancer,
    addresses: Addresses,
    setting: Setting,
  ) {
    this.#prefix = prefix;
    this.database = database;
    this.#server = server;
    this.#deadlocksBefore = server.deadlocks;
    this.#balancer = balancer;
    this.#addresses = addresses;
    this.#setting = setting;
  }

  /** Starts everything on a database that is there; `prefix` is that of the paths of its files. */
  static async start(
    prefix: string,
    server: DatabaseServer,
    database: Database,
    setting: Setting,
  ): Promise<Fleet> {
    const ports = { "server-a": await findFreePort("::"), "server-b": await findFreePort("::") };
    const addresses = {
      ports,
      stripePort: await findFreePort(),
      smtpPort: await findFreePort(),
      mailboxPort: await findFreePort(),
    };
    const balancer = await startBalancer(Object.values(ports));
    const fleet = new Fleet(prefix, database, server, balancer, addresses, setting);
    mkdirSync(fleet.mailDirectory, { recursive: true });
    try {
      await Promise.all(processes.map((part) => fleet.#begin(part)));
    } catch (error) {
      await fleet.stop();
      throw error;
    }
    return fleet;
  }

  url(server: Server): string {
    return `http://localhost:${this.#addresses.ports[server]}`;
  }

  get stripeUrl(): string {
    return `http://127.0.0.1:${this.#addresses.stripePort}`;
  }

  get mailboxUrl(): string {
    return `http://localhost:${this.#addresses.mailboxPort}`;
  }

  get mailDirectory(): string {
    return `${this.#prefix}-mails`;
  }

  get journalFile(): string {
    return `${this.#prefix}-stripe-journal`;
  }

  /** How many processes were started so far. */
  get starts(): number {
    return this.#starts;
  }

  /** How many deadlocks the database has told of since the start. */
  get deadlocks(): number {
    return this.#server.deadlocks - this.#deadlocksBefore;
  }

  /** Ends a part as a crash does. It is down until `startAgain`. */
  async kill(part: Part): Promise<() => Promise<void>> {
    const back = this.downtime.begin(part, "killed");
    if (part === "database") await this.#server.kill();
    else {
      const child = this.#children.get(part);
      this.#children.delete(part);
      await child?.kill();
    }
    return async () => {
      if (part === "database") await this.#server.startAgain();
      else await this.#begin(part);
      back();
    };
  }

  /** Stops a process, so that its callers wait without an answer; the returned function lets it continue. */
  freeze(part: Process): () => void {
    const child = this.#children.get(part);
    if (child === undefined) return () => undefined;
    const back = this.downtime.begin(part, "frozen");
    signalGroup(child.pid, "SIGSTOP");
    return () => {
      signalGroup(child.pid, "SIGCONT");
      back();
    };
  }

  /** Waits until whatever ended by itself has been started again. */
  async whole(): Promise<void> {
    while (this.#restarts.size > 0) await Promise.all(this.#restarts);
  }

  async stop(): Promise<void> {
    this.#isStopping = true;
    await this.whole();
    const children = [...this.#children.values()].reverse();
    this.#children.clear();
    for (const child of children) {
      signalGroup(child.pid, "SIGCONT");
      await child.stop();
    }
    await this.#balancer.close();
  }

  async #begin(part: Process): Promise<void> {
    // A supervisor of its own for each: one that finds its process dead gives up what else it waits for.
    this.#starts += 1;
    const supervisor = await Supervisor.begin(`${this.#prefix}-${this.#starts}-${part}`);
    const child = await this.#launch(part, supervisor);
    this.#children.set(part, child);
    child.ended.then((how) => {
      if (this.#isStopping || this.#children.get(part) !== child) return;
      this.deaths.push({ part, how, lastWords: lastError(child.log()) });
      this.#children.delete(part);
      const back = this.downtime.begin(part, "ended by itself");
      const restart = this.#begin(part).then(back);
      this.#restarts.add(restart);
      restart.finally(() => this.#restarts.delete(restart)).catch(() => undefined);
    });
  }

  async #launch(part: Process, supervisor: Supervisor): Promise<Child> {
    if (part === "stripe") return this.#startStripe(supervisor);
    if (part === "mailbox") {
      const { smtpPort, mailboxPort: httpPort } = this.#addresses;
      // Enough for those who read the mails before the oldest are dropped, and no more than a restart reads fast.
      const options = { smtpPort, httpPort, data: this.mailDirectory, keep: 1_000 };
      return (await startMailbox({ supervisor }, options)).child;
    }
    if (part === "worker") return launchWorker(supervisor, { env: this.#settings() });
    const port = this.#addresses.ports[part];
    const { older } = this.#setting;
    const directory = part === "server-b" && older !== undefined ? { directory: older } : {};
    return startServer({ supervisor }, { env: this.#settings(), port, name: part, ...directory });
  }

  async #startStripe(supervisor: Supervisor): Promise<Child> {
    const { child } = await startStripe(
      { supervisor },
      {
        port: this.#addresses.stripePort,
        data: this.journalFile,
        appUrl: this.#balancer.url,
        secretKey: testSettings.STRIPE_SECRET_KEY,
        webhookSecret: testSettings.STRIPE_WEBHOOK_SECRET,
        accounts: this.#setting.accounts.map(({ id, companyName }) => ({
          id,
          companyName,
          email: "hej@exempel.se",
          chargesEnabled: true,
          payoutsEnabled: true,
          detailsSubmitted: true,
        })),
        // Payments and refunds that take their time are settled by the harness, or by the clock soon enough.
        env: { STRIPE_WEBHOOK_EVENTS: subscribed, STRIPE_STANDIN_ASYNC_SECONDS: "3" },
      },
    );
    return child;
  }

  #settings(): Record<string, string> {
    return {
      ...testSettings,
      DATABASE_URL: this.database.url,
      DATABASE_POOL_SIZE: "10",
      APP_URL: this.url("server-a"),
      STRIPE_API_BASE: this.stripeUrl,
      SMTP_URL: `smtp://127.0.0.1:${this.#addresses.smtpPort}`,
    };
  }
}

/** The line of a log that says best why it ends. */
function lastError(log: string): string {
  const lines = log.trimEnd().split("\n");
  return (lines.findLast((line) => /error|rejection/i.test(line)) ?? lines.at(-1) ?? "").slice(0, 300).trim();
}

/** Waits until a condition of the running product holds; short words for the many of them. */
export function until(
  what: string,
  condition: () => Promise<boolean | undefined> | boolean | undefined,
  timeoutMs = 20_000,
): Promise<true> {
  return waitFor(async () => (await condition()) === true || undefined, { what, timeoutMs, everyMs: 40 });
}
