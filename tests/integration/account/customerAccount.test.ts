import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { loadExport, serializeExport } from "@/lib/account/export/exportCustomer";
import { exportSchema } from "@/lib/account/schemas";
import { adoptGuestBookings } from "@/lib/bookings/customer/adoptGuestBookings";
import { db } from "@/lib/db/client";
import { changeProfile, loadProfile } from "@/lib/identity/accounts/profile";
import { changePassword } from "@/lib/identity/passwords/newPassword";
import { signIn } from "@/lib/identity/sessions/signIn";
import { book, salon } from "../../support/builders/salon";
import { account, linksTo, signedIn, someone, uniqueEmail } from "../../support/calls/accounts";
import { customer, giveBooking } from "../../support/calls/customer";
import { password } from "../../support/password";
import { sharedDatabase } from "../../support/run/testDatabase";

await sharedDatabase();

const newPassword = "fyra blå båtar";

describe("the profile", () => {
  it("changes what is given and leaves the rest", async () => {
    const { id } = await customer();
    expect(await changeProfile(id, { fullName: "Anna Berg" })).toMatchObject({
      fullName: "Anna Berg",
      phone: "070-174 06 30",
      locale: "sv",
    });
    expect(await changeProfile(id, { phone: null, locale: "en" })).toMatchObject({
      fullName: "Anna Berg",
      phone: null,
      locale: "en",
    });
  });

  it("writes nothing when nothing is to change", async () => {
    const { id } = await customer();
    const before = await db().user.findUniqueOrThrow({ where: { id } });
    expect(await changeProfile(id, {})).toEqual(await loadProfile(id));
    expect(await db().user.findUniqueOrThrow({ where: { id } })).toEqual(before);
  });

  it.each(["disabledAt", "erasedAt"])("is no more when %s is set", async (column) => {
    const { id } = await customer();
    await db().user.update({ where: { id }, data: { [column]: new Date() } });
    const refusal = { code: "not_signed_in" };
    await expect(changeProfile(id, { fullName: "Anna Berg" })).rejects.toMatchObject(refusal);
    await expect(loadProfile(id)).rejects.toMatchObject(refusal);
  });
});

describe("changing the password", () => {
  const change = (who: Awaited<ReturnType<typeof customer>>, currentPassword: string, to = newPassword) =>
    changePassword(who.active, { currentPassword, newPassword: to }, someone());

  it("tells the owner by mail", async () => {
    const who = await customer();
    await change(who, password);
    expect(await linksTo(who.email, "password_changed")).toHaveLength(1);
  });

  it("cannot be guessed at, and guessing there locks nobody out of signing in", async () => {
    const who = await customer();
    for (let tries = 0; tries < 10; tries += 1) {
      await expect(change(who, "fel")).rejects.toMatchObject({ code: "invalid_request" });
    }
    await expect(change(who, password)).rejects.toMatchObject({ code: "too_many_requests" });
    await expect(signedIn(who.email)).resolves.toBeDefined();
  });

  it("stays open to an owner whom a stranger's guesses have locked out of signing in", async () => {
    const who = await customer();
    for (let tries = 0; tries < 11; tries += 1) {
      await signIn({ email: who.email, password: "fel" }, someone()).catch(() => undefined);
    }
    await expect(change(who, password)).resolves.not.toBeNull();
    await expect(signedIn(who.email, newPassword)).resolves.toBeDefined();
  });

  it("happens once when two ask with the same current password", async () => {
    const who = await customer();
    const results = await Promise.allSettled([
      change(who, password, "fem röda hus"),
      change(who, password, "sex vita moln"),
    ]);
    expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const refused = results.find((result) => result.status === "rejected");
    expect(refused?.reason).toMatchObject({
      code: expect.stringMatching(/^(not_signed_in|invalid_request)$/),
    });
    expect(await db().session.count({ where: { userId: who.id, revokedAt: null } })).toBe(1);
  });
});

