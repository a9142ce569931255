import { once } from "node:events";
import { buffer } from "node:stream/consumers";
import PostalMime from "postal-mime";
import { SMTPServer } from "smtp-server";
import { afterAll, describe, expect, it } from "vitest";
import { db } from "@/lib/db/client";
import { wholeBusiness } from "@/lib/identity/sessions/businessScope";
import { sendMail } from "@/lib/notifications/sendMail";
import { cancelBooking } from "@/lib/visits/cancelBooking";
import { changeBookingStatus } from "@/lib/visits/changeBookingStatus";
import { linkProof, move, onMoveDay } from "../../support/builders/moves";
import { nowMs } from "../../support/builders/now";
import { book, type Salon, salon } from "../../support/builders/salon";
import { afterUndo, scheduled } from "../../support/builders/schedules";
import { addPerson } from "../../support/builders/staffOfSalon";
import { testDatabase } from "../../support/run/testDatabase";

await testDatabase("empty");

type Received = { subject: string; text: string; calendar: string };
let received: Received[] = [];

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ["STARTTLS"],
  onData: (stream, _session, done) => {
    void buffer(stream)
      .then((raw) => PostalMime.parse(raw, { attachmentEncoding: "utf8" }))
      .then(({ subject = "", text = "", attachments }) => {
        const file = attachments.find(({ filename }) => filename?.endsWith(".ics"));
        received.push({ subject, text, calendar: String(file?.content ?? "") });
        done();
      });
  },
});
await once(server.listen(0, "127.0.0.1"), "listening");
const listening = server.server.address();
process.env.SMTP_URL = `smtp://127.0.0.1:${typeof listening === "object" ? listening?.port : ""}`;
afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));

/** What the customer of a booking is sent of what waits. */
async function sent(bookingId: string): Promise<Received[]> {
  received = [];
  const { customerEmail: recipient } = await db().booking.findUniqueOrThrow({ where: { id: bookingId } });
  const where = { bookingId, recipient, sentAt: null };
  for (const { id } of await db().outboxMail.findMany({ where, orderBy: { createdAt: "asc" } }))
    await sendMail(id);
  return received;
}

const cancelByBusiness = (place: Salon, bookingId: string) =>
  changeBookingStatus(wholeBusiness(place.id), {
    bookingId,
    to: "cancelled",
    actorUserId: place.ownerId,
    nowMs,
  });

describe("the mail of a cancellation", () => {
  it("within ten seconds of a move names the time that the customer knows, and takes that out of their calendar", async () => {
    const place = await salon();
    const id = await book(place, { at: onMoveDay("09:00") });
    await scheduled(place, id, { at: onMoveDay("10:00") });
    await scheduled(place, id, { at: onMoveDay("13:00"), durationMinutes: 60 });
    await cancelByBusiness(place, id);
    const [mail, ...others] = await sent(id);
    expect(others).toEqual([]);
    expect(mail?.subject).toContain("10:00–10:30");
    expect(mail?.text).not.toContain("14:00");
    expect(mail?.calendar).toContain("METHOD:CANCEL");
    expect(mail?.calendar).toContain("SEQUENCE:3");
    expect(mail?.calendar).toContain("DTSTART:20261123T090000Z");
    expect(mail?.calendar).toContain("DTEND:20261123T093000Z");
  });

  it("names the person that the customer knows, where the visit was given to a colleague", async () => {
    const place = await salon();
    await db().staffMember.update({
      where: { id: place.staffId },
      data: { name: "Sara", isImplicit: false },
    });
    const colleague = await addPerson(place, { name: "Nils" });
    const id = await book(place, { at: onMoveDay("09:00") });
    await scheduled(place, id, { staffId: colleague });
    await cancelByBusiness(place, id);
    const [mail] = await sent(id);
    expect(mail?.text).toContain("Sara");
    expect(mail?.text).not.toContain("Nils");
  });

  it("names the new time once the mail of the move was sent", async () => {
    const place = await salon();
    const id = await book(place, { at: onMoveDay("09:00") });
    await afterUndo(await scheduled(place, id, { at: onMoveDay("10:00") }));
    expect((await sent(id)).map(({ subject }) => subject)).toEqual([expect.stringContaining("Ny tid")]);
    await cancelByBusiness(place, id);
    const [mail] = await sent(id);
    expect(mail?.subject).toContain("11:00–11:30");
    expect(mail?.text).not.toContain("10:00–10:30");
    expect(mail?.calendar).toContain("DTSTART:20261123T100000Z");
  });

  it("names both times while the mail of the move may be on its way", async () => {
    const place = await salon();
    const id = await book(place, { at: onMoveDay("09:00") });
    await afterUndo(await scheduled(place, id, { at: onMoveDay("10:00") }));
    await cancelByBusiness(place, id);
    const [mail, ...others] = await sent(id);
    expect(others).toEqual([]);
    expect(mail?.subject).toContain("10:00–10:30");
    expect(mail?.text).toMatch(/Den hade flyttats till mån 23\snov( 2026)? 11:00\./);
  });

  it("names both times to a customer who cancels in the page within the ten seconds", async () => {
    const place = await salon();
    const id = await book(place, { at: onMoveDay("09:00") });
    await scheduled(place, id, { at: onMoveDay("10:00") });
    await cancelBooking(id, linkProof(id), { nowMs });
    const [mail] = await sent(id);
    expect(mail?.subject).toContain("10:00–10:30");
    expect(mail?.text).toContain("11:00");
  });

  it("names the time that the customer chose themself, also where that mail was not sent", async () => {
    const place = await salon();
    const id = await book(place, { at: onMoveDay("09:00") });
    await scheduled(place, id, { at: onMoveDay("10:00") });
    await move(id, onMoveDay("14:00"));
    await cancelByBusiness(place, id);
    const [mail] = await sent(id);
    expect(mail?.subject).toContain("15:00–15:30");
  });
});
