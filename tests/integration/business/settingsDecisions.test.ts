import { describe, expect, it } from "vitest";
import { previewSettings } from "@/lib/business/settings/previewSettings";
import { saveSettings } from "@/lib/business/settings/saveSettings";
import { settingsChangesSchema } from "@/lib/business/settings/settingsEdit";
import { holdFreeSlot } from "@/lib/checkout/hold/holdFreeSlot";
import { db } from "@/lib/db/client";
import { AppError } from "@/lib/errors/AppError";
import { holdOf, timing } from "../../support/builders/holds";
import { nowMs } from "../../support/builders/now";
import { book, type Salon, salon } from "../../support/builders/salon";
import { away, readSettings } from "../../support/builders/settings";
import { sharedDatabase } from "../../support/run/testDatabase";

await sharedDatabase();

const eve = "2026-12-24";
const at = (time: string, date = eve) => `${date}T${time}:00.000Z`;
const absence = { unavailableSlots: [away("24T09:00", "24T15:00", { reason: "Julafton" })] };

const change = (place: Salon, edit: object, ifMatch: string | null = null) =>
  saveSettings(place.id, settingsChangesSchema.parse(edit), { ifMatch, nowMs, actorUserId: place.ownerId });
const preview = (place: Salon, edit: object, moveBookingId: string | null = null) =>
  previewSettings(place.id, settingsChangesSchema.parse(edit), { ifMatch: null, nowMs, moveBookingId });
const named = async (place: Salon, edit: object) =>
  (await preview(place, edit)).leftOutBookings.map(({ id }) => id);
const booking = (id: string) => db().booking.findUniqueOrThrow({ where: { id } });
const mails = async (bookingId: string) =>
  (await db().outboxMail.findMany({ where: { bookingId } })).map(({ kind }) => kind);

const hold = (place: Salon, start: string) =>
  holdFreeSlot(holdOf(place, start), timing, { startMs: Date.parse(start), nowMs });
const outcome = (work: Promise<unknown>) =>
  work.then(
    () => "done",
    (error: unknown) => (error instanceof AppError ? error.code : error),
  );

async function refusal(work: Promise<unknown>) {
  try {
    await work;
  } catch (error) {
    if (error instanceof AppError) return { code: error.code, details: error.details };
    throw error;
  }
  throw new Error("It was saved");
}

describe("what an edit would leave outside", () => {
  it("is named, with what can be done, and nothing is saved", async () => {
    const place = await salon();
    const [inside, held] = [
      await book(place, { at: at("09:00") }),
      await book(place, { at: at("13:00"), status: "pending" }),
    ];
    await book(place, { at: at("15:00") });
    await book(place, { at: at("10:00"), status: "cancelled" });
    const before = await readSettings(place);
    expect((await preview(place, absence)).leftOutBookings).toMatchObject([
      { id: inside, refund_on_cancel: 420, staff_name: null, can_cancel: true, can_move: true },
      { id: held, status: "pending", can_cancel: false, can_move: false },
    ]);
    expect(await readSettings(place)).toEqual(before);
    expect((await db().provider.findUniqueOrThrow({ where: { id: place.id } })).settingsVersion).toBe(1);
  });

  it("follows special days and the week, and leaves out what stood outside before", async () => {
    const place = await salon();
    const [morning, evening] = [
      await book(place, { at: at("09:00") }),
      await book(place, { at: at("19:00") }),
    ];
    const closed = { specialDays: [{ date: eve, is_closed: true }] };
    expect(await named(place, closed)).toEqual([morning]);
    const short = { specialDays: [{ date: eve, is_closed: false, open_time: "12:00", close_time: "15:00" }] };
    expect(await named(place, short)).toEqual([morning]);
    const { openingHours } = await readSettings(place);
    const late = openingHours.map((day) => ({ ...day, open_time: "11:30" }));
    expect(await named(place, { openingHours: late })).toEqual([morning]);
    expect(await named(place, { rules: { min_notice_minutes: 60 } })).toEqual([]);
    const night = { unavailableSlots: [away("24T18:00", "24T20:00")] };
    expect(await named(place, night)).toEqual([evening]);
  });

  it("names none that is in an absence by agreement when that is changed, but whom it reaches now", async () => {
    const place = await salon();
    const [agreed, next] = [await book(place, { at: at("10:00") }), await book(place, { at: at("15:30") })];
    const keep = [{ booking_id: agreed, action: "keep" }];
    await change(place, { ...absence, bookingDecisions: keep });
    const [slot] = (await readSettings(place)).unavailableSlots;
    expect(await named(place, { unavailableSlots: [{ ...slot, reason: "Stängt" }] })).toEqual([]);
    const longer = { ...slot, end_time: at("16:00") };
    expect(await named(place, { unavailableSlots: [longer] })).toEqual([next]);
  });

  it("reaches across years", async () => {
    const place = await salon();
    const [soon, late] = [
      await book(place, { at: at("10:00", "2026-12-28") }),
      await book(place, { at: at("10:00", "2027-11-15") }),
    ];
    await book(place, { at: at("10:00", "2026-11-24") });
    const leave = { start_time: "2026-11-30T23:00:00Z", end_time: "2028-12-31T23:00:00Z" };
    expect(await named(place, { unavailableSlots: [leave] })).toEqual([soon, late]);
    expect((await preview(place, { unavailableSlots: [leave] }, soon)).freeTimes?.at(-1)?.date).toBe(
      "2026-11-30",
    );
  });

  it("finds times by the settings as they would be", async () => {
    const place = await salon();
    const id = await book(place, { at: at("09:00") });
    const week = { unavailableSlots: [away("21T23:00", "26T23:00")] };
    const { freeTimes } = await preview(place, week, id);
    expect(freeTimes?.map(({ date }) => date).slice(0, 2)).toEqual(["2026-12-27", "2026-12-28"]);
    expect(freeTimes?.[0]?.startTimes[0]).toBe("2026-12-27T08:00:00.000Z");
  });
});

