import { afterEach, describe, expect, it } from "vitest";
import { hold } from "../../support/builders/bookedTimes";
import { anyFreeSlot, postCheckout, wish } from "../../support/calls/checkout";
import { call } from "../../support/calls/http";
import { sharedApp } from "../../support/run/context";
import { steerStripe } from "../../support/run/standIn";

/* Stripe takes the connection and does not answer. */

const hang = (path: string) =>
  steerStripe(sharedApp().stripeUrl, "outage", { latencyMs: 25_000, path: `/v1/checkout/sessions${path}` });
/** Far more than pages and calls wait for Stripe, on a busy machine too, and less than it hangs. */
const soonMs = 20_000;
afterEach(() => steerStripe(sharedApp().stripeUrl, "outage"));

async function timed<T>(answer: Promise<T>): Promise<[T, number]> {
  const startedMs = performance.now();
  return [await answer, performance.now() - startedMs];
}

describe("while Stripe hangs", () => {
  it("finalize says within seconds that it cannot be known now, and a look tells what is known", async () => {
    const { id, sessionId } = await hold();
    await hang(`/${sessionId}`);
    const [finalized, finalizedMs] = await timed(
      call<{ code: string }>("/payments/bookings/finalize", { body: { sessionId } }),
    );
    expect([finalized.status, finalized.body.code]).toEqual([503, "payments_unavailable"]);
    expect(finalized.headers.get("retry-after")).toMatch(/^\d+$/);
    expect(finalizedMs).toBeLessThan(soonMs);
    const [seen, seenMs] = await timed(call(`/payments/checkout-sessions/${sessionId}`));
    expect(seen).toMatchObject({ status: 200, body: { bookingId: id, paymentStatus: "unpaid" } });
    expect(seenMs).toBeLessThan(soonMs);
    const looks = Array.from({ length: 12 }, () => timed(call(`/payments/checkout-sessions/${sessionId}`)));
    const waited = (await Promise.all(looks)).filter(([{ status }, ms]) => status === 200 && ms > 2_990);
    // Only a few of them ask Stripe; the others are answered by our rows.
    expect(waited.length).toBeLessThanOrEqual(5);
  });

  it("the page after the payment says that it is still being asked", async () => {
    const { sessionId } = await hold();
    await hang(`/${sessionId}`);
    const page = `/customer/bookings/success?session_id=${sessionId}`;
    const [answer, ms] = await timed(call<string>(page));
    expect(answer.status).toBe(200);
    expect(answer.body).toContain("Vi frågar fortfarande …");
    expect(ms).toBeLessThan(soonMs);
  });

  it("a hold is refused within its time, and gives the slot back", async () => {
    const { service, startTime } = await anyFreeSlot();
    await hang("");
    const [refused, ms] = await timed(postCheckout(wish(service, startTime)));
    expect([refused.status, refused.body.code]).toEqual([503, "payments_unavailable"]);
    expect(ms).toBeLessThan(soonMs);
    await steerStripe(sharedApp().stripeUrl, "outage");
    expect((await postCheckout(wish(service, startTime))).status).toBe(201);
  });
});
