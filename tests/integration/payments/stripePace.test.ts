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
  const all = tasks * rows.length * 2;
  const begunMs = performance.now();
  const rounds = Array.from({ length: tasks }, () => forEachPaced(rows, twice, ids));
  await callStripe(async () => undefined);
  expect(calledMs.length).toBeLessThan(all / 2);
  await Promise.all(rounds);
  expect(calledMs).toHaveLength(all);
  // Each timer ends up to a millisecond early. A busy machine makes a call later than its turn, and never earlier.
  const leastMs = 1_000 / pacedCallsPerSecond - 1;
  const early = calledMs.filter((ms, index) => ms - begunMs < index * leastMs);
  expect(early).toEqual([]);
});
