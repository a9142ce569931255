import { expect, it } from "vitest";
import { forEachPaced } from "@/lib/payments/forEachPaced";
import { callStripe } from "@/lib/payments/stripe";
import { pacedCallsPerSecond } from "@/lib/payments/stripePace";
import { ownStripe } from "../../support/run/ownStripe";

await ownStripe();

/** What the worker runs each minute: holds, payments, refunds, charges, disputes with payouts, plans, events. */
const tasks = 7;
const rows = [1, 2, 3, 4, 5, 6];

it("all scheduled tasks together call twenty times a second at most, and delay nobody who waits", async () => {
  const calledMs: number[] = [];
  const call = () => callStripe(async () => void calledMs.push(performance.now()));
  const ids = () => ({});
  // Two calls for each row, as of a payout and what is in it.
  const twice = async () => {
    await call();
    await call();
  };
  const rounds = Array.from({ length: tasks }, () => forEachPaced(rows, twice, ids));
  const askedMs = performance.now();
  await callStripe(async () => undefined);
  expect(performance.now() - askedMs).toBeLessThan(100);
  await Promise.all(rounds);
  expect(calledMs).toHaveLength(tasks * rows.length * 2);
  // Each timer ends up to a millisecond early.
  const gapsMs = calledMs.map((ms, index) => ms - (calledMs[index - pacedCallsPerSecond] ?? -1_000));
  expect(Math.min(...gapsMs)).toBeGreaterThanOrEqual(1_000 - pacedCallsPerSecond);
});
