import { describe, expect, it } from "vitest";
import { findBooking } from "@/lib/bookings/bookingFacts";
import { db, pool } from "@/lib/db/client";
import type { MailKind } from "@/lib/db/mailKinds";
import { wholeBusiness } from "@/lib/identity/sessions/businessScope";
import { type BookingMailKind, bookingLetter } from "@/lib/notifications/letters/bookingLetters";
import { changeBookingStatus } from "@/lib/visits/changeBookingStatus";
import { completeEnded } from "@/lib/visits/completeEnded";
import { crontab, runners } from "@/worker/tasks";
import { book, salon } from "../../support/builders/salon";
import { waitingMails } from "../../support/builders/schedules";
import { jobsNaming } from "../../support/run/jobs";
import { sharedDatabase } from "../../support/run/testDatabase";

await sharedDatabase();

const hourMs = 3_600_000;
const ms = (iso: string) => Date.parse(iso);
const mailsOf = (bookingId: string, kind: MailKind) =>
  db().outboxMail.findMany({ where: { bookingId, kind }, orderBy: { createdAt: "asc" } });
const statusOf = async (id: string) => (await db().booking.findUniqueOrThrow({ where: { id } })).status;

describe("completeEnded", () => {
  const at = "2026-11-19T10:00:00Z";
  /** A day after the end of a half-hour visit. */
  const dueMs = ms("2026-11-20T10:30:00Z");

  it("completes a visit a day after its end, with the audit row and the invitation", async () => {
    const place = await salon();
    const id = await book(place, { at });
    await completeEnded(dueMs - 1);
    expect(await statusOf(id)).toBe("confirmed");
    await completeEnded(dueMs);
    const booking = await db().booking.findUniqueOrThrow({ where: { id }, include: { events: true } });
    expect(booking).toMatchObject({
      status: "completed",
      completedAt: new Date(dueMs),
      events: [{ kind: "completed", fromStatus: "confirmed", actor: "system", actorUserId: null }],
    });
    const [mail, ...others] = await mailsOf(id, "review_invitation");
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ recipient: "elsa@example.com", locale: "sv" });
    expect(await jobsNaming(mail?.id ?? "-")).toEqual(["send_mail"]);
  });

  it.each(["pending", "cancelled", "completed"] as const)("leaves what is %s as it is", async (status) => {
    const place = await salon();
    const id = await book(place, { at, status });
    await completeEnded(dueMs);
    expect(await statusOf(id)).toBe(status);
    expect(await mailsOf(id, "review_invitation")).toEqual([]);
  });

  it("completes all of them in batches, by several workers at once, each once", async () => {
    const place = await salon();
    const ids = [];
    for (let count = 0; count < 12; count += 1) {
      const start = new Date(ms("2026-11-08T10:00:00Z") + count * 12 * hourMs).toISOString();
      ids.push(await book(place, { at: start }));
    }
    const counts = await Promise.all([1, 2, 3].map(() => completeEnded(dueMs, 5)));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(12);
    for (const id of ids) {
      expect(await db().bookingEvent.count({ where: { bookingId: id } })).toBe(1);
      expect(await mailsOf(id, "review_invitation")).toHaveLength(1);
    }
  });

  it("invites once, also when the business completes, takes it back and completes again", async () => {
    const place = await salon();
    const id = await book(place, { at });
    for (const to of ["completed", "confirmed", "completed"] as const)
      await changeBookingStatus(wholeBusiness(place.id), {
        bookingId: id,
        to,
        actorUserId: place.ownerId,
        nowMs: dueMs,
      });
    expect(await mailsOf(id, "review_invitation")).toHaveLength(1);
  });

  it("invites twenty seconds after the business completed it, and not at all once that is undone (DAY-32)", async () => {
    const place = await salon();
    const id = await book(place, { at });
    const change = (to: "completed" | "confirmed") =>
      changeBookingStatus(wholeBusiness(place.id), {
        bookingId: id,
        to,
        actorUserId: place.ownerId,
        nowMs: dueMs,
      });
    const invited = async () =>
      (await waitingMails(id)).map(({ kind, inSeconds }) => [kind, Math.ceil(inSeconds / 20)]);
    await change("completed");
    expect(await invited()).toEqual([["review_invitation", 1]]);
    await change("confirmed");
    expect(await invited()).toEqual([]);
    await change("completed");
    expect(await invited()).toEqual([["review_invitation", 1]]);
  });

  it("invites nobody to review what was more than two weeks ago, whoever completes it", async () => {
    const place = await salon();
    const fortnight = dueMs - 14 * 24 * hourMs;
    const startOf = (endMs: number) => new Date(endMs - hourMs / 2).toISOString();
    const byHand = await book(place, { at: startOf(fortnight - 24 * hourMs) });
    const [old, justNot] = [
      await book(place, { at: startOf(fortnight - 1000 - hourMs) }),
      await book(place, { at: startOf(fortnight) }),
    ];
    const done = { bookingId: byHand, to: "completed", actorUserId: place.ownerId, nowMs: dueMs } as const;
    await changeBookingStatus(wholeBusiness(place.id), done);
    await completeEnded(dueMs);
    for (const id of [byHand, old, justNot]) expect(await statusOf(id)).toBe("completed");
    const invited = await Promise.all([byHand, old, justNot].map((id) => mailsOf(id, "review_invitation")));
    expect(invited.map(({ length }) => length)).toEqual([0, 0, 1]);
  });

  it("goes on past one that cannot be completed, and comes to an end", async () => {
    const place = await salon();
    const start = (hour: string) => `2026-11-12T${hour}:00:00Z`;
    const [before, stuck, after] = [
      await book(place, { at: start("09") }),
      await book(place, { at: start("10") }),
      await book(place, { at: start("13") }),
    ];
    await pool().query(`
      CREATE FUNCTION refuse_event() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'stuck'; END $$;
      CREATE TRIGGER stuck BEFORE INSERT ON booking_events FOR EACH ROW
        WHEN (NEW.booking_id = '${stuck}') EXECUTE FUNCTION refuse_event()`);
    expect(await completeEnded(dueMs, 1)).toBe(2);
    expect(await Promise.all([before, stuck, after].map(statusOf))).toEqual([
      "completed",
      "confirmed",
      "completed",
    ]);
    expect(await mailsOf(stuck, "review_invitation")).toEqual([]);
    await pool().query("DROP TRIGGER stuck ON booking_events; DROP FUNCTION refuse_event()");
    expect(await completeEnded(dueMs, 1)).toBe(1);
    expect(await statusOf(stuck)).toBe("completed");
  });

  it("completes those that begin in the same minute, a batch at a time", async () => {
    const places = await Promise.all(Array.from({ length: 5 }, () => salon()));
    const ids = await Promise.all(places.map((place) => book(place, { at })));
    expect(await completeEnded(dueMs, 2)).toBe(5);
    expect(new Set(await Promise.all(ids.map(statusOf)))).toEqual(new Set(["completed"]));
  });

  it("gives a business that took a completion back a day to say what it was", async () => {
    const place = await salon();
    const id = await book(place, { at, status: "completed" });
    const takeBack = { bookingId: id, to: "confirmed", actorUserId: place.ownerId, nowMs: dueMs } as const;
    await changeBookingStatus(wholeBusiness(place.id), takeBack);
    const reopenedAt = new Date(dueMs + hourMs);
    await db().bookingEvent.updateMany({
      where: { bookingId: id, kind: "reopened" },
      data: { createdAt: reopenedAt },
    });
    await completeEnded(dueMs + 2 * hourMs);
    expect(await statusOf(id)).toBe("confirmed");
    await completeEnded(reopenedAt.getTime() + 24 * hourMs);
    expect(await statusOf(id)).toBe("completed");
  });

  it("meets a cancellation by the business without completing what it cancelled", async () => {
    const place = await salon();
    for (let round = 0; round < 6; round += 1) {
      const start = new Date(ms("2026-09-01T10:00:00Z") + round * 24 * hourMs).toISOString();
      const bookingId = await book(place, { at: start });
      const cancel = { bookingId, to: "cancelled", actorUserId: place.ownerId, nowMs: dueMs } as const;
      const [cancelled] = await Promise.allSettled([
        changeBookingStatus(wholeBusiness(place.id), cancel),
        completeEnded(dueMs),
      ]);
      const done = cancelled.status === "fulfilled" ? "cancelled" : "completed";
      expect(await statusOf(bookingId)).toBe(done);
      expect(await db().bookingEvent.count({ where: { bookingId } })).toBe(1);
    }
  });
});

