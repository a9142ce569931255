import { describe, expect, it } from "vitest";
import { eraseCustomer } from "@/lib/account/eraseCustomer";
import { adoptGuestBookings } from "@/lib/bookings/customer/adoptGuestBookings";
import { db, pool } from "@/lib/db/client";
import { registerCustomer } from "@/lib/identity/accounts/registerCustomer";
import { requestPasswordReset } from "@/lib/identity/addresses/requestLinks";
import { verifyEmail } from "@/lib/identity/addresses/verifyEmail";
import { resetPassword } from "@/lib/identity/passwords/newPassword";
import { activeSession } from "@/lib/identity/sessions/activeSession";
import { wholeBusiness } from "@/lib/identity/sessions/businessScope";
import { signIn } from "@/lib/identity/sessions/signIn";
import { changeBookingStatus } from "@/lib/visits/changeBookingStatus";
import { book, salon } from "../../support/builders/salon";
import { signedIn, someone, tokenFor } from "../../support/calls/accounts";
import {
  customer,
  giveBooking,
  known,
  knownCustomer,
  type SignedInCustomer,
  tablesWith,
} from "../../support/calls/customer";
import { changedTables, fingerprints } from "../../support/fuzz/tables";
import { password } from "../../support/password";
import { testDatabase } from "../../support/run/testDatabase";

const databaseUrl = await testDatabase("empty");

const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
const ahead = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const erase = (who: SignedInCustomer, secret = password) =>
  eraseCustomer(who.active, { password: secret }, { client: someone(), now: new Date() });

