import { beforeAll, describe, expect, it } from "vitest";
import { fromNewAddress } from "../../support/calls/addresses";
import { openBusiness, type SignedIn } from "../../support/calls/business";
import { type BookableService, freeStarts, postCheckout, wish } from "../../support/calls/checkout";
import { call, cookiesOf } from "../../support/calls/http";
import { sql } from "../../support/run/sql";

/* The same customer presses again after the business has changed what was held before. */

let own: SignedIn;
let subcategoryId: string;

beforeAll(async () => {
  own = await openBusiness();
  const { body } = await call<{ id: string }[]>("/catalog/subcategories?limit=1");
  subcategoryId = body[0]?.id ?? "";
});

const draft = (price: number) => ({
  name: "Klippning",
  price,
  duration_minutes: 30,
  subcategory_id: subcategoryId,
});

/** A new service at 420 kr with a free start that is held, by a guest at an address of their own. */
async function heldAt420() {
  const { body: created } = await own.send<{ id: string }>("POST", "/providers/me/services", draft(420));
  const { body: service } = await call<BookableService>(`/services/v1/${created.id}`);
  const [startTime = ""] = await freeStarts(service, 3);
  const body = wish(service, startTime);
  const place = fromNewAddress();
  const key = { "Idempotency-Key": crypto.randomUUID() };
  const first = await postCheckout({ ...body, amount: 420 }, { headers: { ...place, ...key } });
  expect(first.status).toBe(201);
  const priced = (price: number) => own.send("PUT", `/providers/me/services/${service.id}`, draft(price));
  return { body, first, place, key, browser: { Cookie: cookiesOf(first) }, priced };
}

const rowOf = async (id: string) => {
  const [row] = await sql<{ status: string; total_ore: number }>(
    "SELECT status, total_ore FROM bookings WHERE id = $1",
    [id],
  );
  return row;
};

describe("pressing again", () => {
  it.each(["browser", "key"] as const)(
    "at another price than was held leads to a payment of the price that is shown (known by the %s)",
    async (proof) => {
      const { body, first, priced, ...proofs } = await heldAt420();
      await priced(300);
      const again = await postCheckout({ ...body, amount: 300 }, { headers: proofs[proof] });
      expect([again.status, again.body.bookingId === first.body.bookingId]).toEqual([201, false]);
      expect(await rowOf(again.body.bookingId)).toEqual({ status: "pending", total_ore: 30_000 });
      expect(await rowOf(first.body.bookingId)).toEqual({ status: "cancelled", total_ore: 42_000 });
      const session = `/payments/checkout-sessions/${first.body.sessionId}`;
      expect((await call<{ paymentStatus: string }>(session)).body.paymentStatus).toBe("expired");
    },
  );

  it("from a page that was left open says what changed, and keeps what is held", async () => {
    const { body, first, browser, priced } = await heldAt420();
    const old = await postCheckout({ ...body, amount: 410 }, { headers: browser });
    expect([old.status, old.body.code]).toEqual([409, "price_changed"]);
    expect(await rowOf(first.body.bookingId)).toEqual({ status: "pending", total_ore: 42_000 });
    await priced(300);
    const same = await postCheckout({ ...body, amount: 420 }, { headers: browser });
    expect([same.status, same.body.sessionId]).toEqual([201, first.body.sessionId]);
  });

  it.each([420, 300])(
    "at a price of %s kr by e-mail address and network alone reads, changes and ends nobody's hold",
    async (price) => {
      const { body, first, place, priced } = await heldAt420();
      await priced(price);
      const asked = { ...body, amount: price, customerName: "Någon Annan", customerPhone: "070-174 06 99" };
      for (const headers of [place, { ...place, "Idempotency-Key": crypto.randomUUID() }]) {
        const refused = await postCheckout(asked, { headers });
        expect([refused.status, refused.body.code]).toEqual([409, "slot_taken"]);
        expect(JSON.stringify(refused.body)).not.toMatch(/cs_|https?:/);
        expect(cookiesOf(refused)).toBe("");
      }
      const named = "SELECT status, total_ore, customer_name, customer_phone FROM bookings WHERE id = $1";
      expect(await sql(named, [first.body.bookingId])).toEqual([
        { status: "pending", total_ore: 42_000, customer_name: "Test Testsson", customer_phone: null },
      ]);
    },
  );
});
