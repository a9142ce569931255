import { beforeAll, describe, expect, it } from "vitest";
import { fromNewAddress } from "../../support/calls/addresses";
import { freshEmail } from "../../support/calls/auth";
import { openBusiness, type SignedIn } from "../../support/calls/business";
import {
  type BookableService,
  freeStarts,
  payAtStripe,
  postCheckout,
  wish,
} from "../../support/calls/checkout";
import { call, cookiesOf } from "../../support/calls/http";
import { howMany } from "../../support/depth";
import { sharedApp } from "../../support/run/context";
import { sql } from "../../support/run/sql";
import { stripeState } from "../../support/run/standIn";

/* The same customer presses more than once, at a business where several people work. */

let own: SignedIn;
let service: BookableService;
let starts: string[];

beforeAll(async () => {
  own = await openBusiness();
  const { body: found } = await call<{ id: string }[]>("/catalog/subcategories?limit=1");
  const draft = { name: "Klippning", price: 420, duration_minutes: 30, subcategory_id: found[0]?.id };
  const { body: created } = await own.send<{ id: string }>("POST", "/providers/me/services", draft);
  service = (await call<BookableService>(`/services/v1/${created.id}`)).body;
  await sql(
    "INSERT INTO staff_members (provider_id, name) SELECT $1, 'Person ' || n FROM generate_series(1, 3) n",
    [service.provider.id],
  );
  starts = (await freeStarts(service, 3)).filter((_, index) => index % 2 === 0);
});

const nextStart = () => starts.shift() ?? "";

const heldBy = (email: string) =>
  sql<{ id: string; customer_name: string; customer_phone: string | null; status: string }>(
    `SELECT id, customer_name, customer_phone, status FROM bookings
     WHERE customer_email = $1 AND status <> 'cancelled' ORDER BY created_at`,
    [email],
  );

