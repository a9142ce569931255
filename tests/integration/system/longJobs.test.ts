import { expect, it } from "vitest";
import { waitFor } from "@/dev/system/wait";
import { mailServer } from "../../support/run/mailServer";
import { testDatabase } from "../../support/run/testDatabase";
import {
  orderMail,
  ownWorkers,
  queueMail,
  untilAlive,
  untilDone,
  workerGroups,
} from "../../support/run/workerProcess";

/* In a file of their own, since they take long: the runner begins with it (vitest.config.ts). */

it("a worker is not taken for dead during a job of a minute: each mail is brought once", {
  timeout: 150_000,
}, async () => {
  const database = await testDatabase("empty");
  const mails = await mailServer();
  const start = await ownWorkers({ DATABASE_URL: database, SMTP_URL: mails.url });
  start();
  start();
  await untilAlive(database, 2 * workerGroups);
  const [slow, slower] = ["25s@example.com", "60s@example.com"] as const;
  mails.answer(slow, { afterMs: 25_000 });
  mails.answer(slower, { afterMs: 60_000 });
  await orderMail(database, slow);
  await orderMail(database, slower);
  await untilDone(database, "send_mail", 100_000);
  expect([slow, slower].map(mails.brought)).toEqual([1, 1]);
});

it("a job of a worker that was killed leaves nothing behind when it was queued anew meanwhile", {
  timeout: 90_000,
}, async () => {
  const database = await testDatabase("empty");
  const mails = await mailServer();
  const start = await ownWorkers({ DATABASE_URL: database, SMTP_URL: mails.url });
  const killed = start();
  await untilAlive(database, workerGroups);
  const to = "anew@example.com";
  mails.answer(to, { never: true });
  const id = await orderMail(database, to);
  await waitFor(() => mails.brought(to) === 1, { what: "the mail", timeoutMs: 20_000 });
  killed.kill();
  await killed.ended;
  mails.answer(to, {});
  await queueMail(database, id);
  start();
  await waitFor(() => mails.taken(to) === 1, { what: "the mail from the other worker", timeoutMs: 20_000 });
  await untilDone(database, "send_mail", 45_000);
});

it("a job that is queued anew while it runs, and then fails, leaves nothing behind", {
  timeout: 60_000,
}, async () => {
  const database = await testDatabase("empty");
  const mails = await mailServer();
  const start = await ownWorkers({ DATABASE_URL: database, SMTP_URL: mails.url });
  start();
  await untilAlive(database, workerGroups);
  const to = "refused@example.com";
  mails.answer(to, { afterMs: 3_000, refuse: true });
  const id = await orderMail(database, to);
  await waitFor(() => mails.brought(to) === 1, { what: "the mail", timeoutMs: 20_000 });
  mails.answer(to, {});
  await queueMail(database, id);
  await untilDone(database, "send_mail", 30_000);
  expect(mails.taken(to)).toBe(1);
});
