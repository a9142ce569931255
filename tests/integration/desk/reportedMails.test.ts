import { once } from "node:events";
import { SMTPServer } from "smtp-server";
import { afterAll, expect, it } from "vitest";
import { serializeBookingDetail } from "@/lib/bookings/business/bookingProjection";
import { findProviderBooking } from "@/lib/bookings/business/providerBookings";
import { clientCard } from "@/lib/business/clients/clientCard";
import { db, pool } from "@/lib/db/client";
import { wholeBusiness } from "@/lib/identity/sessions/businessScope";
import { sendMail } from "@/lib/notifications/sendMail";
import { listMailReports } from "@/lib/providers/listMailReports";
import { mailReportUrl, reportMail } from "@/lib/providers/mailReports";
import { invite } from "@/lib/providers/members/invite";
import { bookAtDesk, deskNowMs, deskWish, moa } from "../../support/builders/desk";
import { book, type Salon, salon } from "../../support/builders/salon";
import { actingFor, anotherPerson } from "../../support/builders/signIns";
import { uniqueEmail } from "../../support/calls/accounts";
import { testDatabase } from "../../support/run/testDatabase";

/* What becomes of a business's mails once people report them. */

process.env.STRANGER_MAILS_PER_DAY = "20";
await testDatabase("empty");

const brought: string[] = [];
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ["STARTTLS"],
  onData: (stream, { envelope }, done) => {
    brought.push(...envelope.rcptTo.map(({ address }) => address));
    stream.resume().on("end", () => done());
  },
});
await once(server.listen(0, "127.0.0.1"), "listening");
const address = server.server.address();
process.env.SMTP_URL = `smtp://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));

const times = ["09:00", "09:30", "10:00", "10:30", "11:00", "11:30", "13:00", "13:30"];

const bookFor = (place: Salon, time: string, email: string) =>
  bookAtDesk(place, deskWish(place, time, { client: { ...moa, phone: null, email } }));

const mailTo = (place: Salon, recipient: string) =>
  db().outboxMail.findFirstOrThrow({ where: { providerId: place.id, recipient } });

async function report(place: Salon, recipient: string) {
  const { id } = await mailTo(place, recipient);
  await reportMail(new URL(mailReportUrl(id, "sv")).searchParams.get("token") ?? "", Date.now());
}

const sendAll = async (place: Salon) => {
  for (const { id } of await db().outboxMail.findMany({ where: { providerId: place.id } }))
    await sendMail(id);
};

/** Mailed one after the other; the first of them report it. */
async function reportedBy(place: Salon, count: number, from = 0): Promise<void> {
  for (const time of times.slice(from, from + count)) {
    const email = uniqueEmail();
    await bookFor(place, time, email);
    await report(place, email);
  }
}

const ownersMails = (place: Salon) =>
  db().outboxMail.findMany({ where: { userId: place.ownerId, kind: "stranger_mails_stopped" } });

it("a mail that waits is not brought to a mailbox that has reported one meanwhile, but to everybody else", async () => {
  const place = await salon();
  const [reporter, other] = [uniqueEmail(), uniqueEmail()];
  await bookFor(place, "09:00", reporter);
  await bookFor(place, "09:30", reporter);
  await bookFor(place, "10:00", other);
  await report(place, reporter);
  await sendAll(place);
  expect(brought).toContain(other);
  expect(brought).not.toContain(reporter);
});

it("a booking and the client's card say that the customer reported a mail, and that others did", async () => {
  const place = await salon();
  const reporter = uniqueEmail();
  const shown = async (id: string) => {
    const row = await findProviderBooking(wholeBusiness(place.id), id, deskNowMs);
    const { clientId } = await db().booking.findUniqueOrThrow({ where: { id }, select: { clientId: true } });
    if (row === null || clientId === null) throw new Error("no booking of a client");
    const { is_told, mails_withheld } = serializeBookingDetail(row, deskNowMs);
    const card = await clientCard(wholeBusiness(place.id), clientId, deskNowMs);
    return [is_told, mails_withheld, card.mails_withheld];
  };
  const [id = ""] = (await bookFor(place, "09:00", reporter)).bookingIds;
  expect(await shown(id)).toEqual([true, null, null]);
  await report(place, reporter);
  expect(await shown(id)).toEqual([false, "reported", "reported"]);
  await reportedBy(place, 2, 1);
  const [other = ""] = (await bookFor(place, "13:00", uniqueEmail())).bookingIds;
  await db().booking.update({ where: { id: other }, data: { notifiesCustomer: true } });
  expect(await shown(other)).toEqual([false, "stopped", "stopped"]);
});

it("three who report a business stop its mails to strangers; its owner is told once, and the operator reads it", async () => {
  const place = await salon();
  await reportedBy(place, 2);
  const waiting = uniqueEmail();
  expect((await bookFor(place, "10:00", waiting)).withheld).toBeNull();
  expect(await ownersMails(place)).toEqual([]);
  await reportedBy(place, 1, 3);
  expect(await ownersMails(place)).toHaveLength(1);
  expect((await bookFor(place, "11:00", uniqueEmail())).withheld).toBe("stopped");
  const wish = { staffId: await anotherPerson(place), email: uniqueEmail(), role: "member" } as const;
  await expect(invite(place.id, wish, actingFor(place))).rejects.toMatchObject({
    code: "stranger_mails_stopped",
  });
  await sendAll(place);
  expect(brought).not.toContain(waiting);
  await report(place, waiting);
  expect(await ownersMails(place)).toHaveLength(1);
  const reports = await listMailReports(pool());
  expect(reports.find(({ providerId }) => providerId === place.id)).toMatchObject({
    mailboxes: 4,
    isStopped: true,
  });
});

it("a stop keeps no mail from whoever has paid online, comes later with many who have, and ends with the age of the reports", async () => {
  const place = await salon();
  const regular = uniqueEmail();
  await book(place, { at: "2026-11-02T10:00:00Z", status: "completed", email: regular });
  await reportedBy(place, 3);
  expect((await bookFor(place, "13:00", regular)).withheld).toBeNull();
  expect((await bookFor(place, "13:30", uniqueEmail())).withheld).toBe("stopped");
  for (let day = 1; day < 20; day += 1)
    await book(place, {
      at: `2026-10-${String(day).padStart(2, "0")}T10:00:00Z`,
      status: "completed",
      email: uniqueEmail(),
    });
  expect((await bookFor(place, "14:00", uniqueEmail())).withheld).toBeNull();
  await reportedBy(place, 1, 3);
  expect((await bookFor(place, "14:30", uniqueEmail())).withheld).toBe("stopped");
  await db().$executeRaw`UPDATE outbox_mails SET reported_at = reported_at - interval '91 days'
    WHERE provider_id = ${place.id}::uuid AND reported_at IS NOT NULL`;
  expect((await bookFor(place, "15:00", uniqueEmail())).withheld).toBeNull();
});
