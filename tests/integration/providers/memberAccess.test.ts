import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { findBooking } from "@/lib/bookings/bookingFacts";
import { serializeBookingDetail } from "@/lib/bookings/business/bookingProjection";
import {
  bookingDays,
  calendarBookings,
  findProviderBooking,
  firstBookingDay,
  listProviderBookings,
  nextBookings,
} from "@/lib/bookings/business/providerBookings";
import { loadSchedule } from "@/lib/business/dashboard/schedule";
import { saveOwnAbsences } from "@/lib/business/staff/ownAbsences";
import { db } from "@/lib/db/client";
import { type BusinessScope, wholeBusiness } from "@/lib/identity/sessions/businessScope";
import { bookingLetter } from "@/lib/notifications/letters/bookingLetters";
import { changeBookingStatus } from "@/lib/visits/changeBookingStatus";
import { businessMoveAvailability } from "@/lib/visits/moveAvailability";
import { moveByBusiness } from "@/lib/visits/moveByBusiness";
import { book, salon } from "../../support/builders/salon";
import { sharedDatabase } from "../../support/run/testDatabase";

await sharedDatabase();

const nowMs = Date.parse("2026-11-20T07:00:00Z");
const at = (hour: string, day = "2026-11-20") => `${day}T${hour}:00Z`;

/** A business of two, each with a booking today and one tomorrow. */
async function twoPeople() {
  const place = await salon();
  const { id: hers } = await db().staffMember.create({
    data: { providerId: place.id, name: "Vera" },
    select: { id: true },
  });
  const own = [
    await book(place, { at: at("10:00"), staffId: hers }),
    await book(place, { at: at("10:00", "2026-11-21"), staffId: hers }),
  ] as const;
  const others = [
    await book(place, { at: at("13:00") }),
    await book(place, { at: at("13:00", "2026-11-21") }),
  ] as const;
  return { place, scope: { providerId: place.id, staffMemberId: hers, userId: randomUUID() }, own, others };
}

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
const all = { statuses: [], staffMemberId: null };
const range = { ...all, fromMs: nowMs, toMs: nowMs + 3 * 86_400_000 };
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => "done",
    (error: { code?: string }) => error.code,
  );

