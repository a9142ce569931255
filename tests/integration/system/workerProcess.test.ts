import { join } from "node:path";
import pg from "pg";
import { describe, expect, it, onTestFinished } from "vitest";
import { type Cluster, startCluster } from "@/dev/postgres/cluster";
import { waitFor } from "@/dev/system/wait";
import { migrate } from "@/scripts/migrate";
import { mailServer } from "../../support/run/mailServer";
import {
  orderMail,
  ownWorkers,
  statement,
  temporaryDirectory,
  untilAlive,
  untilDone,
  workerGroups,
} from "../../support/run/workerProcess";

/** A PostgreSQL that the calling test may stop and start, with the schema in it. */
async function ownPostgres() {
  const directory = join(temporaryDirectory("outage"), "postgres");
  let cluster: Cluster = await startCluster({ directory, durable: false });
  onTestFinished(() => cluster.stop());
  await cluster.ensureDatabase("stund");
  const url = cluster.url("stund");
  await migrate(url);
  return {
    url,
    stop: () => cluster.stop(),
    crash: async () => {
      process.kill(cluster.pid, "SIGKILL");
      await cluster.ended;
    },
    start: async () => {
      const start = () => startCluster({ directory, durable: false, port: cluster.port });
      // Those that served the connections of a crashed one end within moments; until then it does not start.
      cluster = await waitFor(start, { what: "PostgreSQL to start again", timeoutMs: 30_000 });
    },
  };
}

/** Stores events of Stripe's that mean nothing to the product, with the jobs that process them. */
async function orderEvents(url: string, name: string, count: number): Promise<void> {
  await statement(
    url,
    `WITH stored AS (
       INSERT INTO stripe_events (id, type, livemode, payload)
       SELECT 'evt_' || $1::text || '_' || n, 'x.y', false, $2 FROM generate_series(1, $3::int) n RETURNING id)
     SELECT graphile_worker.add_job('process_stripe_event', json_build_object('eventId', id)) FROM stored`,
    [name, JSON.stringify({ type: "x.y", data: { object: { id: "x" } } }), count],
  );
}

async function processedEvents(url: string, name: string): Promise<number> {
  const text =
    "SELECT FROM stripe_events WHERE id LIKE 'evt_' || $1::text || '%' AND processed_at IS NOT NULL";
  return (await statement(url, text, [name])).length;
}

