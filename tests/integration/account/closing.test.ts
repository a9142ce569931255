import { describe, expect, it } from "vitest";
import { waitFor } from "@/dev/system/wait";
import { reopenBusiness, startClosing } from "@/lib/account/closing/closeBusiness";
import { callOffVisits, continueClosings } from "@/lib/account/closing/continueClosings";
import { db } from "@/lib/db/client";
import { env } from "@/lib/env";
import { hashPassword } from "@/lib/identity/passwords/passwordHash";
import { activeSession } from "@/lib/identity/sessions/activeSession";
import { signIn } from "@/lib/identity/sessions/signIn";
import { localDateOf } from "@/lib/time/zone";
import { moveAvailability } from "@/lib/visits/moveAvailability";
import { rescheduleBooking } from "@/lib/visits/rescheduleBooking";
import { linkProof } from "../../support/builders/moves";
import { book, salon } from "../../support/builders/salon";
import { signedIn, someone } from "../../support/calls/accounts";
import { password } from "../../support/password";
import { jobsNaming } from "../../support/run/jobs";
import { inTransaction, untilWaiting } from "../../support/run/locks";
import { testDatabase } from "../../support/run/testDatabase";
import { ownWorkers } from "../../support/run/workerProcess";

await testDatabase("empty");

const day = 24 * 60 * 60 * 1000;
const zone = "Europe/Stockholm";
const known = hashPassword(password);
const daysAhead = (days: number) =>
  new Date(Math.floor(Date.now() / day) * day + days * day + 36_000_000).toISOString();

/** A business whose owner is signed in, with paid visits on so many of the next days. */
async function running(visits = 0) {
  const place = await salon();
  const { email } = await db().user.update({
    where: { id: place.ownerId },
    data: { passwordHash: await known },
    select: { email: true },
  });
  const bookings: string[] = [];
  for (let n = 1; n <= visits; n += 1) bookings.push(await book(place, { at: daysAhead(n) }));
  const { active, jar } = await signedIn(email);
  const close = (mode: "cancel_visits" | "after_last_visit", nowMs = Date.now()) =>
    startClosing(
      active,
      place.id,
      { password, companyName: " salongen ", mode },
      { client: someone(), nowMs },
    );
  return { place, email, active, jar, bookings, close };
}

const statusesOf = async (ids: string[]) =>
  (await db().booking.findMany({ where: { id: { in: ids } }, orderBy: { startsAt: "asc" } })).map(
    ({ status }) => status,
  );
const businessOf = (id: string) => db().provider.findUniqueOrThrow({ where: { id } });
const isSeen = async (id: string) =>
  (await db().$queryRaw<unknown[]>`SELECT 1 AS one FROM provider_search WHERE provider_id = ${id}::uuid`)
    .length === 1;
const refundsOf = (ids: string[]) =>
  db().refund.findMany({ where: { payment: { bookingId: { in: ids } } }, select: { amountOre: true } });