describe("erasing a customer", () => {
  it("leaves their name, address and number nowhere in the database", async () => {
    const who = await knownCustomer(await salon());
    expect((await tablesWith(who.email)).sort()).toEqual([
      "bookings",
      "contact_messages",
      "outbox_mails",
      "payments",
      "stripe_events",
      "users",
    ]);
    await erase(who);
    for (const text of [who.email, known.name, known.phone]) expect(await tablesWith(text), text).toEqual([]);
  });

  it("leaves nothing of what the business wrote to them: with a cancellation, and with money given back", async () => {
    const place = await salon();
    const who = await knownCustomer(place);
    const payment = await db().payment.findFirstOrThrow({ where: { bookingId: who.bookingId } });
    const words = `Förlåt, ${known.name}, allergin gjorde det omöjligt.`;
    await db().booking.update({ where: { id: who.bookingId }, data: { cancelNote: words } });
    const refund = { providerId: place.id, paymentId: payment.id, amountOre: 100, reason: "goodwill" };
    await db().refund.create({ data: { ...refund, status: "failed", note: words } });
    await erase(who);
    expect(await tablesWith("allergin gjorde")).toEqual([]);
    expect(await db().refund.count({ where: { paymentId: payment.id, amountOre: 100 } })).toBe(1);
  });

  it("leaves nothing of what they said of their visits, nor whom they booked for", async () => {
    const who = await knownCustomer(await salon());
    const said = { customerComment: "Portkoden är 4711, hunden är snäll", attendeeName: "Torvald Ögren" };
    await db().booking.update({ where: { id: who.bookingId }, data: said });
    await erase(who);
    for (const text of Object.values(said)) expect(await tablesWith(text), text).toEqual([]);
  });

  it("keeps what the books and the business need", async () => {
    const place = await salon();
    const who = await knownCustomer(place);
    const kept = { totalOre: 42_000, commissionOre: 2_100, status: "completed" };
    const before = await db().booking.findUniqueOrThrow({ where: { id: who.bookingId } });
    const rating = await db().provider.findUniqueOrThrow({ where: { id: place.id } });
    await erase(who);
    const after = await db().booking.findUniqueOrThrow({
      where: { id: who.bookingId },
      include: { payment: true, review: true },
    });
    expect(after).toMatchObject({
      ...kept,
      startsAt: before.startsAt,
      endsAt: before.endsAt,
      customerName: "",
      customerEmail: "",
      customerPhone: null,
      payment: { status: "paid", amountOre: 42_000, customerEmail: null, customerName: null },
      review: { rating: 4, comment: "Fint klippt.", userId: null },
    });
    const ratingAfter = await db().provider.findUniqueOrThrow({ where: { id: place.id } });
    expect([ratingAfter.ratingSum, ratingAfter.reviewCount]).toEqual([rating.ratingSum, rating.reviewCount]);
    const event = await db().stripeEvent.findUniqueOrThrow({ where: { id: `evt_${who.bookingId}` } });
    expect(event.payload).toEqual({
      id: `evt_${who.bookingId}`,
      type: "checkout.session.completed",
      account: "acct_test",
      data: { object: { id: `cs_${who.bookingId}` } },
    });
  });

  it("touches nobody else", async () => {
    const place = await salon();
    const who = await knownCustomer(place);
    const other = await customer();
    const theirs = await book(place, { at: ago(5), status: "completed", email: other.email });
    await giveBooking(theirs, other);
    const look = () =>
      db().booking.findUniqueOrThrow({ where: { id: theirs }, include: { payment: true, customer: true } });
    const before = await look();
    await erase(who);
    expect(await look()).toEqual(before);
    expect(await activeSession("customer", other.jar)).not.toBeNull();
  });

  it("ends every session and every link, and answers with cookies that remove the portal's", async () => {
    const who = await customer();
    const elsewhere = await signedIn(who.email);
    await requestPasswordReset(who.email, someone());
    const token = await tokenFor(who.email, "reset_password");
    expect(who.jar.take(await erase(who)).size).toBe(0);
    expect(await activeSession("customer", elsewhere.jar)).toBeNull();
    expect(await db().session.count({ where: { userId: who.id } })).toBe(0);
    const refused = resetPassword({ token, password: "fyra blå båtar" }, [], someone());
    await expect(refused).rejects.toMatchObject({ code: "invalid_token" });
  });

  it("lets nobody sign in or get mail any more, under the old address or the new one", async () => {
    const who = await customer();
    await erase(who);
    const { email, erasedAt, disabledAt } = await db().user.findUniqueOrThrow({ where: { id: who.id } });
    expect(email).toBe(`erased-${who.id}@erased.invalid`);
    expect([erasedAt, disabledAt]).toEqual([expect.any(Date), expect.any(Date)]);
    for (const address of [who.email, email]) {
      await expect(signIn({ email: address, password }, someone())).rejects.toMatchObject({
        code: "invalid_credentials",
      });
      await requestPasswordReset(address, someone());
      expect(await db().outboxMail.count({ where: { recipient: address } })).toBe(0);
    }
  });

  it("frees the address: a new account knows nothing of the old one", async () => {
    const who = await knownCustomer(await salon());
    await erase(who);
    const again = await registerCustomer({ email: who.email, password, fullName: "Ny" }, "sv", someone());
    const token = await tokenFor(who.email, "verify_email");
    await verifyEmail({ token, password }, someone(), adoptGuestBookings);
    expect(await db().booking.count({ where: { customerId: again.user.id } })).toBe(0);
    await expect(signedIn(who.email)).resolves.toBeDefined();
  });

  const addressOf = async (id: string) =>
    (await db().booking.findUniqueOrThrow({ where: { id } })).customerEmail;

  it("takes guest bookings of a verified address, also those that had not joined the account yet", async () => {
    const place = await salon();
    const who = await customer();
    const joined = await book(place, { at: ago(4), status: "completed", email: who.email });
    const here = await signIn({ email: who.email, password }, someone(), adoptGuestBookings);
    const later = await book(place, { at: ago(2), status: "completed", email: who.email });
    await eraseCustomer(here.active, { password }, { client: someone(), now: new Date() });
    expect([await addressOf(joined), await addressOf(later)]).toEqual(["", ""]);
    expect(await tablesWith(who.email)).toEqual([]);
  });

  it("is not kept waiting by a time that somebody else holds with their address, unpaid", async () => {
    const who = await customer();
    const hold = await book(await salon(), { at: ahead(3), status: "pending", email: who.email });
    await erase(who);
    expect(await addressOf(hold)).toBe(who.email);
  });

  it("leaves guest bookings that bear an address which was never verified", async () => {
    const who = await customer({ isVerified: false });
    const theirs = await book(await salon(), { at: ago(2), status: "completed", email: who.email });
    await erase(who);
    expect(await addressOf(theirs)).toBe(who.email);
  });

  it("leaves messages alone that bear an address which was never verified", async () => {
    const who = await customer({ isVerified: false });
    const message = {
      portal: "customer",
      name: "A",
      email: who.email,
      message: "Hej",
      locale: "sv",
    } as const;
    await db().contactMessage.create({ data: message });
    await erase(who);
    expect(await tablesWith(who.email)).toEqual(["contact_messages"]);
  });

  it("writes to nobody when the business gives money back afterwards", async () => {
    const place = await salon();
    const who = await knownCustomer(place);
    // A visit with a review is not taken back to confirmed.
    await db().review.deleteMany({ where: { bookingId: who.bookingId } });
    await erase(who);
    const move = (to: "confirmed" | "cancelled") =>
      changeBookingStatus(wholeBusiness(place.id), {
        bookingId: who.bookingId,
        to,
        actorUserId: place.ownerId,
        nowMs: Date.now(),
      });
    await move("confirmed");
    await move("cancelled");
    expect(await db().refund.count({ where: { payment: { bookingId: who.bookingId } } })).toBe(1);
    expect(await db().outboxMail.count({ where: { bookingId: who.bookingId, sentAt: null } })).toBe(0);
  });
});

