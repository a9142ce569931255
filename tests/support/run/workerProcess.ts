import { randomUUID } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { onTestFinished } from "vitest";
import { waitFor } from "@/dev/system/wait";
import { launchWorker } from "@/scripts/support/launch/services";
import { type Child, Supervisor } from "@/scripts/support/launch/supervisor";
import { testSettings, unreachableSettings } from "./testSettings";

/** The groups of a worker's runners: mails, payments, calendars and scheduled tasks. Each has a row in worker_heartbeats. */
export const workerGroups = 4;

/** A directory for the calling test, removed after it. */
export function temporaryDirectory(name: string): string {
  const directory = mkdtempSync(join(tmpdir(), `stund-${name}-`));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  return directory;
}

/**
 * Background workers as processes of their own, as they run in production; ended after the calling test.
 * @param log where they write, in place of a file that goes with them
 */
export async function ownWorkers(env: Record<string, string>, log?: string): Promise<() => Child> {
  const directory = temporaryDirectory("workers");
  if (log !== undefined) {
    mkdirSync(join(directory, "logs"));
    symlinkSync(log, join(directory, "logs", "worker.log"));
  }
  const supervisor = await Supervisor.begin(directory);
  onTestFinished(() => supervisor.stopAll());
  const settings = { ...testSettings, ...unreachableSettings, LOG_LEVEL: "info", ...env };
  return () => launchWorker(supervisor, { env: settings });
}

/** One statement on a connection of its own. */
export async function statement(url: string, text: string, values: unknown[] = []): Promise<unknown[][]> {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => undefined);
  await client.connect();
  try {
    return (await client.query({ text, values, rowMode: "array" })).rows;
  } finally {
    await client.end();
  }
}

/** Writes a mail to the outbox with the job that sends it, and returns its id. */
export async function orderMail(url: string, recipient: string): Promise<string> {
  const id = randomUUID();
  await statement(
    url,
    "INSERT INTO outbox_mails (id, kind, recipient, locale, payload) VALUES ($1, 'password_changed', $2, 'sv', $3)",
    [id, recipient, JSON.stringify({ url: "http://localhost/" })],
  );
  await queueMail(url, id);
  return id;
}

/** Queues the mail, also once more. */
export async function queueMail(url: string, id: string): Promise<void> {
  await statement(
    url,
    `SELECT graphile_worker.add_job('send_mail', json_build_object('mailId', $1::text), job_key => 'mail-' || $1::text)`,
    [id],
  );
}

/** Waits until so many groups of places have a row in worker_heartbeats. */
export function untilAlive(url: string, groups: number): Promise<unknown> {
  const alive = async () => (await statement(url, "SELECT FROM worker_heartbeats")).length === groups;
  return waitFor(alive, { what: `${groups} signs of life`, timeoutMs: 30_000 });
}

/** Waits until no job of a kind is left. */
export function untilDone(url: string, task: string, timeoutMs: number): Promise<unknown> {
  const done = async () =>
    (await statement(url, "SELECT FROM graphile_worker.jobs WHERE task_identifier = $1", [task])).length ===
    0;
  return waitFor(done, { what: `the jobs of ${task}`, timeoutMs });
}
