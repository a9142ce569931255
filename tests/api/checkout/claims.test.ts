import { describe, expect, it } from "vitest";
import { newCustomer } from "../../support/builders/bookedTimes";
import { anyFreeSlot, payAtStripe, postCheckout, wish } from "../../support/calls/checkout";
import { call } from "../../support/calls/http";
import { sharedApp } from "../../support/run/context";

/* Values that a client may send and that the server compares with its own. */

const stranger = "11111111-1111-4111-8111-111111111111";

type Finalized = { bookingId: string; status: string; code: string; details: unknown };
type Session = {
  paymentIntentId: string;
  connectedAccountId: string;
  metadata: { provider_id: string; service_id: string; customer_id: string };
};

const finalize = (body: object) => call<Finalized>("/payments/bookings/finalize", { body });
const session = async (id: string) => (await call<Session>(`/payments/checkout-sessions/${id}`)).body;

async function paidSession(headers: Record<string, string> = {}) {
  const { service, startTime } = await anyFreeSlot();
  const { body } = await postCheckout(wish(service, startTime), { headers });
  await payAtStripe(sharedApp().stripeUrl, body.sessionId);
  return body;
}

describe("POST /payments/checkout-sessions", () => {
  it("tells the end that was sent and the right one as ISO 8601", async () => {
    const { service, startTime } = await anyFreeSlot();
    const endTime = "2040-01-01T01:00:00+01:00";
    const { status, body } = await postCheckout({ ...wish(service, startTime), endTime });
    const current = new Date(Date.parse(startTime) + service.duration_minutes * 60_000).toISOString();
    expect([status, body.code]).toEqual([409, "price_changed"]);
    expect(body.details).toEqual([{ path: "endTime", sent: "2040-01-01T00:00:00.000Z", current }]);
  });
});

describe("POST /payments/bookings/finalize", () => {
  it.each([
    ["paymentIntentId", "pi_other"],
    ["connectedAccountId", "acct_other"],
    ["providerId", stranger],
    ["serviceId", stranger],
    ["customerId", stranger],
  ])("refuses a %s that is not of the session, and names it", async (path, sent) => {
    const { sessionId } = await paidSession();
    const { status, body } = await finalize({ sessionId, [path]: sent });
    expect([status, body.code, body.details]).toEqual([409, "session_mismatch", [{ path, sent }]]);
    // It is refused later, too, when nothing has to be asked any more.
    expect((await finalize({ sessionId })).status).toBe(200);
    expect((await finalize({ sessionId, [path]: sent })).status).toBe(409);
  });

  it("takes what the session says of itself, of a guest and of an account", async () => {
    const anna = await newCustomer();
    for (const headers of [{}, { Cookie: anna.cookie }]) {
      const { sessionId, bookingId } = await paidSession(headers);
      await finalize({ sessionId });
      const { paymentIntentId, connectedAccountId, metadata } = await session(sessionId);
      const { status, body } = await finalize({
        sessionId,
        paymentIntentId,
        connectedAccountId,
        providerId: metadata.provider_id.toUpperCase(),
        serviceId: metadata.service_id,
        customerId: metadata.customer_id,
      });
      expect([status, body]).toEqual([200, { bookingId, status: "confirmed" }]);
    }
  });

  it("tells nobody whose payment it is", async () => {
    const anna = await newCustomer();
    const { sessionId } = await paidSession({ Cookie: anna.cookie });
    const { body } = await finalize({ sessionId, customerId: stranger });
    expect(JSON.stringify(body)).not.toContain(anna.email);
    expect(body.details).toEqual([{ path: "customerId", sent: stranger }]);
  });
});

it("a value of a repeated parameter is refused under the parameter's own name", async () => {
  const anna = await newCustomer();
  const { status, body } = await anna.get<{ details: { path: string }[] }>(
    "/customers/me/bookings?when=past&when=never",
  );
  expect([status, body.details.map(({ path }) => path)]).toEqual([400, ["when"]]);
});
