import { parseCrontab } from "graphile-worker";
import { describe, expect, it } from "vitest";
import { waitFor } from "@/dev/system/wait";
import { pool } from "@/lib/db/client";
import { startWorker } from "@/worker/startWorker";
import { crontab, taskList } from "@/worker/tasks";
import { testDatabase } from "../support/testDatabase";

await testDatabase("empty");

const beats = async () =>
  (await pool().query<{ worker_id: string }>("SELECT worker_id FROM worker_heartbeats")).rows;

describe("a worker", () => {
  it("shows a sign of life from its first moment, and takes it back when it ends", async () => {
    const worker = await startWorker(2);
    const seen = await waitFor(
      async () => {
        const rows = await beats();
        return rows.length === 2 && rows;
      },
      { what: "both heartbeats", timeoutMs: 10_000 },
    );
    expect(new Set(seen.map(({ worker_id }) => worker_id)).size).toBe(2);
    await worker.stop();
    expect(await beats()).toEqual([]);
  });

  it("keeps what comes by the clock from taking every place, however long a run takes", () => {
    const items = parseCrontab(crontab);
    expect(items.length).toBeGreaterThan(3);
    for (const { task, options } of items) {
      expect(Object.keys(taskList)).toContain(task);
      expect(options).toMatchObject({ queueName: task });
    }
  });
});
