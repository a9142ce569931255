import { describe, expect, it } from "vitest";
import { findBookingsOf, mailBookings, requestBookings } from "@/lib/bookings/customer/findBookings";
import { manageToken } from "@/lib/bookings/links";
import { db } from "@/lib/db/client";
import { foundBookingsLetter } from "@/lib/notifications/letters/foundBookingsLetter";
import { book, salon } from "../../support/builders/salon";
import { account, uniqueEmail } from "../../support/calls/accounts";
import { jobsNaming } from "../../support/run/jobs";
import { sharedDatabase } from "../../support/run/testDatabase";

await sharedDatabase();

const nowMs = Date.parse("2026-11-20T12:00:00Z");

const found = async (email: string) => (await findBookingsOf(email, nowMs)).bookings.map(({ id }) => id);
const mailsTo = (recipient: string) =>
  db().outboxMail.findMany({ where: { recipient }, select: { kind: true, locale: true } });
const letterTo = (email: string) => foundBookingsLetter(email, "sv", nowMs);

describe("the bookings found by an address", () => {
  it("are those to come, soonest first, then those of the last thirty days, latest first", async () => {
    const place = await salon();
    const email = uniqueEmail();
    const at = (start: string, more = {}) => book(place, { at: start, email, ...more });
    const [later, past, sooner, cancelled, oldest] = [
      await at("2026-12-01T10:00:00Z"),
      await at("2026-11-10T10:00:00Z", { status: "completed" }),
      await at("2026-11-23T10:00:00Z"),
      await at("2026-11-24T10:00:00Z", { status: "cancelled" }),
      await at("2026-10-21T12:00:00Z", { status: "completed" }),
    ];
    await at("2026-10-21T11:30:00Z", { status: "completed" });
    expect(await found(email)).toEqual([sooner, later, cancelled, past, oldest]);
  });

  it("are found however the address was typed when booking, and nobody else's", async () => {
    const place = await salon();
    const email = uniqueEmail();
    const id = await book(place, { at: "2026-11-23T10:00:00Z", email: email.toUpperCase() });
    await book(place, { at: "2026-11-23T11:00:00Z", email: `x${email}` });
    expect(await found(email)).toEqual([id]);
  });

  it("are none that were never paid, nor of which the business sends no mails", async () => {
    const place = await salon();
    const email = uniqueEmail();
    await book(place, { at: "2026-11-23T10:00:00Z", email, status: "pending" });
    await book(place, { at: "2026-11-23T10:00:00Z", email, status: "cancelled", confirmedAt: null });
    const quiet = await book(place, { at: "2026-11-23T13:00:00Z", email, source: "phone" });
    await db().booking.update({ where: { id: quiet }, data: { notifiesCustomer: false } });
    expect(await found(email)).toEqual([]);
  });
});

describe("the mail with the bookings of an address", () => {
  it("has the links as they are, and ends none of them", async () => {
    const place = await salon();
    const email = uniqueEmail();
    const ids = [
      await book(place, { at: "2026-11-23T10:00:00Z", email }),
      await book(place, { at: "2026-11-24T10:00:00Z", email }),
    ];
    await db().booking.update({ where: { id: ids[1] ?? "" }, data: { linkVersion: 3 } });
    const letter = await letterTo(email);
    const tokens = letter?.dates?.map(({ url }) => new URL(url).searchParams.get("token"));
    const rows = await db().booking.findMany({
      where: { id: { in: ids } },
      select: { id: true, linkVersion: true },
      orderBy: { startsAt: "asc" },
    });
    expect(rows.map(({ linkVersion }) => linkVersion)).toEqual([0, 3]);
    expect(tokens).toEqual(rows.map(manageToken));
    expect(letter?.dates?.[0]?.label).toMatch(/^mån.23.nov.2026 11:00–11:30 · Klippning, Salongen$/);
    expect(letter?.action).toBeUndefined();
  });

  it("leads to the sign-in for an account's bookings, and says nothing else of them", async () => {
    const anna = await account();
    const id = await book(await salon(), {
      at: "2026-11-23T10:00:00Z",
      email: "annat@exempel.se",
      customerId: anna.id,
    });
    const letter = await letterTo(anna.email);
    expect(letter?.action?.url).toMatch(/\/customer\/auth\?mode=login&redirectTo=%2Fcustomer%2Fbookings$/);
    expect(letter?.dates).toEqual([]);
    expect(JSON.stringify(letter)).not.toMatch(new RegExp(`token|Salongen|${id}`));
    // The address that the booking names is not the account's: its mailbox learns nothing.
    expect(await letterTo("annat@exempel.se")).toBeNull();
  });

  it("has both where both are, and is in the language that was booked in", async () => {
    const anna = await account();
    const place = await salon();
    await book(place, { at: "2026-11-23T10:00:00Z", email: anna.email, customerId: anna.id });
    const id = await book(place, { at: "2026-11-24T10:00:00Z", email: anna.email });
    await db().booking.update({ where: { id }, data: { locale: "en" } });
    const letter = await letterTo(anna.email);
    expect([letter?.dates?.length, letter?.action?.label]).toEqual([1, "Logga in"]);
    await mailBookings(anna.email, nowMs);
    expect(await mailsTo(anna.email)).toEqual([{ kind: "found_bookings", locale: "en" }]);
  });

  it("is not written where there is nothing, nor to an account that is closed", async () => {
    const nobody = uniqueEmail();
    await mailBookings(nobody, nowMs);
    const anna = await account();
    await book(await salon(), { at: "2026-11-23T10:00:00Z", email: anna.email, customerId: anna.id });
    await db().user.update({ where: { id: anna.id }, data: { disabledAt: new Date() } });
    await mailBookings(anna.email, nowMs);
    expect([await mailsTo(nobody), await mailsTo(anna.email)]).toEqual([[], []]);
  });
});

describe("requestBookings", () => {
  it("queues one job for an address, whether or not it has bookings, and looks nothing up", async () => {
    const email = uniqueEmail();
    await requestBookings(email, "192.0.2.1");
    await requestBookings(email, "192.0.2.1");
    expect([await jobsNaming(email), await mailsTo(email)]).toEqual([["mail_bookings"], []]);
  });

  it("queues three jobs an hour from one network, and ten in all, without saying so", async () => {
    const email = uniqueEmail();
    let queued = 0;
    const ask = async (address: string) => {
      await requestBookings(email, address);
      queued += (await jobsNaming(email)).length;
      await db()
        .$executeRaw`DELETE FROM graphile_worker._private_jobs WHERE payload::text LIKE ${`%${email}%`}`;
    };
    for (let tries = 0; tries < 5; tries += 1) await ask("192.0.2.2");
    expect(queued).toBe(3);
    for (let network = 0; network < 9; network += 1) await ask(`198.51.${network}.7`);
    expect(queued).toBe(10);
  });

  it("refuses a network that asks about very many addresses", async () => {
    const ask = () => requestBookings(uniqueEmail(), "192.0.2.3");
    const results = await Promise.allSettled(Array.from({ length: 33 }, ask));
    expect(results.filter(({ status }) => status === "rejected")).toHaveLength(3);
    await expect(ask()).rejects.toMatchObject({ code: "too_many_requests" });
  });
});
