import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { type Cluster, startCluster } from "@/dev/postgres/cluster";
import { waitFor } from "@/dev/system/wait";
import { migrate } from "@/scripts/migrate";
import { mailServer } from "../support/mailServer";
import {
  orderMail,
  ownDirectory,
  ownWorkers,
  statement,
  untilAlive,
  untilDone,
  workerGroups,
} from "../support/workerProcess";

/** A PostgreSQL that the calling test may stop and start, with the schema in it. */
async function ownPostgres() {
  const directory = join(ownDirectory("outage"), "postgres");
  let cluster: Cluster = await startCluster({ directory, durable: false });
  onTestFinished(() => cluster.stop());
  await cluster.ensureDatabase("stund");
  const url = cluster.url("stund");
  await migrate(url);
  return {
    url,
    stop: () => cluster.stop(),
    start: async () => {
      cluster = await startCluster({ directory, durable: false, port: cluster.port });
    },
  };
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
        "refuse" in how ? worker.log().includes("start again") : mails.taken(during) === 1;
      await waitFor(isAnswered, { what: "the answer, while the database lies still", timeoutMs: 30_000 });
      mails.answer(during, {});
      await postgres.start();
      await orderMail(postgres.url, later);
      await untilDone(postgres.url, "send_mail", 60_000);
      expect([during, later].map(mails.taken)).toEqual([1, 1]);
      expect(await Promise.race([worker.ended, "alive"])).toBe("alive");
    },
  );

  it("waits for a database that is away when it starts", { timeout: 60_000 }, async () => {
    const postgres = await ownPostgres();
    const mails = await mailServer();
    await orderMail(postgres.url, "early@example.com");
    await postgres.stop();
    const worker = (await ownWorkers({ DATABASE_URL: postgres.url, SMTP_URL: mails.url }))();
    await waitFor(() => worker.log().includes("start again"), { what: "a second try", timeoutMs: 20_000 });
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
    await statement(
      postgres.url,
      "INSERT INTO stripe_events (id, type, livemode, payload) VALUES ('evt_1', 'x.y', false, $1)",
      [JSON.stringify({ type: "x.y", data: { object: { id: "x" } } })],
    );
    await statement(
      postgres.url,
      `SELECT graphile_worker.add_job('process_stripe_event', '{"eventId": "evt_1"}')`,
    );
    const processed = async () =>
      (await statement(postgres.url, "SELECT FROM stripe_events WHERE processed_at IS NOT NULL")).length ===
      1;
    await waitFor(processed, { what: "the event to be processed", timeoutMs: 5_000 });
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
