import { expect, it } from "vitest";
import { mailServer } from "../support/mailServer";
import { testDatabase } from "../support/testDatabase";
import { orderMail, ownWorkers, untilAlive, untilDone, workerGroups } from "../support/workerProcess";

/* In a file of its own, since it takes more than a minute: the runner begins with it (vitest.config.ts). */

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