describe("closing a business", () => {
  it("asks for the password and the name", async () => {
    const { active, place } = await running();
    const request = { client: someone(), nowMs: Date.now() };
    const wish = { password, companyName: "Salongen", mode: "after_last_visit" as const };
    await expect(
      startClosing(active, place.id, { ...wish, companyName: "Salong" }, request),
    ).rejects.toMatchObject({ fields: [{ path: "companyName", rule: "otherName" }] });
    await expect(startClosing(active, place.id, { ...wish, password: "fel" }, request)).rejects.toMatchObject(
      {
        fields: [{ path: "password", rule: "wrongPassword" }],
      },
    );
    expect(await businessOf(place.id)).toMatchObject({ closingSince: null, isOnboarded: true });
  });

  it("takes it out of sight and out of booking at once, signs out elsewhere and mails", async () => {
    const { place, email, jar, close } = await running();
    const elsewhere = await signedIn(email);
    expect(await isSeen(place.id)).toBe(true);
    await close("after_last_visit");
    expect(await isSeen(place.id)).toBe(false);
    expect((await businessOf(place.id)).isOnboarded).toBe(false);
    expect(await activeSession("provider", elsewhere.jar)).toBeNull();
    expect(await activeSession("provider", jar)).not.toBeNull();
    const mail = await db().outboxMail.findFirst({ where: { recipient: email, kind: "business_closing" } });
    expect(mail).not.toBeNull();
    expect(await jobsNaming(place.id)).toEqual(["end_plan"]);
  });

  it("tells every owner when it begins and when it is done, whoever of them asked, and members when it is done", async () => {
    const { place, email, close } = await running();
    const partner = `partner-${place.id}@exempel.se`;
    await db().providerMember.create({
      data: {
        provider: { connect: { id: place.id } },
        role: "owner",
        user: {
          create: { email: partner, role: "provider", fullName: "Vera", passwordHash: await known },
        },
      },
    });
    const data = { providerId: place.id, name: "Ali" };
    const { id: staffMemberId } = await db().staffMember.create({ data, select: { id: true } });
    const colleague = `colleague-${place.id}@exempel.se`;
    await db().providerMember.create({
      data: {
        provider: { connect: { id: place.id } },
        staffMember: { connect: { id: staffMemberId } },
        role: "member",
        user: { create: { email: colleague, role: "provider", passwordHash: await known } },
      },
    });
    const toldOf = (kind: string) =>
      db().outboxMail.count({ where: { kind, recipient: { in: [email, partner] } } });
    await close("cancel_visits");
    expect(await toldOf("business_closing")).toBe(2);
    await continueClosings(Date.now() + 15 * day);
    expect(await toldOf("business_closed")).toBe(2);
    // A member hears that the sign-in ends, once it does.
    const told = await db().outboxMail.findMany({ where: { recipient: colleague } });
    expect(told.map(({ kind }) => kind)).toEqual(["access_changed"]);
  });

  it("moves no visit of a customer beyond the last one, in the picker as in the move, until it is open again", async () => {
    const { place, active, bookings, close } = await running(3);
    const nowMs = Date.now();
    const [first = "", , last = ""] = bookings;
    // At noon UTC of another day.
    const noon = (days: number) => Date.parse(daysAhead(days)) + 7_200_000;
    const moveTo = (id: string, startMs: number) => rescheduleBooking(id, linkProof(id), { startMs, nowMs });
    const latest = async (id: string) => {
      const range = { from: localDateOf(nowMs, zone), to: localDateOf(noon(9), zone), nowMs };
      const { days } = await moveAvailability(id, linkProof(id), range);
      const free = days.flatMap(({ slots }) => slots).filter(({ available }) => available);
      return Date.parse(free.at(-1)?.startTime ?? "");
    };
    expect(await latest(first)).toBeGreaterThan(noon(8));
    const { settingsVersion } = await businessOf(place.id);
    await close("after_last_visit");
    expect((await businessOf(place.id)).settingsVersion).toBe(settingsVersion + 1);
    for (const id of [first, last]) {
      expect(await latest(id)).toBeLessThan(Date.parse(daysAhead(3)));
      await expect(moveTo(id, noon(5))).rejects.toMatchObject({
        code: "slot_unavailable",
        details: { reason: "beyond_horizon" },
      });
    }
    await moveTo(first, noon(2));
    await reopenBusiness(active, place.id, someone());
    await moveTo(last, noon(5));
  });

  it("calls off what has not begun, with everything back, and takes no visit twice", async () => {
    const { place, bookings, close } = await running(3);
    const begun = await book(place, { at: new Date(Date.now() - 600_000).toISOString(), minutes: 60 });
    await close("cancel_visits");
    const runs = await Promise.all([
      callOffVisits(place.id, Date.now()),
      callOffVisits(place.id, Date.now()),
    ]);
    expect(runs[0] + runs[1]).toBe(3);
    expect(await statusesOf([...bookings, begun])).toEqual([
      "confirmed",
      "cancelled",
      "cancelled",
      "cancelled",
    ]);
    expect(await refundsOf(bookings)).toEqual(bookings.map(() => ({ amountOre: 42_000 })));
  });

  it("calls off a visit whose payment came through after the closing began", async () => {
    const { place, close } = await running();
    await close("cancel_visits");
    const late = await book(place, { at: daysAhead(2) });
    expect(await continueClosings(Date.now())).toEqual({ calledOff: 1, closed: 0 });
    expect(await statusesOf([late])).toEqual(["cancelled"]);
  });

  it("goes on where the worker was killed between two visits, and pays each back once", async () => {
    const { place, bookings, close } = await running(3);
    await inTransaction(async (client) => {
      // The second visit is held by somebody: the worker stops between the first and the second.
      await client.query("SELECT FROM bookings WHERE id = $1 FOR UPDATE", [bookings[1]]);
      await close("cancel_visits");
      const worker = (await ownWorkers({ DATABASE_URL: env().DATABASE_URL }))();
      const first = async () => (await statusesOf(bookings))[0] === "cancelled";
      await waitFor(first, { what: "the first visit to be called off", timeoutMs: 60_000 });
      await untilWaiting("the worker to reach the second visit");
      await worker.kill();
      expect(await statusesOf(bookings)).toEqual(["cancelled", "confirmed", "confirmed"]);
    });
    await continueClosings(Date.now());
    expect(await statusesOf(bookings)).toEqual(["cancelled", "cancelled", "cancelled"]);
    expect(await refundsOf(bookings)).toEqual(bookings.map(() => ({ amountOre: 42_000 })));
    expect(
      await db().outboxMail.count({ where: { bookingId: { in: bookings }, kind: "booking_cancelled" } }),
    ).toBe(3);
    expect(await businessOf(place.id)).toMatchObject({ closedAt: null });
  });

  it("comes back until it is done, and calls nothing more off", async () => {
    const { place, active, bookings, close } = await running(2);
    await close("cancel_visits");
    await reopenBusiness(active, place.id, someone());
    expect(await callOffVisits(place.id, Date.now())).toBe(0);
    expect(await statusesOf(bookings)).toEqual(["confirmed", "confirmed"]);
    expect(await isSeen(place.id)).toBe(true);
    expect(await businessOf(place.id)).toMatchObject({ closingMode: null, isOnboarded: true });
    await expect(reopenBusiness(active, place.id, someone())).rejects.toMatchObject({ code: "not_found" });
  });
});