describe("the letters", () => {
  const letter = async (
    kind: BookingMailKind,
    status: "confirmed" | "cancelled" | "completed",
    more = {},
  ) => {
    const place = await salon();
    const id = await book(place, { at: "2026-11-23T10:00:00Z", status, ...more });
    const booking = await findBooking(id);
    if (!booking) throw new Error("The booking is gone");
    const payload = { previousStart: "2026-11-22T09:00:00.000Z" };
    return (["sv", "en"] as const).map((locale) => {
      const { subject, paragraphs, notes = [], facts = [] } = bookingLetter(kind, booking, locale, payload);
      const values = facts.map(({ label, value }) => `${label} ${value}`);
      return [subject, ...paragraphs, ...values, ...notes].join("\n");
    });
  };

  it("say whose the money of a late cancellation is", async () => {
    const [sv, en] = await letter("booking_cancelled", "cancelled");
    expect([sv, en]).toEqual([
      expect.stringContaining("inget betalas tillbaka"),
      expect.stringContaining("there is no refund"),
    ]);
    const [kept] = await letter("provider_booking_cancelled", "cancelled");
    expect(kept).toMatch(/Du behåller 399/);
  });

  it("say that what the business gets is counted before Stripe's fee (MON-36)", async () => {
    const [swedish, english] = await letter("provider_new_booking", "confirmed");
    expect(swedish).toMatch(/Du får, före Stripes avgift 399/);
    expect(english).toContain("You get, before Stripe’s fee");
  });

  it("say what comes back of one in time", async () => {
    const [, customer] = await letter("booking_cancelled", "cancelled", { refundedOre: 42_000 });
    expect(customer).toContain("goes back to your card");
    const [business] = await letter("provider_booking_cancelled", "cancelled", { refundedOre: 42_000 });
    expect(business).toMatch(/får tillbaka 420/);
    expect(business).not.toContain("Du får 399");
  });

  it.each([
    ["booking_reminder", "confirmed", ["Påminnelse", "Reminder"]],
    ["review_invitation", "completed", ["Hur var det hos Salongen?", "How was it at Salongen?"]],
    ["booking_rescheduled", "confirmed", ["flyttad från", "moved from"]],
    ["provider_booking_rescheduled", "confirmed", ["Elsa Lindqvist har flyttat", "Elsa Lindqvist has moved"]],
  ] as const)("%s is written in both languages", async (kind, status, words) => {
    const texts = await letter(kind, status);
    expect(texts).toEqual(words.map((word) => expect.stringContaining(word)));
  });
});

it("knows a task for every line of the timetable", () => {
  const named = crontab.split("\n").map((line) => line.split(" ")[5] ?? "");
  expect(named.filter((task) => !(task in runners.clock.tasks))).toEqual([]);
  expect(named).toEqual(expect.arrayContaining(["remind_of_bookings", "complete_bookings"]));
});
