import { type Finding, Invariant } from "../invariant";
import type { Round } from "../round";

/** Answers, processes, jobs and events: what an operator looks at. */
export async function checkOperation(round: Round): Promise<Finding[]> {
  return [
    answersExpected(round),
    processesLived(round),
    await jobsDone(round),
    await eventsDone(round),
    deadlocks(round),
  ];
}

function answersExpected({ answers, fleet }: Round): Finding {
  const rule = new Invariant(
    "every answer was one that its call may get; 503 only while something was down, 500 never",
  );
  const wrong = answers.wrong(fleet.downtime);
  for (let index = wrong.length; index < answers.count; index += 1) rule.check(undefined);
  for (const { kind, path, server, status, code, requestId, from, until } of wrong) {
    const ms = Math.round(until - from);
    rule.check(
      `${kind}: ${status} ${code} after ${ms} ms (${server}, ${path.split("?")[0]}, request ${requestId})`,
    );
  }
  return rule.finding;
}

/** Of all that were started, those that ended without being told to. */
function processesLived({ fleet }: Round): Finding {
  const rule = new Invariant("no process ends by itself when another one dies");
  for (let index = fleet.deaths.length; index < fleet.starts; index += 1) rule.check(undefined);
  for (const { part, how, lastWords } of fleet.deaths)
    rule.check(`${part} ended by itself (${how}): ${lastWords}`);
  return rule.finding;
}

async function jobsDone({ fleet }: Round): Promise<Finding> {
  const rule = new Invariant("no job is left failed or waiting");
  const [done] = await fleet.database.rows<{ count: number }>(
    `SELECT ((SELECT count(*) FROM outbox_mails) + (SELECT count(*) FROM stripe_events) + (SELECT count(*) FROM refunds))::int
       AS count`,
  );
  const left = await fleet.database.rows<{ task: string; attempts: number; error: string | null }>(
    `SELECT task_identifier AS task, attempts, last_error AS error FROM graphile_worker.jobs j
     WHERE NOT EXISTS (SELECT FROM graphile_worker._private_known_crontabs c WHERE c.identifier = j.task_identifier)
       OR j.attempts >= j.max_attempts`,
  );
  for (let index = left.length; index < (done?.count ?? 0); index += 1) rule.check(undefined);
  for (const { task, attempts, error } of left) {
    rule.check(`${task} after ${attempts} attempts: ${error?.split("\n")[0] ?? "waiting"}`);
  }
  return rule.finding;
}

async function eventsDone({ fleet }: Round): Promise<Finding> {
  const rule = new Invariant("every event of Stripe's that was taken in was processed");
  const rows = await fleet.database.rows<{ id: string; type: string; error: string | null; isDone: boolean }>(
    `SELECT id, type, last_error AS error, processed_at IS NOT NULL AS "isDone" FROM stripe_events`,
  );
  for (const { id, type, error, isDone } of rows) rule.check(!isDone && `${id} (${type}): ${error}`);
  return rule.finding;
}

function deadlocks({ fleet, operations }: Round): Finding {
  const rule = new Invariant("no deadlock in the database");
  for (let index = 0; index < operations.total; index += 1) rule.check(undefined);
  for (let index = 0; index < fleet.deadlocks; index += 1)
    rule.check("a deadlock stands in PostgreSQL's log");
  return rule.finding;
}
