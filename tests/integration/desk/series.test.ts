import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { findBooking, loadCancelledWith, loadSeries } from "@/lib/bookings/bookingFacts";
import { db } from "@/lib/db/client";
import { cancelFollowing, loadFollowing } from "@/lib/desk/cancelFollowing";
import { previewBooking } from "@/lib/desk/previewBooking";
import { previewSchema } from "@/lib/desk/schemas";
import { wholeBusiness } from "@/lib/identity/sessions/businessScope";
import { calendarOf } from "@/lib/notifications/calendar";
import { bookingLetter } from "@/lib/notifications/letters/bookingLetters";
import {
  bookAtDesk,
  bookingsOf,
  deskNowMs,
  deskRefusal,
  deskWish,
  onDeskDay,
} from "../../support/builders/desk";
import { book, salon } from "../../support/builders/salon";
import { sharedDatabase } from "../../support/run/testDatabase";

await sharedDatabase();

const weeks = ["2026-11-27", "2027-01-08", "2027-02-19"];
const at = (date: string, time = "14:00") => `${date}T${time}:00+01:00`;

describe("a repeating booking", () => {
  it("is checked on every date, and each clash is told with what would fit, before anything is written", async () => {
    const place = await salon();
    await book(place, { at: at("2027-01-08") });
    const wish = previewSchema.parse({
      lines: [{ serviceId: place.serviceId }],
      startTime: onDeskDay("14:00"),
      repeat: { weeks: 6, times: 3 },
    });
    const { dates, total_amount } = await previewBooking(wholeBusiness(place.id), wish, deskNowMs);
    expect(total_amount).toBe(420);
    expect(dates.map(({ start_time, refusal }) => [start_time, refusal])).toEqual([
      ["2026-11-27T13:00:00.000Z", null],
      ["2027-01-08T13:00:00.000Z", "taken"],
      ["2027-02-19T13:00:00.000Z", null],
    ]);
    expect(dates[1]?.alternatives.map(({ start_time }) => start_time)).toEqual([
      "2027-01-08T12:15:00.000Z",
      "2027-01-08T12:30:00.000Z",
      "2027-01-08T13:30:00.000Z",
    ]);
    expect(await bookingsOf(place)).toHaveLength(1);
  });

  it("is written whole, with one mark of the series and one mail, or not at all", async () => {
    const place = await salon();
    const client = { name: "Moa", phone: null, email: "moa@exempel.se" };
    const made = await bookAtDesk(
      place,
      deskWish(place, "14:00", { client, startTimes: weeks.map((day) => at(day)) }),
    );
    expect(made.bookingIds).toHaveLength(3);
    const bookings = await bookingsOf(place);
    expect(new Set(bookings.map(({ seriesId }) => seriesId))).toEqual(new Set([made.seriesId]));
    const clashing = deskWish(place, "15:00", { startTimes: [at("2026-11-27", "15:00"), at("2027-01-08")] });
    expect(await deskRefusal(bookAtDesk(place, clashing))).toMatchObject({
      code: "slot_taken",
      details: { clashes: [{ start_time: "2027-01-08T13:00:00.000Z" }] },
    });
    const overlapping = deskWish(place, "15:00", {
      startTimes: [at("2026-11-27", "15:00"), at("2026-11-27", "15:15")],
    });
    expect((await deskRefusal(bookAtDesk(place, overlapping))).code).toBe("slot_taken");
    expect(await bookingsOf(place)).toHaveLength(3);
  });

  it("paid by link has a link for each date, and one mail with the first", async () => {
    const place = await salon();
    const client = { name: "Moa", phone: null, email: "moa@exempel.se" };
    const startTimes = weeks.map((day) => at(day));
    const payment = { way: "link" as const };
    const { bookingIds } = await bookAtDesk(place, deskWish(place, "14:00", { client, startTimes, payment }));
    const links = await db().paymentLink.findMany({ where: { providerId: place.id, endedAt: null } });
    expect(links.map(({ bookingId }) => bookingId).toSorted()).toEqual(bookingIds.toSorted());
    const mails = await db().outboxMail.findMany({ where: { kind: "payment_link", providerId: place.id } });
    expect(mails.map(({ bookingId }) => bookingId)).toEqual(bookingIds.slice(0, 1));
  });

  it("is cancelled from one date on, and the earlier ones stay", async () => {
    const place = await salon();
    const startTimes = weeks.map((day) => at(day));
    const { bookingIds } = await bookAtDesk(place, deskWish(place, "14:00", { startTimes }));
    const request = { bookingId: bookingIds[1] ?? "", actorUserId: place.ownerId, nowMs: deskNowMs };
    expect(await cancelFollowing(place.id, request)).toBe(2);
    const statuses = (await bookingsOf(place)).map(({ status }) => status);
    expect(statuses).toEqual(["confirmed", "cancelled", "cancelled"]);
    const elsewhere = await salon();
    expect((await deskRefusal(cancelFollowing(elsewhere.id, request))).code).toBe("not_found");
    expect((await deskRefusal(cancelFollowing(place.id, request))).code).toBe("transition_not_allowed");
  });

  it("is shown before it is cancelled as its dates and what goes back, and only as it was shown it is cancelled", async () => {
    const place = await salon();
    const seriesId = randomUUID();
    const paid = { source: "phone", paymentWay: "link", payment: "paid" } as const;
    const [first, second, third] = await Promise.all(
      weeks.map((day) => book(place, { at: at(day), ...paid })),
    );
    await db().booking.updateMany({ where: { providerId: place.id }, data: { seriesId } });
    const bookingId = first ?? "";
    const shown = await loadFollowing(place.id, { bookingId, nowMs: deskNowMs });
    expect(shown).toEqual({
      bookings: [first, second, third].map((id, index) => ({
        id,
        start_time: new Date(at(weeks[index] ?? "")).toISOString(),
      })),
      refund_amount: 1260,
      on_site_amount: 0,
    });

    const by = { actorUserId: place.ownerId, nowMs: deskNowMs };
    await db().booking.update({
      where: { id: third ?? "" },
      data: { status: "cancelled", cancelReason: "by_customer", cancelledAt: new Date() },
    });
    const request = { bookingId, ...by };
    const ids = [first ?? "", second ?? ""];
    for (const other of [
      { bookingIds: shown.bookings.map(({ id }) => id), refund: 1260 },
      { bookingIds: ids, refund: 1260 },
    ])
      expect((await deskRefusal(cancelFollowing(place.id, { ...request, shown: other }))).code).toBe(
        "series_changed",
      );
    expect((await bookingsOf(place)).filter(({ status }) => status === "confirmed")).toHaveLength(2);
    expect(await cancelFollowing(place.id, { ...request, shown: { bookingIds: ids, refund: 840 } })).toBe(2);
    expect(
      await db().refund.aggregate({ _sum: { amountOre: true }, where: { providerId: place.id } }),
    ).toEqual({ _sum: { amountOre: 84_000 } });
  });

  it("that is cancelled from one date on has one mail with these dates, which takes them out of the calendar", async () => {
    const place = await salon();
    const client = { name: "Moa", phone: null, email: "moa@exempel.se" };
    const startTimes = weeks.map((day) => at(day));
    const { bookingIds } = await bookAtDesk(place, deskWish(place, "14:00", { client, startTimes }));
    const [, bookingId = "", lastId] = bookingIds;
    const note = "Salongen flyttar.";
    await cancelFollowing(place.id, { bookingId, note, actorUserId: place.ownerId, nowMs: deskNowMs });
    const mails = await db().outboxMail.findMany({
      where: { kind: "booking_cancelled", providerId: place.id },
    });
    expect(mails).toMatchObject([{ bookingId, payload: { isSeries: true } }]);
    const second = await findBooking(bookingId);
    if (second === null) throw new Error("The booking is gone");
    const together = await loadCancelledWith(second);
    expect(together.map(({ id }) => id)).toEqual([bookingId, lastId]);
    const letter = bookingLetter("booking_cancelled", second, "sv", mails[0]?.payload, together.slice(1));
    expect(letter.paragraphs.join(" ")).toContain("skriver: ”Salongen flyttar.”");
    expect(letter.facts).toContainEqual({ label: "Även avbokad", value: "fre 19\u00a0feb 2027 14:00–14:30" });
    expect(calendarOf(together, "sv").match(/^STATUS:CANCELLED/gm)).toHaveLength(2);
  });

  it("has one mail with all of its dates in the calendar file", async () => {
    const place = await salon();
    const client = { name: "Moa", phone: null, email: "moa@exempel.se" };
    const startTimes = weeks.map((day) => at(day));
    const { seriesId } = await bookAtDesk(place, deskWish(place, "14:00", { client, startTimes }));
    const mails = await db().outboxMail.findMany({ where: { providerId: place.id } });
    expect(mails).toMatchObject([{ kind: "booking_confirmed", payload: { isSeries: true } }]);
    const [first, ...others] = await loadSeries(seriesId ?? "");
    if (first === undefined) throw new Error("The series is gone");
    const letter = bookingLetter("booking_confirmed", first, "sv", mails[0]?.payload, others);
    expect(letter.paragraphs.join(" ")).toContain("den första av 3 tider");
    expect(letter.facts).toContainEqual({ label: "Betalning", value: "Betalas på plats" });
    expect(letter.dates?.map(({ label }) => label)).toEqual([
      "fre 8\u00a0jan 2027 14:00–14:30",
      "fre 19\u00a0feb 2027 14:00–14:30",
    ]);
    expect(calendarOf([first, ...others], "sv").match(/^UID:/gm)).toHaveLength(3);
  });
});
