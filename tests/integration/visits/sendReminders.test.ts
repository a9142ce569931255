import { describe, expect, it } from "vitest";
import { db } from "@/lib/db/client";
import type { MailKind } from "@/lib/db/mailKinds";
import { rescheduleBooking } from "@/lib/visits/rescheduleBooking";
import { sendReminders } from "@/lib/visits/sendReminders";
import { firstToken } from "../../support/builders/bookingLink";
import { book, type Salon, salon } from "../../support/builders/salon";
import { jobsNaming } from "../../support/run/jobs";
import { sharedDatabase } from "../../support/run/testDatabase";

await sharedDatabase();

const hourMs = 3_600_000;
const ms = (iso: string) => Date.parse(iso);
const mailsOf = (bookingId: string, kind: MailKind) =>
  db().outboxMail.findMany({ where: { bookingId, kind }, orderBy: { createdAt: "asc" } });

describe("sendReminders", () => {
  const start = "2026-11-23T10:00:00Z";
  const hoursBefore = (hours: number) => ms(start) - hours * hourMs;
  const longAgo = new Date("2026-11-01T10:00:00Z");
  const booked = (place: Salon, more = {}) => book(place, { at: start, confirmedAt: longAgo, ...more });
  const reminders = (id: string) => mailsOf(id, "booking_reminder");

  it("reminds from 25 hours before, once", async () => {
    const place = await salon();
    const id = await booked(place);
    await sendReminders(hoursBefore(25) - 1);
    expect(await reminders(id)).toEqual([]);
    await sendReminders(hoursBefore(25));
    await sendReminders(hoursBefore(24));
    await sendReminders(hoursBefore(23));
    const [mail, ...others] = await reminders(id);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ recipient: "elsa@example.com", locale: "sv" });
    expect(await jobsNaming(mail?.id ?? "-")).toEqual(["send_mail"]);
  });

  it.each([5, 20, 24.9])(
    "is written after a stop of %d hours, as long as the visit has not begun",
    async (stop) => {
      const ids = await Promise.all(Array.from({ length: 6 }, async () => booked(await salon())));
      await sendReminders(hoursBefore(25 - stop));
      for (const id of ids) expect(await reminders(id)).toHaveLength(1);
    },
  );

  it("is not worth it any more from the moment that the visit begins", async () => {
    const id = await booked(await salon());
    await sendReminders(hoursBefore(0));
    expect(await reminders(id)).toEqual([]);
  });

  it("never comes for a visit that was booked later than 26 hours before it", async () => {
    const late = await booked(await salon(), { confirmedAt: new Date(hoursBefore(26) + 1) });
    const early = await booked(await salon(), { confirmedAt: new Date(hoursBefore(26)) });
    for (const hours of [25, 20, 5, 1]) await sendReminders(hoursBefore(hours));
    expect([(await reminders(late)).length, (await reminders(early)).length]).toEqual([0, 1]);
  });

  it.each(["pending", "cancelled", "completed"] as const)("reminds of nothing that is %s", async (status) => {
    const place = await salon();
    const id = await booked(place, { status });
    await sendReminders(hoursBefore(24));
    expect(await reminders(id)).toEqual([]);
  });

  it("reminds nobody who booked a moment ago", async () => {
    const place = await salon();
    const id = await booked(place, { confirmedAt: new Date(hoursBefore(24) - hourMs) });
    await sendReminders(hoursBefore(24));
    expect(await reminders(id)).toEqual([]);
  });

  it("follows a booking that is moved, and reminds of the new time", async () => {
    const place = await salon();
    const id = await booked(place, { freeUntil: "2026-11-23T09:00:00Z" });
    await sendReminders(hoursBefore(24));
    const proof = { customerId: null, token: firstToken(id) };
    const startMs = ms("2026-11-26T10:00:00Z");
    await rescheduleBooking(id, proof, { startMs, nowMs: hoursBefore(23.5) });
    await sendReminders(hoursBefore(23.4));
    expect(await reminders(id)).toHaveLength(1);
    await sendReminders(startMs - 24 * hourMs);
    expect((await reminders(id)).map(({ payload }) => payload)).toEqual([
      { start: "2026-11-23T10:00:00.000Z" },
      { start: "2026-11-26T10:00:00.000Z" },
    ]);
  });

  it("is not sent shortly after the mail about a move to tomorrow", async () => {
    const moveTo = async (at: string) => {
      const id = await booked(await salon(), { freeUntil: "2026-11-23T09:00:00Z" });
      const proof = { customerId: null, token: firstToken(id) };
      await rescheduleBooking(id, proof, { startMs: ms(at), nowMs: hoursBefore(24.75) });
      return id;
    };
    const later = await moveTo("2026-11-23T10:30:00Z");
    const soon = await moveTo("2026-11-23T10:15:00Z");
    await sendReminders(hoursBefore(24.4));
    await sendReminders(hoursBefore(23.5));
    expect([(await reminders(soon)).length, (await reminders(later)).length]).toEqual([0, 1]);
  });

  it("writes one for each booking, whoever runs it how often at once", async () => {
    const ids = await Promise.all(Array.from({ length: 9 }, async () => booked(await salon())));
    await Promise.all([1, 2, 3, 4].map(() => sendReminders(hoursBefore(24), 2)));
    for (const id of ids) expect(await reminders(id)).toHaveLength(1);
  });
});