describe("guest bookings made after the address was verified", () => {
  const ownerOf = async (id: string) => (await db().booking.findUniqueOrThrow({ where: { id } })).customerId;
  const enter = (email: string) => signIn({ email, password }, someone(), adoptGuestBookings);

  it("join the account when it signs in the next time, and nobody else's do", async () => {
    const { id, email } = await customer();
    const place = await salon();
    const own = await book(place, { at: "2035-01-01T09:00:00Z", email: email.toUpperCase() });
    const other = await book(place, { at: "2035-01-02T09:00:00Z", email: uniqueEmail("stranger") });
    await Promise.all([enter(email), enter(email), enter(email)]);
    expect(await ownerOf(own)).toBe(id);
    expect(await ownerOf(other)).toBeNull();
  });

  it("stay a guest's until they are paid: anybody can hold a time with anybody's address", async () => {
    const who = await customer();
    const place = await salon();
    const hold = await book(place, { at: "2035-01-01T09:00:00Z", status: "pending", email: who.email });
    const lapsed = { status: "cancelled", confirmedAt: null, payment: "expired", email: who.email } as const;
    const left = await book(place, { at: "2035-01-02T09:00:00Z", ...lapsed });
    await enter(who.email);
    expect([await ownerOf(hold), await ownerOf(left)]).toEqual([null, null]);
    await db().booking.update({
      where: { id: hold },
      data: {
        status: "confirmed",
        confirmedAt: new Date(),
        holdExpiresAt: null,
        payment: { update: { status: "paid", paidAt: new Date(), paymentIntentId: `pi_${hold}` } },
      },
    });
    await enter(who.email);
    expect([await ownerOf(hold), await ownerOf(left)]).toEqual([who.id, null]);
  });

  it("do not join an account whose address is not verified, nor a business's", async () => {
    const place = await salon();
    const unverified = await customer({ isVerified: false });
    const business = await account("provider");
    await db().user.update({ where: { id: business.id }, data: { emailVerifiedAt: new Date() } });
    const bookings = await Promise.all([
      book(place, { at: "2035-01-01T09:00:00Z", email: unverified.email }),
      book(place, { at: "2035-01-02T09:00:00Z", email: business.email }),
    ]);
    await enter(unverified.email);
    await enter(business.email);
    for (const id of bookings) expect(await ownerOf(id)).toBeNull();
  });

  it("leave no session behind when they cannot be taken over", async () => {
    const { id, email } = await customer();
    await db().session.deleteMany({ where: { userId: id } });
    const failing = () => Promise.reject(new Error("no"));
    await expect(signIn({ email, password }, someone(), failing)).rejects.toThrow("no");
    expect(await db().session.count({ where: { userId: id } })).toBe(0);
  });
});