describe("two presses at once", () => {
  it("with one key are one hold each time", { timeout: 120_000 }, async () => {
    for (let round = 0; round < howMany(4, 100); round += 1) {
      const email = freshEmail();
      const body = wish(service, starts[round % 50] ?? "", email);
      const headers = { ...fromNewAddress(), "Idempotency-Key": crypto.randomUUID() };
      const [first, second] = await Promise.all([
        postCheckout(body, { headers }),
        postCheckout(body, { headers }),
      ]);
      expect([round, first.status, second.status]).toEqual([round, 201, 201]);
      expect(second.body.sessionId).toBe(first.body.sessionId);
      expect(await heldBy(email)).toHaveLength(1);
      await call(`/payments/checkout-sessions/${first.body.sessionId}/cancel`, { method: "POST" });
    }
  });

  it("without a key are one hold too, which the second does not reach", async () => {
    const email = freshEmail();
    const body = wish(service, nextStart(), email);
    const headers = fromNewAddress();
    const answers = await Promise.all([1, 2].map(() => postCheckout(body, { headers })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe("slot_taken");
    expect(await heldBy(email)).toHaveLength(1);
  });

  it("without a key lead to what the browser paid for once it has, until a new key asks for the same once more", async () => {
    const email = freshEmail();
    const body = wish(service, nextStart(), email);
    const place = fromNewAddress();
    const first = await postCheckout(body, { headers: place });
    const headers = { ...place, Cookie: cookiesOf(first) };
    await payAtStripe(sharedApp().stripeUrl, first.body.sessionId);
    await call("/payments/bookings/finalize", { body: { sessionId: first.body.sessionId } });
    const again = await postCheckout(body, { headers });
    expect([again.status, again.body.bookingId]).toEqual([201, first.body.bookingId]);
    const another = await postCheckout(body, {
      headers: { ...headers, "Idempotency-Key": crypto.randomUUID() },
    });
    expect([another.status, another.body.bookingId === first.body.bookingId]).toEqual([201, false]);
    expect(await heldBy(email)).toHaveLength(2);
  });

  it("are two holds when a stranger with the same e-mail address makes one of them", async () => {
    const body = wish(service, nextStart());
    const stranger = await postCheckout(body, { headers: fromNewAddress() });
    const owner = await postCheckout(body, { headers: fromNewAddress() });
    expect([stranger.status, owner.status]).toEqual([201, 201]);
    expect(owner.body.sessionId).not.toBe(stranger.body.sessionId);
  });
});

describe("no more than five unpaid holds", () => {
  it("are made by fifteen presses at once, and a stranger cannot use up another's", async () => {
    const email = freshEmail();
    const headers = fromNewAddress();
    const wanted = Array.from({ length: 15 }, nextStart);
    const answers = await Promise.all(
      wanted.map((at) => postCheckout(wish(service, at, email), { headers })),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array(5).fill(201), ...Array(10).fill(429)]);
    const refused = answers.find(({ status }) => status === 429);
    expect([refused?.body.code, refused?.headers.get("retry-after")]).toEqual(["too_many_requests", "60"]);
    const owner = await postCheckout(wish(service, nextStart(), email), { headers: fromNewAddress() });
    expect(owner.status).toBe(201);
  });
});

describe("pressing again", () => {
  it("after a crash before the payment page was opened leads to a payment, not to 503", async () => {
    const email = freshEmail();
    const body = wish(service, nextStart(), email);
    const headers = { ...fromNewAddress(), "Idempotency-Key": crypto.randomUUID() };
    const crashed = await postCheckout(body, { headers });
    // As a server leaves it that died before it had asked for the page.
    await sql("DELETE FROM payments WHERE booking_id = $1", [crashed.body.bookingId]);
    await sql("UPDATE bookings SET hold_expires_at = now() + interval '20 minutes' WHERE id = $1", [
      crashed.body.bookingId,
    ]);
    const again = await postCheckout(body, { headers });
    expect(again.status).toBe(201);
    expect((await heldBy(email)).map(({ id }) => id)).toEqual([again.body.bookingId]);
    const session = `/payments/checkout-sessions/${again.body.sessionId}`;
    expect((await call<{ paymentStatus: string }>(session)).body.paymentStatus).toBe("unpaid");
  });

  it.each(["browser", "key"] as const)(
    "with another name and phone keeps the new ones (known by the %s)",
    async (proof) => {
      const email = freshEmail();
      const body = wish(service, nextStart(), email);
      const key = { "Idempotency-Key": crypto.randomUUID() };
      const first = await postCheckout(body, { headers: { ...fromNewAddress(), ...key } });
      const proofs = { browser: { Cookie: cookiesOf(first) }, key };
      const changed = { ...body, customerName: "Åsa Ek", customerPhone: "070-123 45 67" };
      const again = await postCheckout(changed, { headers: proofs[proof] });
      expect([again.status, again.body.sessionId]).toEqual([201, first.body.sessionId]);
      const [row, ...more] = await heldBy(email);
      expect(more).toEqual([]);
      expect([row?.customer_name, row?.customer_phone]).toEqual(["Åsa Ek", "070-123 45 67"]);
    },
  );

  it("with another comment and attendee is the same hold, which has the last ones, also when these are none", async () => {
    const email = freshEmail();
    const body = wish(service, nextStart(), email);
    const headers = { ...fromNewAddress(), "Idempotency-Key": crypto.randomUUID() };
    const saidOf = () =>
      sql("SELECT customer_comment, attendee_name FROM bookings WHERE customer_email = $1", [email]);
    const first = await postCheckout({ ...body, customerComment: "<b>Porten</b> är låst" }, { headers });
    expect(await saidOf()).toEqual([{ customer_comment: "<b>Porten</b> är låst", attendee_name: null }]);
    const corrected = { ...body, customerComment: "Ring på\nhos Ek", attendeeName: "Vera Ek" };
    const again = await postCheckout(corrected, { headers });
    expect([again.status, again.body.sessionId]).toEqual([201, first.body.sessionId]);
    expect(await saidOf()).toEqual([{ customer_comment: "Ring på\nhos Ek", attendee_name: "Vera Ek" }]);
    const session = await call(`/payments/checkout-sessions/${first.body.sessionId}`);
    const told = JSON.stringify([session.body, await stripeState()]);
    for (const text of ["Porten", "hos Ek", "Vera Ek"]) expect(told).not.toContain(text);
    await postCheckout({ ...body, customerComment: " " }, { headers });
    expect(await saidOf()).toEqual([{ customer_comment: null, attendee_name: null }]);
  });

  it("with a comment of more than 500 characters is refused at its field", async () => {
    const body = wish(service, nextStart());
    const { status, body: answer } = await postCheckout(
      { ...body, customerComment: "a".repeat(501) },
      { headers: fromNewAddress() },
    );
    expect([status, answer.code]).toEqual([400, "invalid_request"]);
    expect(JSON.stringify(answer)).toContain("customerComment");
  });
});
