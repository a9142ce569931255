import { once } from "node:events";
import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import PostalMime from "postal-mime";
import { SMTPServer } from "smtp-server";
import { afterAll, describe, expect, it } from "vitest";
import { db } from "@/lib/db/client";
import { wholeBusiness } from "@/lib/identity/sessions/businessScope";
import { bookingUid } from "@/lib/notifications/calendar";
import { sendMail } from "@/lib/notifications/sendMail";
import { cancelBooking } from "@/lib/visits/cancelBooking";
import { changeBookingStatus } from "@/lib/visits/changeBookingStatus";
import { bookAtDesk, deskNowMs, deskWish, onDeskDay } from "../../support/builders/desk";
import { linkProof, move, onMoveDay } from "../../support/builders/moves";
import { nowMs } from "../../support/builders/now";
import { ofAli, salonOfTwo } from "../../support/builders/personMails";
import { schedule } from "../../support/builders/schedules";
import { testDatabase } from "../../support/run/testDatabase";

await testDatabase("empty");

/** The calendar files of the mails that a server of this file's own took, by recipient, with unfolded lines. */
const files = new Map<string, string[]>();

async function take(to: string, stream: Readable): Promise<void> {
  const { attachments } = await PostalMime.parse(await buffer(stream), { attachmentEncoding: "utf8" });
  const found = attachments.filter(({ filename }) => filename?.endsWith(".ics"));
  const texts = found.map(({ content }) => String(content).replaceAll(/\r?\n[ \t]/g, ""));
  files.set(to, [...(files.get(to) ?? []), ...texts]);
}

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ["STARTTLS"],
  onData: (stream, { envelope }, done) => {
    void take(envelope.rcptTo[0]?.address ?? "", stream).then(() => done());
  },
});
await once(server.listen(0, "127.0.0.1"), "listening");
const listening = server.server.address();
process.env.SMTP_URL = `smtp://127.0.0.1:${typeof listening === "object" ? listening?.port : ""}`;
afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));

/** Sends what waits for one address, and gives the calendar files of it. */
async function filesTo(recipient: string): Promise<string[]> {
  files.delete(recipient);
  const mails = await db().outboxMail.findMany({
    where: { recipient, sentAt: null },
    orderBy: { createdAt: "asc" },
  });
  for (const { id } of mails) await sendMail(id);
  return files.get(recipient) ?? [];
}

const addressOf = async ({ id }: { id: string }) =>
  (await db().provider.findUniqueOrThrow({ where: { id } })).email;

