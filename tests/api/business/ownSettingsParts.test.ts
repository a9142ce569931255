import { beforeAll, describe, expect, it } from "vitest";
import type { z } from "zod";
import { changeSettingsCall, previewSettingsCall } from "@/lib/api/contract/business/ownSettings";
import { moveOwnBookingCall, ownMoveAvailabilityCall } from "@/lib/api/contract/business/providerArea";
import type { ownSettingsSchema, settingsPreviewSchema } from "@/lib/business/schemas";
import { timeOn, workdayAhead } from "../../support/builders/daysAhead";
import { inbox } from "../../support/calls/auth";
import {
  bookTimeOf,
  type OwnSalon,
  openBusiness,
  ownSalon,
  type PaidBooking,
} from "../../support/calls/business";
import { call, type Failure } from "../../support/calls/http";
import { expectPrivate, wrongFields } from "../../support/calls/refusal";
import { markupOf } from "../../support/html/markup";

type Settings = z.infer<typeof ownSettingsSchema>;
type Preview = z.infer<typeof settingsPreviewSchema>;
type Availability = {
  days: { isOpen: boolean; isClosed: boolean; slots: { startTime: string; available: boolean }[] }[];
};

const path = "/providers/me/settings";
const [day, otherDay] = [workdayAhead(10), workdayAhead(14)];
let salon: OwnSalon;
let booking: PaidBooking;
beforeAll(async () => {
  salon = await ownSalon();
  booking = await bookTimeOf(salon.service, timeOn(day, 10));
});

const patch = <T = Settings & Failure>(body: object, headers = {}) =>
  salon.own.send<T>("PATCH", path, body, headers);
const read = async () => (await salon.own.get<Settings>(path)).body;
const availability = async (date: string) =>
  (await call<Availability>(`/services/v1/${salon.service.id}/availability?from=${date}&to=${date}`)).body
    .days[0];
const closing = { unavailableSlots: [{ start_time: timeOn(day, 8), end_time: timeOn(day, 18) }] };

describe("PATCH /providers/me/settings", () => {
  it("saves the parts that are named, and leaves the others", async () => {
    const before = await read();
    const specialDays = [
      { date: otherDay, is_closed: false, open_time: "18:00", close_time: "20:00", note: "Kvällsöppet" },
    ];
    const saved = await patch({ specialDays, rules: { horizon_days: 90 } });
    expectPrivate(changeSettingsCall, saved);
    expect(saved.headers.get("etag")).toMatch(/^"\d+"$/);
    expect(saved.body).toMatchObject({
      openingHours: before.openingHours,
      rules: { ...before.rules, horizon_days: 90 },
      specialDays: [{ date: otherDay, open_time: "18:00", note: "Kvällsöppet" }],
    });
    const { isOpen, slots = [] } = (await availability(otherDay)) ?? {};
    expect([isOpen, slots[0]?.startTime]).toEqual([true, timeOn(otherDay, 18)]);
    await patch({ deleteSpecialDays: [otherDay] });
    expect((await availability(otherDay))?.slots[0]?.startTime).toBe(timeOn(otherDay, 9));
  });

  it("tells customers on the business's page until when cancelling is free, once that is saved", async () => {
    const saved = await patch({ rules: { free_cancellation_hours: 48 } });
    expect(saved.status).toBe(200);
    const { headers } = await call(`/customer/providers/${salon.service.provider.id}`);
    const page = headers.get("location") ?? "";
    await expect.poll(async () => (await markupOf(page)).text).toMatch(/fri avbokning 48\sh/i);
  });

  it("closes a day that is taken off whole to customers, and not one of which a booking takes the rest", async () => {
    const [off, full] = [workdayAhead(20), workdayAhead(25)];
    await bookTimeOf(salon.service, timeOn(full, 16, 30));
    const unavailableSlots = [
      { start_time: timeOn(off, 0), end_time: timeOn(off, 24) },
      { start_time: timeOn(full, 9), end_time: timeOn(full, 16, 30) },
    ];
    const saved = await patch({ unavailableSlots });
    expect(saved.status).toBe(200);
    const days = [await availability(off), await availability(full)];
    expect(days).toMatchObject([
      { isOpen: true, isClosed: true },
      { isOpen: true, isClosed: false },
    ]);
    expect(days.flatMap((each) => each?.slots ?? []).some(({ available }) => available)).toBe(false);
    await patch({ deleteUnavailableSlotIds: saved.body.unavailableSlots.map(({ id }) => id) });
    expect((await availability(off))?.isClosed).toBe(false);
  });

  it.each([
    [
      "a day twice",
      { specialDays: [1, 2].map(() => ({ date: day, is_closed: true })) },
      "specialDays.1.date",
    ],
    ["no day", { specialDays: [{ date: "2026-02-30", is_closed: true }] }, "specialDays.0.date"],
    [
      "an open day without times",
      { specialDays: [{ date: day, is_closed: false }] },
      "specialDays.0.open_time",
    ],
    ["a notice of more than a month", { rules: { min_notice_minutes: 43_201 } }, "rules.min_notice_minutes"],
    ["no horizon", { rules: { horizon_days: 0 } }, "rules.horizon_days"],
    ["half an hour", { rules: { free_cancellation_hours: 0.5 } }, "rules.free_cancellation_hours"],
    ["an odd pause", { rules: { buffer_after_minutes: 7 } }, "rules.buffer_after_minutes"],
    [
      "a move to nowhere",
      { bookingDecisions: [{ booking_id: crypto.randomUUID(), action: "move" }] },
      "bookingDecisions.0.start_time",
    ],
  ])("names %s", async (_, body, field) => {
    expect(wrongFields(await patch<Failure>(body))).toContain(field);
  });

  it("is refused with an older version, and while bookings are not decided about", async () => {
    const stale = await patch({ rules: { horizon_days: 30 } }, { "If-Match": '"0"' });
    expect([stale.status, stale.body.code]).toEqual([412, "edit_conflict"]);
    const refused = await patch<{ code: string; details: { id: string }[] }>({
      ...closing,
      bookingDecisions: [],
    });
    expect([refused.status, refused.body.code]).toEqual([409, "bookings_left_out"]);
    expect(refused.body.details.map(({ id }) => id)).toEqual([booking.id]);
    expect((await read()).unavailableSlots).toEqual([]);
  });
});