describe("the background worker", () => {
  it.each([
    ["was taken", {}],
    ["was refused", { refuse: true }],
  ])(
    "outlives a restart of the database during which a mail %s, and the mail arrives once",
    { timeout: 120_000 },
    async (_what, how) => {
      const postgres = await ownPostgres();
      const mails = await mailServer();
      const worker = (await ownWorkers({ DATABASE_URL: postgres.url, SMTP_URL: mails.url }))();
      await untilAlive(postgres.url, workerGroups);
      const [during, later] = ["during@example.com", "later@example.com"] as const;
      mails.answer(during, { afterMs: 3_000, ...how });
      await orderMail(postgres.url, during);
      await waitFor(() => mails.brought(during) === 1, { what: "the mail", timeoutMs: 20_000 });
      await postgres.stop();
      const isAnswered = () =>
        "refuse" in how ? worker.log().includes("starts again") : mails.taken(during) === 1;
      await waitFor(isAnswered, { what: "the answer, while the database lies still", timeoutMs: 30_000 });
      mails.answer(during, {});
      await postgres.start();
      await orderMail(postgres.url, later);
      await untilDone(postgres.url, "send_mail", 60_000);
      expect([during, later].map(mails.taken)).toEqual([1, 1]);
      expect(await Promise.race([worker.ended, "alive"])).toBe("alive");
    },
  );

  it("goes on with every kind of job after crashes of the database amid many of them", {
    timeout: 120_000,
  }, async () => {
    const postgres = await ownPostgres();
    const mails = await mailServer();
    const worker = (await ownWorkers({ DATABASE_URL: postgres.url, SMTP_URL: mails.url }))();
    await untilAlive(postgres.url, workerGroups);
    for (const crash of ["first", "second"]) {
      await orderEvents(postgres.url, crash, 1_000);
      await orderMail(postgres.url, `${crash}@example.com`);
      await waitFor(async () => (await processedEvents(postgres.url, crash)) > 20, {
        what: "the first events",
        timeoutMs: 20_000,
      });
      await postgres.crash();
      await postgres.start();
      await untilDone(postgres.url, "process_stripe_event", 45_000);
      await untilDone(postgres.url, "send_mail", 20_000);
    }
    expect(await Promise.race([worker.ended, "alive"])).toBe("alive");
  });

  it("takes jobs although the database was lost while it asked for the first ones", {
    timeout: 90_000,
  }, async () => {
    const postgres = await ownPostgres();
    const mails = await mailServer();
    const other = new pg.Client({ connectionString: postgres.url });
    await other.connect();
    onTestFinished(() => other.end());
    // What it looks up before its first job waits, and is cut off.
    await other.query("BEGIN; LOCK TABLE graphile_worker._private_tasks IN ACCESS EXCLUSIVE MODE");
    (await ownWorkers({ DATABASE_URL: postgres.url, SMTP_URL: mails.url }))();
    let cutOff = 0;
    const cutOffAll = async () => {
      const waiting = "FROM pg_stat_activity WHERE wait_event_type = 'Lock'";
      cutOff += (await statement(postgres.url, `SELECT pg_terminate_backend(pid) ${waiting}`)).length;
      return cutOff >= workerGroups;
    };
    await waitFor(cutOffAll, { what: "each group to ask", timeoutMs: 30_000 });
    await other.query("ROLLBACK");
    await orderMail(postgres.url, "first@example.com");
    await waitFor(() => mails.taken("first@example.com") === 1, { what: "the mail", timeoutMs: 30_000 });
  });

  it("waits for a database that is away when it starts", { timeout: 60_000 }, async () => {
    const postgres = await ownPostgres();
    const mails = await mailServer();
    await orderMail(postgres.url, "early@example.com");
    await postgres.stop();
    const worker = (await ownWorkers({ DATABASE_URL: postgres.url, SMTP_URL: mails.url }))();
    await waitFor(() => worker.log().includes("starts again"), { what: "a second try", timeoutMs: 20_000 });
    await postgres.start();
    await waitFor(() => mails.taken("early@example.com") === 1, { what: "the mail", timeoutMs: 20_000 });
  });

  it("processes payments at once while forty mails hang", { timeout: 60_000 }, async () => {
    const mails = await mailServer();
    const postgres = await ownPostgres();
    const start = await ownWorkers({ DATABASE_URL: postgres.url, SMTP_URL: mails.url });
    const hanging = Array.from({ length: 40 }, (_, index) => `hanging-${index}@example.com`);
    for (const to of hanging) {
      mails.answer(to, { never: true });
      await orderMail(postgres.url, to);
    }
    const worker = start();
    onTestFinished(() => worker.kill());
    const isBusy = () => hanging.filter((to) => mails.brought(to) > 0).length >= 8;
    await waitFor(isBusy, { what: "the places of mails to be taken", timeoutMs: 20_000 });
    await orderEvents(postgres.url, "paid", 1);
    const isProcessed = async () => (await processedEvents(postgres.url, "paid")) === 1;
    await waitFor(isProcessed, { what: "the event to be processed", timeoutMs: 20_000 });
  });

  it("takes its sign of life back when it ends", { timeout: 60_000 }, async () => {
    const postgres = await ownPostgres();
    const worker = (await ownWorkers({ DATABASE_URL: postgres.url }))();
    await untilAlive(postgres.url, workerGroups);
    await worker.stop();
    expect(await statement(postgres.url, "SELECT FROM worker_heartbeats")).toEqual([]);
    expect(await worker.ended).toBe("exit code 0");
  });
});
