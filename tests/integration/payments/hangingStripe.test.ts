import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { haircut } from "@/dev/stripe/testing";
import { waitFor } from "@/dev/system/wait";
import { finalizeBooking, refreshCheckout } from "@/lib/checkout/pay/finishCheckout";
import { db, pool } from "@/lib/db/client";
import { isAppError } from "@/lib/errors/AppError";
import { toAppError } from "@/lib/http/errorResponse";
import { onboardingStatus } from "@/lib/payments/onboarding";
import { callStripe, stripeFailure } from "@/lib/payments/stripe";
import { withinBudget, writeBudgetMs } from "@/lib/payments/stripeBudget";
import { checkoutAtStripe } from "../../support/calls/checkoutAtStripe";
import { ownStripe } from "../../support/run/ownStripe";
import { sharedDatabase } from "../../support/run/testDatabase";

const standIn = await ownStripe();
await sharedDatabase();
afterEach(() => standIn.control("outage"));

async function timed<T>(work: Promise<T>): Promise<{ result: T | unknown; ms: number }> {
  const startedMs = performance.now();
  const result = await work.catch((error: unknown) => error);
  return { result, ms: performance.now() - startedMs };
}
const hang = () => standIn.control("outage", { latencyMs: 30_000 });
/** Far more than any budget, on a busy machine too, and far less than it hangs. */
const soonMs = 20_000;
const isAway = (result: unknown) => isAppError(result, "payments_unavailable");

describe("while Stripe hangs", () => {
  beforeEach(hang);

  it("reading a checkout says so within three seconds", async () => {
    await standIn.control("outage");
    const { sessionId } = await checkoutAtStripe(standIn);
    await hang();
    const told = await timed(finalizeBooking({ sessionId }));
    expect(isAway(told.result)).toBe(true);
    expect(told.ms).toBeLessThan(soonMs);
  });

  it("a change says so within ten", async () => {
    const open = () =>
      callStripe((stripe) => stripe.checkout.sessions.create(haircut(), { idempotencyKey: "hanging" }));
    const told = await timed(withinBudget(writeBudgetMs, open));
    expect(isAway(told.result)).toBe(true);
    expect(told.ms).toBeLessThan(soonMs);
  });

  it("the shorter of two budgets counts, for all calls together", async () => {
    const read = () => callStripe((stripe) => stripe.balance.retrieve());
    const told = await timed(
      withinBudget(500, () => withinBudget(5_000, async () => read().catch(() => read()))),
    );
    expect(isAway(told.result)).toBe(true);
    expect(told.ms).toBeLessThan(4_500);
  });
});

/** Lets time pass until Stripe may be asked again. */
const later = () => pool().query("DELETE FROM rate_limits WHERE key LIKE 'ask_stripe%'");

describe("who looks at a checkout", () => {
  it("is told that nobody knows while Stripe hangs, and does not wait when enough others do", async () => {
    const { sessionId } = await checkoutAtStripe(standIn, { card: true });
    await hang();
    const looks = await Promise.all(Array.from({ length: 8 }, () => timed(refreshCheckout(sessionId))));
    for (const { result } of looks)
      expect(result).toMatchObject({ isStale: true, booking: { status: "pending" } });
    // Whoever waits does so for three seconds; each timer ends up to a millisecond early.
    expect(looks.filter(({ ms }) => ms < 2_990)).toHaveLength(3);
    expect(looks.filter(({ ms }) => ms < soonMs)).toHaveLength(8);
    await standIn.control("outage");
    await later();
    expect(await refreshCheckout(sessionId)).toMatchObject({
      isStale: false,
      booking: { status: "confirmed" },
    });
  });

  it("has Stripe asked a few times in ten seconds, however many look", async () => {
    const { sessionId, pay } = await checkoutAtStripe(standIn);
    await Promise.all(Array.from({ length: 20 }, () => refreshCheckout(sessionId)));
    await pay();
    expect(await refreshCheckout(sessionId)).toMatchObject({ isStale: false, payment: { status: "open" } });
    await later();
    expect(await refreshCheckout(sessionId)).toMatchObject({ payment: { status: "paid" } });
  });
});

it("a business that looks at its account often is told what was said last", async () => {
  const { place, account } = await checkoutAtStripe(standIn);
  for (let look = 0; look < 5; look += 1)
    expect(await onboardingStatus(place.id)).toMatchObject({ isOnboarded: true });
  await standIn.control(`accounts/${account}`, { standing: "rejected" });
  expect(await onboardingStatus(place.id)).toMatchObject({ isOnboarded: true });
  await later();
  expect(await onboardingStatus(place.id)).toMatchObject({ isOnboarded: false });
});

it("a request that Stripe is still at work on is answered as unavailable", async () => {
  const { account } = await checkoutAtStripe(standIn);
  await standIn.control("outage", { latencyMs: 8_000, times: 1 });
  const options = { stripeAccount: account, idempotencyKey: "twice" };
  const first = standIn.stripe.checkout.sessions.create(haircut(), options);
  const isUnderWay = async () => {
    const outage: { latencyMs: number } = await (await fetch(`${standIn.url}/_test/outage`)).json();
    return outage.latencyMs === 0;
  };
  await waitFor(isUnderWay, { what: "the first request to arrive", timeoutMs: 7_000 });
  const told = await withinBudget(2_000, () =>
    callStripe((stripe) => stripe.checkout.sessions.create(haircut(), options)),
  ).catch((error: unknown) => error);
  expect(isAway(told)).toBe(true);
  expect(told instanceof Error ? stripeFailure(told.cause)?.statusCode : undefined).toBe(409);
  await first;
});

it("a database that goes away within a transaction is unavailable, and no fault of ours", async () => {
  const thrown = await db()
    .$transaction(async (tx) => {
      const [row] = await tx.$queryRaw<{ pid: number }[]>`SELECT pg_backend_pid() AS pid`;
      await pool().query("SELECT pg_terminate_backend($1, 5000)", [row?.pid]);
      await tx.stripeEvent.count();
    })
    .catch((error: unknown) => error);
  expect(toAppError(thrown).code).toBe("unavailable");
});