describe("a save with decisions", () => {
  it("keeps, moves and cancels in one go", async () => {
    const place = await salon();
    const [kept, moved, cancelled] = [
      await book(place, { at: at("09:00") }),
      await book(place, { at: at("10:00") }),
      await book(place, { at: at("13:00") }),
    ];
    const bookingDecisions = [
      { booking_id: kept, action: "keep" },
      { booking_id: moved, action: "move", start_time: at("09:00", "2026-12-28") },
      { booking_id: cancelled, action: "cancel" },
    ];
    const { bookingsInside } = await change(place, { ...absence, bookingDecisions });
    expect(bookingsInside.map(({ id }) => id)).toEqual([kept]);
    expect(await booking(moved)).toMatchObject({
      startsAt: new Date(at("09:00", "2026-12-28")),
      sequence: 1,
    });
    expect(await booking(cancelled)).toMatchObject({ status: "cancelled", cancelReason: "by_provider" });
    expect(
      await db().refund.findFirstOrThrow({ where: { payment: { bookingId: cancelled } } }),
    ).toMatchObject({
      amountOre: 42_000,
    });
    expect([await mails(kept), await mails(moved), await mails(cancelled)]).toEqual([
      [],
      ["booking_rescheduled"],
      ["booking_cancelled"],
    ]);
  });

  it("is refused as a whole while a booking is not decided about, and lists them", async () => {
    const place = await salon();
    const [first, second] = [await book(place, { at: at("09:00") }), await book(place, { at: at("10:00") })];
    const bookingDecisions = [{ booking_id: first, action: "cancel" }];
    const { code, details } = await refusal(change(place, { ...absence, bookingDecisions }));
    expect([code, details]).toMatchObject(["bookings_left_out", [{ id: first }, { id: second }]]);
    expect((await booking(first)).status).toBe("confirmed");
    expect((await readSettings(place)).unavailableSlots).toEqual([]);
  });

  it("is refused as a whole when a booking cannot go where it was sent", async () => {
    const place = await salon();
    const [first, second] = [await book(place, { at: at("09:00") }), await book(place, { at: at("10:00") })];
    const to = (start_time: string) => ({
      ...absence,
      bookingDecisions: [
        { booking_id: first, action: "cancel" },
        { booking_id: second, action: "move", start_time },
      ],
    });
    // In the absence itself, and at an hour at which it is closed.
    for (const start of [at("13:00"), at("20:00")]) {
      const { code, details } = await refusal(change(place, to(start)));
      expect([code, details]).toMatchObject(["slot_unavailable", { bookingId: second }]);
    }
    expect((await booking(first)).status).toBe("confirmed");
    await book(place, { at: at("09:00", "2026-12-28") });
    expect(await refusal(change(place, to(at("09:00", "2026-12-28"))))).toMatchObject({
      code: "slot_taken",
      details: { bookingId: second },
    });
    // Where it is already it would stand outside, unsaid.
    expect(await refusal(change(place, to(at("10:00"))))).toMatchObject({
      code: "slot_taken",
      details: { bookingId: second },
    });
    expect((await readSettings(place)).unavailableSlots).toEqual([]);
  });

  it("is refused, with when to come back, when a booking was moved ten times within the hour", async () => {
    const place = await salon();
    const id = await book(place, { at: at("09:00") });
    const moved = { providerId: place.id, bookingId: id, kind: "rescheduled", actor: "provider" };
    await db().bookingEvent.createMany({ data: Array.from({ length: 10 }, () => moved) });
    const bookingDecisions = [{ booking_id: id, action: "move", start_time: at("09:00", "2026-12-28") }];
    await expect(change(place, { ...absence, bookingDecisions })).rejects.toMatchObject({
      code: "too_many_requests",
      details: { bookingId: id },
      retryAfterSeconds: expect.any(Number),
    });
    expect((await readSettings(place)).unavailableSlots).toEqual([]);
  });

  it("leaves bookings alone that stand outside no more, and those of others", async () => {
    const [place, other] = [await salon(), await salon()];
    const foreign = await book(other, { at: at("09:00") });
    const elsewhere = await book(place, { at: at("15:00") });
    const bookingDecisions = [foreign, elsewhere].map((booking_id) => ({ booking_id, action: "cancel" }));
    await change(place, { ...absence, bookingDecisions });
    expect([(await booking(foreign)).status, (await booking(elsewhere)).status]).toEqual([
      "confirmed",
      "confirmed",
    ]);
  });

  it("meets a hold of the same moment: it is refused the time, or the save is told of it", async () => {
    for (let round = 0; round < 20; round += 1) {
      const place = await salon();
      const [saved, held] = await Promise.all([
        outcome(change(place, { ...absence, bookingDecisions: [] })),
        outcome(hold(place, at("09:00"))),
      ]);
      expect([
        ["done", "slot_unavailable"],
        ["bookings_left_out", "done"],
      ]).toContainEqual([saved, held]);
    }
  });

  it("and a customer who cancels or moves at that moment all come to an end", async () => {
    for (let round = 0; round < 10; round += 1) {
      const place = await salon();
      const id = await book(place, { at: at("09:00") });
      const bookingDecisions = [{ booking_id: id, action: "cancel" }];
      const results = await Promise.all([
        outcome(change(place, { ...absence, bookingDecisions })),
        outcome(change(place, { rules: { horizon_days: 90 } })),
        outcome(hold(place, at("15:00"))),
      ]);
      expect(results).toEqual(["done", "done", "done"]);
      expect((await booking(id)).status).toBe("cancelled");
    }
  });
});