describe("the export", () => {
  const exported = async (userId: string) => {
    const answer = serializeExport(await loadExport(userId), new Date());
    return exportSchema.parse(answer);
  };

  async function withHistory(who: { id: string; email: string }) {
    const place = await salon();
    const at = `2035-01-01T09:00:00Z`;
    const bookingId = await book(place, { at, status: "completed", refundedOre: 1_050 });
    await giveBooking(bookingId, who);
    await db().review.create({
      data: {
        providerId: place.id,
        bookingId,
        serviceId: place.serviceId,
        userId: who.id,
        rating: 4,
        comment: "Fint klippt.",
        reply: { create: { replyText: "Tack!" } },
      },
    });
    for (const kind of ["booking_confirmed", "provider_new_booking", "review_reported"]) {
      const recipient = kind === "booking_confirmed" ? who.email : "salong@exempel.se";
      await db().outboxMail.create({ data: { kind, recipient, locale: "sv", bookingId } });
    }
    return bookingId;
  }

  const writeToUs = (email: string, message: string) =>
    db().contactMessage.create({ data: { portal: "customer", name: "A", email, message, locale: "sv" } });

  it("tells everything that is kept, in SEK and UTC", async () => {
    const who = await customer();
    const bookingId = await withHistory(who);
    await writeToUs(who.email.toUpperCase(), "Hej!");
    const told = await exported(who.id);
    expect(told.account).toMatchObject({ id: who.id, email: who.email, emailVerified: true });
    expect(told.sessions).toHaveLength(1);
    expect(told.bookings).toMatchObject([
      {
        id: bookingId,
        status: "completed",
        booking_date: "2035-01-01T09:00:00.000Z",
        customer_email: who.email,
        total_amount: 420,
        payment: { status: "paid", amount: 420, refunded_amount: 10.5 },
      },
    ]);
    expect(told.reviews).toMatchObject([
      { booking_id: bookingId, rating: 4, comment: "Fint klippt.", reply: { reply_text: "Tack!" } },
    ]);
    expect(told.mails.map(({ kind }) => kind)).toEqual(["booking_confirmed"]);
    expect(told.contactMessages).toMatchObject([{ message: "Hej!" }]);
  });

  it("tells what the business noted of a visit and wrote to them, and what they wrote to that", async () => {
    const place = await salon();
    const who = await customer();
    const bookingId = await book(place, {
      at: "2026-01-01T09:00:00Z",
      status: "completed",
      refundedOre: 1_050,
    });
    await giveBooking(bookingId, who);
    await db().booking.update({
      where: { id: bookingId },
      data: { visitMark: "no_show", markedAt: new Date() },
    });
    await db().refund.updateMany({ data: { note: "För väntan" } });
    const event = { providerId: place.id, bookingId, kind: "objected", actor: "customer" } as const;
    await db().bookingEvent.create({
      data: { ...event, actorUserId: who.id, data: { text: "Jag var där" } },
    });
    const [booking] = (await exported(who.id)).bookings;
    expect(booking).toMatchObject({ source: "online", visit_mark: "no_show", receipts: [] });
    expect(booking?.payment?.refunds).toMatchObject([{ amount: 10.5, note: "För väntan" }]);
    expect(booking?.events.at(-1)).toMatchObject({ kind: "objected", text: "Jag var där" });
  });

  it("tells what was said of a visit, and who came to it", async () => {
    const who = await customer();
    const bookingId = await withHistory(who);
    const said = { customerComment: "Ring på\nhos Ek", attendeeName: "Vera Ek" };
    await db().booking.update({ where: { id: bookingId }, data: said });
    expect((await exported(who.id)).bookings).toMatchObject([
      { customer_comment: "Ring på\nhos Ek", attendee_name: "Vera Ek" },
    ]);
  });

  it("holds no secret", async () => {
    const who = await customer();
    await db().userToken.create({
      data: {
        userId: who.id,
        kind: "reset_password",
        tokenHash: Uint8Array.from([1, 2, 3]),
        expiresAt: new Date(),
      },
    });
    const text = JSON.stringify(await exported(who.id));
    expect(text).not.toMatch(/argon2|tokenHash|passwordHash/);
    expect(text).not.toContain(who.active.id);
  });

  it("keeps to the person", async () => {
    const who = await customer();
    const other = await customer();
    await withHistory(other);
    await writeToUs(other.email, "Mitt.");
    expect(await exported(who.id)).toMatchObject({
      bookings: [],
      reviews: [],
      mails: [],
      contactMessages: [],
    });
  });

  it("shows what only bears the address to nobody who has not shown to own it", async () => {
    const who = await customer({ isVerified: false });
    await writeToUs(who.email, "Inte din.");
    await db().outboxMail.create({ data: { kind: "booking_confirmed", recipient: who.email, locale: "sv" } });
    expect(await exported(who.id)).toMatchObject({ mails: [], contactMessages: [] });
  });

  it("takes an address for what it is, not for a pattern", async () => {
    const email = `a_b-${randomUUID()}@exempel.se`;
    const { id } = await customer();
    await db().user.update({ where: { id }, data: { email } });
    await writeToUs(email.replace("_", "x"), "Någon annans.");
    expect((await exported(id)).contactMessages).toEqual([]);
  });

  it("is for customers only", async () => {
    const { id } = await account("provider");
    await expect(loadExport(id)).rejects.toMatchObject({ code: "not_signed_in" });
  });
});