describe("POST /providers/me/settings/preview", () => {
  it("tells what an edit would mean, and saves nothing", async () => {
    const before = await read();
    const answer = await salon.own.send<Preview>("POST", `${path}/preview`, {
      ...closing,
      moveBookingId: booking.id,
    });
    expectPrivate(previewSettingsCall, answer);
    expect(answer.body.leftOutBookings).toMatchObject([
      { id: booking.id, can_move: true, total_amount: 420 },
    ]);
    expect(answer.body.freeTimes?.some(({ date }) => date === day)).toBe(false);
    expect(await read()).toEqual(before);
  });
});

describe("POST /providers/me/bookings/{id}/reschedule", () => {
  const of = (id: string) => `/providers/me/bookings/${id}`;

  it("moves to a time that the availability offers, and tells the customer", async () => {
    const moved = await bookTimeOf(salon.service, timeOn(day, 14));
    const offered = await salon.own.get<Availability>(`${of(moved.id)}/availability?from=${day}&to=${day}`);
    expectPrivate(ownMoveAvailabilityCall, offered);
    const slots = offered.body.days[0]?.slots ?? [];
    const isFree = (start: string) => slots.find(({ startTime }) => startTime === start)?.available;
    expect([timeOn(day, 10), timeOn(day, 14), timeOn(day, 15)].map(isFree)).toEqual([false, false, true]);
    const answer = await salon.own.send<{ booking_date: string; events: { kind: string; actor: string }[] }>(
      "POST",
      `${of(moved.id)}/reschedule`,
      { startTime: timeOn(day, 15) },
    );
    expectPrivate(moveOwnBookingCall, answer);
    expect(answer.body.booking_date).toBe(timeOn(day, 15));
    expect(answer.body.events.at(-1)).toMatchObject({ kind: "rescheduled", actor: "provider" });
    const mail = await inbox().waitFor(moved.email, "Ny tid");
    expect(mail.attachments.map(({ text }) => text ?? "").join()).toContain("SEQUENCE:1");
  });

  it("refuses a time that is taken or closed, and knows no bookings of others", async () => {
    const to = (id: string, startTime: string, as = salon.own) =>
      as.send<Failure>("POST", `${of(id)}/reschedule`, { startTime });
    const another = await bookTimeOf(salon.service, timeOn(otherDay, 10));
    expect((await to(another.id, booking.startTime)).body.code).toBe("slot_taken");
    expect((await to(another.id, timeOn(day, 12, 30))).body.code).toBe("slot_unavailable");
    const stranger = await openBusiness();
    expect((await to(another.id, timeOn(day, 13), stranger)).status).toBe(404);
  });
});

it("GET /providers/v1/{id}/special-days tells days and hours, and no notes", async () => {
  const { provider } = salon.service;
  const far = workdayAhead(30);
  await patch({ specialDays: [{ date: far, is_closed: true, note: "Flytt" }] });
  const list = (from: string, to: string) =>
    call<object[]>(`/providers/v1/${provider.id}/special-days?from=${from}&to=${to}`);
  const { status, body } = await list(far, far);
  expect([status, body]).toEqual([
    200,
    [
      {
        date: far,
        is_closed: true,
        open_time: null,
        close_time: null,
        lunch_start_time: null,
        lunch_end_time: null,
      },
    ],
  ]);
  expect((await list(day, day)).body).toEqual([]);
  expect((await list(far, "2026-02-30")).status).toBe(400);
});