describe("parts of the settings", () => {
  it("stay when they are not named, and each save counts the version", async () => {
    const place = await salon();
    await change(place, { rules: { min_notice_minutes: 120, buffer_after_minutes: 10 } });
    await change(place, {
      specialDays: [
        { date: eve, is_closed: true, note: " Julafton " },
        { date: "2026-12-20", is_closed: false, open_time: "11:00", close_time: "16:00" },
      ],
    });
    const after = await readSettings(place);
    expect(after.rules).toEqual({
      min_notice_minutes: 120,
      horizon_days: 365,
      free_cancellation_hours: 24,
      buffer_before_minutes: 0,
      buffer_after_minutes: 10,
    });
    expect(after.specialDays).toMatchObject([
      { date: "2026-12-20", is_closed: false, open_time: "11:00", note: null },
      { date: eve, is_closed: true, open_time: null, note: "Julafton" },
    ]);
    const replaced = {
      specialDays: [{ date: eve, is_closed: false, open_time: "10:00", close_time: "12:00" }],
    };
    await change(place, { ...replaced, deleteSpecialDays: ["2026-12-20", "2026-12-19"] }, '"3"');
    expect((await readSettings(place)).specialDays).toMatchObject([
      { date: eve, open_time: "10:00", note: null },
    ]);
    expect(await refusal(change(place, replaced, '"3"'))).toMatchObject({ code: "edit_conflict" });
  });

  it("keep the special days of single people", async () => {
    const place = await salon();
    const own = { providerId: place.id, staffMemberId: place.staffId, day: new Date(eve) };
    await db().specialDay.create({ data: { ...own, openMinute: 600, closeMinute: 700 } });
    await change(place, { specialDays: [{ date: eve, is_closed: true }], deleteSpecialDays: [] });
    await change(place, { deleteSpecialDays: [eve] });
    expect(await db().specialDay.count({ where: { providerId: place.id } })).toBe(1);
  });
});