describe("a closing whose time has come", () => {
  it("waits for fourteen days after the last visit, then takes the person out and keeps the books", async () => {
    const { place, email, bookings, close } = await running(3);
    await db().provider.update({
      where: { id: place.id },
      data: { organisationNumber: "5566778899", city: "Umeå" },
    });
    await db().service.update({ where: { id: place.serviceId }, data: { description: "Hos mig, Elsa." } });
    const review = {
      providerId: place.id,
      bookingId: bookings[0] ?? "",
      serviceId: place.serviceId,
      rating: 5,
    };
    await db().review.create({ data: { ...review, reply: { create: { replyText: "Tack!" } } } });
    const message = { portal: "provider", name: "Maja", email, message: "Hej!", locale: "sv" } as const;
    await db().contactMessage.create({ data: message });
    const mail = { kind: "provider_new_booking", recipient: email, locale: "sv", providerId: place.id };
    const sent = await db().outboxMail.create({
      data: { ...mail, sentAt: new Date() },
      select: { id: true },
    });
    const waiting = await db().outboxMail.create({ data: mail, select: { id: true } });
    await close("after_last_visit");
    const last = Date.parse(daysAhead(3)) + 30 * 60_000;
    await continueClosings(last + 14 * day - 1);
    expect((await businessOf(place.id)).closedAt).toBeNull();
    const done = last + 14 * day;
    expect((await continueClosings(done)).closed).toBeGreaterThanOrEqual(1);
    expect(await businessOf(place.id)).toMatchObject({
      closedAt: new Date(done),
      organisationNumber: null,
      closedNumber: "5566778899",
      companyName: "Salongen",
      email: "",
      phone: null,
      city: null,
    });
    const user = await db().user.findUniqueOrThrow({ where: { id: place.ownerId } });
    expect(user).toMatchObject({ disabledAt: new Date(done), fullName: "" });
    expect(user.email).not.toBe(email);
    expect(await db().session.count({ where: { userId: place.ownerId } })).toBe(0);
    await expect(signIn({ email, password }, someone())).rejects.toMatchObject({
      code: "invalid_credentials",
    });
    expect(await db().booking.count({ where: { id: { in: bookings }, totalOre: 42_000 } })).toBe(3);
    // What was written to them, and by them, goes with them.
    expect(await db().outboxMail.findUnique({ where: sent })).toMatchObject({ recipient: "", payload: {} });
    expect(await db().outboxMail.findUnique({ where: waiting })).toBeNull();
    expect(await db().contactMessage.count({ where: { email } })).toBe(0);
    const service = await db().service.findUniqueOrThrow({ where: { id: place.serviceId } });
    expect(service).toMatchObject({ name: "Klippning", description: "" });
    expect(
      await db().review.findFirst({ where: { providerId: place.id }, include: { reply: true } }),
    ).toMatchObject({ rating: 5, reply: null });
    const told = await db().outboxMail.findFirst({ where: { recipient: email, kind: "business_closed" } });
    expect(told).not.toBeNull();
    expect(await continueClosings(done)).toEqual({ calledOff: 0, closed: 0 });
  });

  it("waits for a time that somebody is still paying", async () => {
    const { place, close } = await running();
    await close("cancel_visits");
    const held = await book(place, { at: daysAhead(30), status: "pending" });
    const later = Date.now() + 15 * day;
    await continueClosings(later);
    expect((await businessOf(place.id)).closedAt).toBeNull();
    await db().booking.update({
      where: { id: held },
      data: {
        status: "cancelled",
        cancelReason: "hold_expired",
        cancelledAt: new Date(),
        holdExpiresAt: null,
      },
    });
    await continueClosings(later);
    expect((await businessOf(place.id)).closedAt).not.toBeNull();
  });
});
