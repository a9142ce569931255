import { expect, it } from "vitest";
import { findProviderBooking } from "@/lib/bookings/business/providerBookings";
import { db, pool } from "@/lib/db/client";
import { mailPaymentLink } from "@/lib/desk/payments/paymentLinks";
import { wholeBusiness } from "@/lib/identity/sessions/businessScope";
import { listMailReports } from "@/lib/providers/listMailReports";
import { findReportable, mailReportUrl, reportMail } from "@/lib/providers/mailReports";
import { invite } from "@/lib/providers/members/invite";
import { bookAtDesk, bookingsOf, deskNowMs, deskRefusal, deskWish, moa } from "../../support/builders/desk";
import { book, type Salon, salon } from "../../support/builders/salon";
import { actingFor, anotherPerson } from "../../support/builders/signIns";
import { uniqueEmail } from "../../support/calls/accounts";
import { testDatabase } from "../../support/run/testDatabase";

/* Mails to people whose address a business types, and who have never paid it. */

process.env.STRANGER_MAILS_PER_DAY = "5";
await testDatabase("empty");

const times = [
  "09:00",
  "09:30",
  "10:00",
  "10:30",
  "11:00",
  "11:30",
  "13:00",
  "13:30",
  "14:00",
  "14:30",
  "15:00",
];

const bookFor = (place: Salon, time: string, email: string, way: "on_site" | "link" = "on_site") =>
  bookAtDesk(place, deskWish(place, time, { client: { ...moa, phone: null, email }, payment: { way } }));

const mailsOf = (place: Salon) => db().outboxMail.findMany({ where: { providerId: place.id } });

/** Somebody who has paid online. */
const paidBy = (place: Salon, email: string, at: string) => book(place, { at, status: "completed", email });

it("five a day are sent; the sixth booking is made without, and says so", async () => {
  const place = await salon();
  const made = await Promise.all(times.slice(0, 8).map((time) => bookFor(place, time, uniqueEmail())));
  expect(made.filter(({ withheld }) => withheld === null)).toHaveLength(5);
  expect(made.filter(({ withheld }) => withheld === "limit")).toHaveLength(3);
  expect(await mailsOf(place)).toHaveLength(5);
  const bookings = await bookingsOf(place);
  expect(bookings).toHaveLength(8);
  expect(bookings.filter(({ notifiesCustomer }) => notifiesCustomer)).toHaveLength(5);
  const wish = { staffId: await anotherPerson(place), email: uniqueEmail(), role: "member" } as const;
  await expect(invite(place.id, wish, actingFor(place))).rejects.toMatchObject({
    code: "stranger_mails_limit",
  });
  const other = await salon();
  expect((await bookFor(other, "09:00", uniqueEmail())).withheld).toBeNull();
});

it("five a day are sent of all businesses together whose owner has one mailbox", async () => {
  const places = [await salon(), await salon()];
  for (const [index, place] of places.entries())
    await db().user.update({ where: { id: place.ownerId }, data: { email: `tull+${index}@exempel.se` } });
  const made = [];
  for (const time of times.slice(0, 3))
    for (const place of places) made.push(await bookFor(place, time, uniqueEmail()));
  expect(made.map(({ withheld }) => withheld)).toEqual([null, null, null, null, null, "limit"]);
});

it("five more are sent for everybody who has paid online, and always to those", async () => {
  const place = await salon();
  const regular = uniqueEmail();
  await paidBy(place, regular, "2026-11-02T10:00:00Z");
  const made = [];
  for (const time of times) made.push(await bookFor(place, time, uniqueEmail()));
  expect(made.map(({ withheld }) => withheld)).toEqual([...Array.from({ length: 10 }, () => null), "limit"]);
  expect((await bookFor(place, "15:30", regular)).withheld).toBeNull();
});

it("a payment link beyond them is made and not mailed, and pressing says why", async () => {
  const place = await salon();
  for (const time of times.slice(0, 5)) await bookFor(place, time, uniqueEmail());
  const { withheld, bookingIds } = await bookFor(place, "13:00", uniqueEmail(), "link");
  expect(withheld).toBe("limit");
  const bookingId = bookingIds[0] ?? "";
  expect(await db().paymentLink.findMany({ where: { bookingId } })).toMatchObject([{ mailedAt: null }]);
  const acting = { scope: wholeBusiness(place.id), actorUserId: place.ownerId, bookingId };
  expect((await deskRefusal(mailPaymentLink(acting, deskNowMs))).code).toBe("stranger_mails_limit");
});

it("a mailbox that reported one gets no more from that business, also with a tag, and the operator reads it", async () => {
  const place = await salon();
  const email = uniqueEmail();
  await bookFor(place, "09:00", email);
  const [mail] = await mailsOf(place);
  const token = new URL(mailReportUrl(mail?.id ?? "", "sv")).searchParams.get("token") ?? "";
  for (const wrong of ["", "x", `${mail?.id}.x`, `${crypto.randomUUID()}.${token.split(".")[1]}`]) {
    await reportMail(wrong, deskNowMs);
    expect(await findReportable(wrong)).toBeNull();
  }
  expect(await findReportable(token)).toEqual({ companyName: "Salongen", isReported: false });
  const [{ id: bookingId = "" } = {}] = await bookingsOf(place);
  const isTold = async () =>
    (await findProviderBooking(wholeBusiness(place.id), bookingId, deskNowMs))?.notifiesCustomer;
  expect(await isTold()).toBe(true);
  await reportMail(token, deskNowMs);
  expect(await isTold()).toBe(false);
  await reportMail(token, deskNowMs + 1);
  expect(await findReportable(token)).toMatchObject({ isReported: true });
  expect((await bookFor(place, "09:30", email.replace("@", "+1@"))).withheld).toBe("reported");
  const wish = { staffId: await anotherPerson(place), email, role: "member" } as const;
  await expect(invite(place.id, wish, actingFor(place))).rejects.toMatchObject({ code: "mail_reported" });
  expect(await mailsOf(place)).toHaveLength(1);
  expect((await bookFor(await salon(), "09:00", email)).withheld).toBeNull();
  const reports = await listMailReports(pool());
  expect(reports.filter(({ providerId }) => providerId === place.id)).toMatchObject([
    { companyName: "Salongen", mailboxes: 1, sent: 1, lastAt: new Date(deskNowMs) },
  ]);
});