describe("a member", () => {
  it("finds their own bookings, whatever they ask for", async () => {
    const { place, scope, own, others } = await twoPeople();
    const question = { ...all, timeZone: "Europe/Stockholm", nowMs };
    expect(idsOf((await listProviderBookings(scope, {}, { limit: 9, nowMs })).items)).toEqual(own);
    expect(idsOf(await calendarBookings(scope, range, nowMs))).toEqual(own);
    expect(idsOf(await calendarBookings(scope, { ...range, staffMemberId: place.staffId }, nowMs))).toEqual(
      [],
    );
    expect(idsOf(await nextBookings(scope, { nowMs, limit: 9 }))).toEqual(own);
    expect(await findProviderBooking(scope, others[0], nowMs)).toBeNull();
    const asked = { ...range, ...question, staffMemberId: place.staffId };
    expect(await bookingDays(scope, asked)).toEqual([
      { date: "2026-11-20", count: 1, waiting: 0, money: null },
      { date: "2026-11-21", count: 1, waiting: 0, money: null },
    ]);
    const later = { ...question, fromMs: nowMs + 3 * 86_400_000 };
    expect(await firstBookingDay(scope, later)).toBe("2026-11-21");
    const day = { from: "2026-11-20", to: "2026-11-20", staffMemberId: place.staffId };
    const { days, staff } = await loadSchedule(scope, day, nowMs);
    expect(idsOf(days[0]?.bookings ?? [])).toEqual([own[0]]);
    expect(staff).toMatchObject([{ id: scope.staffMemberId, name: "Vera" }]);
  });

  it("sees no amounts, and contacts of today's visits alone", async () => {
    const { scope, own } = await twoPeople();
    const said = { customerComment: "Porten är låst", attendeeName: "Alma" };
    await db().booking.updateMany({ where: { id: { in: [...own] } }, data: said });
    const [today, tomorrow] = await Promise.all(
      own.map(async (id) => {
        const row = await findProviderBooking(scope, id, nowMs);
        if (row === null) throw new Error("The booking is not found");
        return serializeBookingDetail(row, nowMs);
      }),
    );
    const none = {
      total_amount: null,
      provider_amount: null,
      commission_amount: null,
      refund_on_cancel: null,
      refund_after_dispute: null,
      refunded_amount: null,
      kept_amount: null,
      booked_amount: null,
      earned_amount: null,
      unpaid_amount: null,
      ledger: null,
    };
    expect(today).toMatchObject({
      ...none,
      customer_email: "elsa@example.com",
      customer_comment: "Porten är låst",
      attendee_name: "Alma",
    });
    const unknown = {
      customer_email: null,
      customer_phone: null,
      customer_comment: null,
      attendee_name: null,
    };
    expect(tomorrow).toMatchObject({ ...none, ...unknown });
    expect(today?.transitions).toContainEqual({ status: "cancelled", refusal: "owner_only" });
  });

  it("sees contacts by the local day of the business, not by UTC", async () => {
    const { scope, place } = await twoPeople();
    const id = await book(place, { at: at("22:30"), staffId: scope.staffMemberId });
    // Half past eleven in the evening in Sweden: the visit is on the same local day.
    const sameDay = await findProviderBooking(scope, id, Date.parse("2026-11-20T00:30:00Z"));
    expect(sameDay?.customerEmail).toBe("elsa@example.com");
    const nextDay = await findProviderBooking(scope, id, Date.parse("2026-11-20T23:30:00Z"));
    expect(nextDay?.customerEmail).toBeNull();
  });

  it("sees no contacts of a visit that they moved to today themselves, until somebody else moves it there", async () => {
    const { place, scope, own } = await twoPeople();
    const id = own[1];
    const move = (by: BusinessScope, to: string) =>
      moveByBusiness(by, { bookingId: id, startMs: Date.parse(to), actorUserId: by.userId, nowMs });
    const owner = { ...wholeBusiness(place.id), userId: place.ownerId };
    const shown = async () => {
      const { items } = await listProviderBookings(scope, {}, { limit: 9, nowMs });
      const rows = [
        ...items,
        ...(await calendarBookings(scope, range, nowMs)),
        ...(await nextBookings(scope, { nowMs, limit: 9 })),
        await findProviderBooking(scope, id, nowMs),
      ].filter((row) => row?.id === id);
      expect(rows).toHaveLength(4);
      return [...new Set(rows.map((row) => row?.customerEmail))];
    };
    await move(scope, at("14:00"));
    expect(await shown()).toEqual([null]);
    await move(scope, at("14:30"));
    expect(await shown()).toEqual([null]);
    // What the owner changes within the day does not make it the owner's day.
    await move(owner, at("15:00"));
    expect(await shown()).toEqual([null]);
    await move(owner, at("10:00", "2026-11-21"));
    await move(owner, at("14:00"));
    expect(await shown()).toEqual(["elsa@example.com"]);
    // Of today already, and moved within it.
    await move(scope, at("15:00"));
    expect(await shown()).toEqual(["elsa@example.com"]);
  });

  it("is refused a colleague for a booking of their own, and nothing is written", async () => {
    const { place, scope, own, others } = await twoPeople();
    const move = (bookingId: string, staffId: string, startMs: number) =>
      refusal(moveByBusiness(scope, { bookingId, staffId, startMs, actorUserId: scope.userId, nowMs }));
    const before = await db().booking.findUniqueOrThrow({ where: { id: own[1] } });
    for (const startMs of [before.startsAt.getTime(), Date.parse(at("14:00", "2026-11-21"))])
      expect(await move(own[1], place.staffId, startMs)).toBe("owner_only");
    expect(await db().booking.findUniqueOrThrow({ where: { id: own[1] } })).toEqual(before);
    expect(await db().outboxMail.count({ where: { bookingId: own[1] } })).toBe(0);
    const day = { from: "2026-11-21", to: "2026-11-21", staffId: place.staffId, nowMs };
    expect(await refusal(businessMoveAvailability(scope, own[1], day))).toBe("owner_only");
    expect(await move(others[1], place.staffId, Date.parse(at("14:00", "2026-11-21")))).toBe("not_found");
    const start = Date.parse(at("14:00", "2026-11-21"));
    expect(await move(own[1], scope.staffMemberId, start)).toBe("done");
    expect(await move(own[1], "any", start + 1_800_000)).toBe("done");
  });

  it("completes their own visits, and cancels nothing", async () => {
    const { place, scope, own, others } = await twoPeople();
    const change = (bookingId: string, to: "completed" | "cancelled", later = 0) =>
      refusal(
        changeBookingStatus(scope, { bookingId, to, actorUserId: place.ownerId, nowMs: nowMs + later }),
      );
    const hours = 5 * 3_600_000;
    expect(await change(own[0], "cancelled")).toBe("owner_only");
    expect(await change(others[0], "cancelled")).toBe("not_found");
    expect(await change(others[0], "completed", hours)).toBe("not_found");
    expect(await change(own[0], "completed", hours)).toBe("done");
  });

  it("moves their own visits to their own free times alone", async () => {
    const { place, scope, own, others } = await twoPeople();
    const to = (hour: string) => Date.parse(at(hour, "2026-11-21"));
    const move = (bookingId: string, startMs: number) =>
      refusal(moveByBusiness(scope, { bookingId, startMs, actorUserId: place.ownerId, nowMs }));
    // Vera is away; her colleague is free.
    const person = { ...scope, timeZone: "Europe/Stockholm" };
    const away = { id: null, startMs: to("14:00"), endMs: to("15:00"), reason: null, seriesId: null };
    await saveOwnAbsences(person, { unavailableSlots: [away] }, { ifMatch: null, nowMs });
    expect(await move(own[1], to("14:00"))).not.toBe("done");
    expect(await move(others[1], to("15:00"))).toBe("not_found");
    // The colleague is booked then; she is free.
    expect(await move(own[1], to("13:00"))).toBe("done");
    const day = { from: "2026-11-21", to: "2026-11-21", nowMs };
    const times = await businessMoveAvailability(scope, own[1], day);
    const free = times.days[0]?.slots.filter(({ available }) => available).map((slot) => slot.startTime);
    expect(free).toContain(at("10:00", "2026-11-21").replace(":00Z", ":00.000Z"));
    expect(free).not.toContain("2026-11-21T14:00:00.000Z");
    await expect(businessMoveAvailability(scope, others[1], day)).rejects.toMatchObject({
      code: "not_found",
    });
    const moved = await db().booking.findUniqueOrThrow({ where: { id: own[1] } });
    expect(moved.staffMemberId).toBe(scope.staffMemberId);
  });

  it("moves none without the business being told, and what the customer may do then", async () => {
    const { place, scope, own } = await twoPeople();
    const id = own[1];
    const move = (by: BusinessScope, hour: string) =>
      moveByBusiness(by, {
        bookingId: id,
        startMs: Date.parse(at(hour, "2026-11-21")),
        actorUserId: by.userId,
        nowMs,
      });
    const told = () =>
      db().outboxMail.findMany({ where: { bookingId: id, kind: "provider_booking_rescheduled" } });
    await move({ ...wholeBusiness(place.id), userId: place.ownerId }, "12:00");
    expect(await told()).toEqual([]);
    await move(scope, "14:00");
    const [mail, ...more] = await told();
    expect(more).toEqual([]);
    const { email } = await db().provider.findUniqueOrThrow({ where: { id: place.id } });
    expect(mail?.recipient).toBe(email);
    const booking = await findBooking(id);
    if (booking === null) throw new Error("The booking is gone");
    const text = bookingLetter(
      "provider_booking_rescheduled",
      booking,
      "sv",
      mail?.payload,
    ).paragraphs.join();
    expect(text).toContain("Vera har flyttat");
    expect(text).toMatch(/lör 21\u00a0nov( 2026)? 13:00/);
    expect(text).toContain("avboka utan kostnad");
  });
});