describe("the calendar file of a mail about a booking", () => {
  it("moves the entry of the business and of the person, and takes it away when it is cancelled", async () => {
    const place = await salonOfTwo();
    const id = await ofAli(place);
    await move(id, onMoveDay("14:00"));
    for (const to of [await addressOf(place), place.member.email]) {
      const [file = "", ...others] = await filesTo(to);
      expect(others).toEqual([]);
      for (const line of ["METHOD:PUBLISH", `UID:${id}@`, "SEQUENCE:1", "DTSTART:20261123T140000Z"])
        expect(file).toContain(line);
    }
    await cancelBooking(id, linkProof(id), { nowMs });
    for (const to of [await addressOf(place), place.member.email]) {
      const [file = ""] = await filesTo(to);
      for (const line of ["METHOD:CANCEL", `UID:${id}@`, "STATUS:CANCELLED"]) expect(file).toContain(line);
    }
  });

  it("has the service and the first name, and nothing else of the customer", async () => {
    const place = await salonOfTwo();
    const id = await ofAli(place);
    await move(id, onMoveDay("14:00"));
    const [file = ""] = await filesTo(await addressOf(place));
    expect(file).toContain("SUMMARY:Klippning · Elsa");
    expect(file).toContain(`/provider/bookings?booking=${id}`);
    // The id is random: its digits may be those of the price or the telephone number.
    const withoutId = file.replaceAll(id, "");
    for (const hidden of ["Lindqvist", "elsa@", "token="]) expect(file).not.toContain(hidden);
    for (const hidden of [/4670/, /\b420\b/]) expect(withoutId).not.toMatch(hidden);
  });

  it("has no surname of a customer who is written with it first", async () => {
    const place = await salonOfTwo();
    const id = await ofAli(place);
    await db().booking.update({ where: { id }, data: { customerName: "Lindqvist, Elsa" } });
    await move(id, onMoveDay("14:00"));
    for (const to of [await addressOf(place), place.member.email]) {
      const [file = ""] = await filesTo(to);
      expect(file).toContain("SUMMARY:Klippning · Elsa");
      expect(file).not.toContain("Lindqvist");
    }
  });

  it("takes the entry away, at the time it had, from whom the booking was taken", async () => {
    const place = await salonOfTwo();
    const id = await ofAli(place);
    await schedule(place, id, { staffId: place.majaId, at: onMoveDay("14:00") });
    const [file = ""] = await filesTo(place.member.email);
    for (const line of ["METHOD:CANCEL", "DTSTART:20261123T100000Z"]) expect(file).toContain(line);
    for (const hidden of ["T140000Z", "/provider/bookings?booking="]) expect(file).not.toContain(hidden);
  });

  it("takes the entry away, at the time it had, of what was given to a colleague and cancelled within ten seconds", async () => {
    const place = await salonOfTwo();
    const id = await ofAli(place);
    await schedule(place, id, { staffId: place.majaId, at: onMoveDay("14:00") });
    await cancelBooking(id, linkProof(id), { nowMs });
    const [file = "", ...others] = await filesTo(place.member.email);
    expect(others).toEqual([]);
    for (const line of ["METHOD:CANCEL", "DTSTART:20261123T100000Z"]) expect(file).toContain(line);
    expect(file).not.toContain("T140000Z");
  });

  it("has every date of a series, each with its own UID", async () => {
    const place = await salonOfTwo();
    const startTimes = ["09:00", "10:00", "14:00"].map(onDeskDay);
    const reach = { staffMemberId: place.aliId, userId: place.member.userId };
    await bookAtDesk(place, deskWish(place, "09:00", { startTimes }), reach);
    const [file = ""] = await filesTo(await addressOf(place));
    expect(new Set(file.match(/UID:.*/g)).size).toBe(3);
  });

  it("of a series to a person has the dates that are theirs", async () => {
    const place = await salonOfTwo();
    const startTimes = ["09:00", "10:00", "14:00"].map(onDeskDay);
    const wish = deskWish(place, "09:00", { startTimes, staffId: place.aliId });
    const { bookingIds } = await bookAtDesk(place, wish);
    await db().booking.updateMany({
      where: { id: bookingIds[1] ?? "" },
      data: { staffMemberId: place.majaId },
    });
    const [file = "", ...others] = await filesTo(place.member.email);
    expect(others).toEqual([]);
    const theirs = [bookingIds[0], bookingIds[2]].map((id) => `UID:${bookingUid(id ?? "")}`);
    expect(file.match(/UID:.*/g)).toEqual(theirs);
  });

  it("of a series is sent with the dates that stand, also when its first one was called off before", async () => {
    const place = await salonOfTwo();
    const startTimes = ["09:00", "10:00", "14:00"].map(onDeskDay);
    const client = { name: "Moa", phone: null, email: "moa@exempel.se" };
    const wish = deskWish(place, "09:00", { startTimes, client, staffId: place.aliId });
    const { bookingIds } = await bookAtDesk(place, wish);
    const [bookingId = ""] = bookingIds;
    const scope = wholeBusiness(place.id);
    await changeBookingStatus(scope, {
      bookingId,
      to: "cancelled",
      actorUserId: place.ownerId,
      nowMs: deskNowMs,
    });
    for (const to of ["moa@exempel.se", place.member.email]) {
      const [booked = "", cancelled = ""] = await filesTo(to);
      expect(booked.match(/UID:.*/g)).toHaveLength(2);
      expect(cancelled).toContain(`UID:${bookingId}`);
    }
  });
});