describe("erasing is refused", () => {
  it.each([
    ["still to come", { at: ahead(3) }],
    ["going on now", { at: new Date(Date.now() - 60_000).toISOString() }],
    ["held and not paid yet", { at: ahead(3), status: "pending" as const }],
    ["held until a moment ago", { at: ahead(3), status: "pending" as const, holdExpiresAt: new Date(0) }],
  ])("while a booking is %s; it is named, and nothing is written", async (_when, wish) => {
    const place = await salon();
    const who = await knownCustomer(place);
    const bookingId = await book(place, wish);
    await giveBooking(bookingId, who);
    const before = await fingerprints(databaseUrl);
    await expect(erase(who)).rejects.toMatchObject({
      code: "bookings_upcoming",
      details: { bookingIds: [bookingId] },
    });
    expect(changedTables(before, await fingerprints(databaseUrl))).toEqual([]);
  });

  it("while a guest booking of the verified address is to come, which then stands in the account", async () => {
    const who = await customer();
    const bookingId = await book(await salon(), { at: ahead(3), email: who.email });
    await expect(erase(who)).rejects.toMatchObject({
      code: "bookings_upcoming",
      details: { bookingIds: [bookingId] },
    });
    const { customerId, customerEmail } = await db().booking.findUniqueOrThrow({ where: { id: bookingId } });
    expect([customerId, customerEmail]).toEqual([who.id, who.email]);
    expect(await activeSession("customer", who.jar)).not.toBeNull();
  });

  it("for a wrong password, and after ten of them for the right one, too", async () => {
    const who = await customer();
    for (let tries = 0; tries < 10; tries += 1) {
      await expect(erase(who, "fel")).rejects.toMatchObject({
        code: "invalid_request",
        fields: [{ path: "password", rule: "wrongPassword" }],
      });
    }
    await expect(erase(who)).rejects.toMatchObject({ code: "too_many_requests" });
    expect(await activeSession("customer", who.jar)).not.toBeNull();
  });

  it.each(["cancelled", "completed"] as const)("for no booking that is %s", async (status) => {
    const who = await customer();
    const at = status === "cancelled" ? ahead(3) : ago(1);
    await giveBooking(await book(await salon(), { at, status }), who);
    const cookies = await erase(who);
    expect(cookies).toContainEqual(expect.objectContaining({ name: "stund.customer", maxAge: 0 }));
  });
});

describe("what an erasure looks for is found by an index", () => {
  it.each([
    [
      "stripe_events",
      "payload #>> '{data,object,id}' = ANY ('{a,b}') OR payload #>> '{data,object,payment_intent}' = ANY ('{a,b}')",
    ],
    ["outbox_mails", "user_id = '00000000-0000-4000-8000-000000000000' OR recipient = 'a@exempel.se'"],
    [
      "outbox_mails",
      "booking_id = ANY ('{00000000-0000-4000-8000-000000000000}'::uuid[]) AND NOT kind LIKE 'provider%'",
    ],
    ["reviews", "user_id = '00000000-0000-4000-8000-000000000000'"],
  ])("in %s where %s", async (table, condition) => {
    const client = await pool().connect();
    try {
      await client.query("BEGIN");
      // The tables of a test are too small to be worth an index.
      await client.query("SET LOCAL enable_seqscan = off");
      const { rows } = await client.query<{ "QUERY PLAN": string }>(
        `EXPLAIN SELECT 1 FROM ${table} WHERE ${condition}`,
      );
      const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
      expect(plan).toContain("Index Cond");
      expect(plan).not.toContain("Seq Scan");
    } finally {
      await client.query("ROLLBACK");
      client.release();
    }
  });
});
