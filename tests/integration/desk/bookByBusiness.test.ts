import { describe, expect, it } from "vitest";
import { clientCard } from "@/lib/business/clients/clientCard";
import { db } from "@/lib/db/client";
import type { SentBooking } from "@/lib/desk/schemas";
import {
  bookAtDesk,
  bookingsOf,
  deskNowMs,
  deskRefusal,
  deskWish,
  moa,
  onDeskDay,
} from "../../support/builders/desk";
import { addSignIn } from "../../support/builders/personMails";
import { book, salon } from "../../support/builders/salon";
import { team } from "../../support/builders/team";
import { sharedDatabase } from "../../support/run/testDatabase";

await sharedDatabase();

const mailsOf = (providerId: string) =>
  db().outboxMail.findMany({ where: { providerId }, orderBy: { createdAt: "asc" } });

const linksOf = (providerId: string) =>
  db().paymentLink.findMany({ where: { providerId }, orderBy: { booking: { startsAt: "asc" } } });

describe("a booking that the business makes", () => {
  it("is confirmed at once, without hold, commission and payment, for somebody known by phone alone", async () => {
    const place = await salon();
    await bookAtDesk(place, deskWish(place, "14:15"));
    const [booking] = await bookingsOf(place);
    expect(booking).toMatchObject({
      status: "confirmed",
      source: "phone",
      paymentWay: "on_site",
      holdExpiresAt: null,
      commissionOre: 0,
      totalOre: 42_000,
      customerName: "Moa Lind",
      customerPhone: "070-174 06 30",
      customerEmail: "",
      customerId: null,
      seriesId: null,
      client: { name: "Moa Lind", phoneE164: "+46701740630" },
      lines: [],
      ledger: [],
      events: [{ kind: "booked_by_business", actor: "provider", actorUserId: place.ownerId }],
    });
    expect(booking?.confirmedAt).not.toBeNull();
    expect(await mailsOf(place.id)).toEqual([]);
    expect(await db().provider.findUniqueOrThrow({ where: { id: place.id } })).toMatchObject({
      bookingCount: 0,
    });
  });

  it("needs a name alone at the desk, which makes no client, and a way to reach whoever calls or gets a link", async () => {
    const place = await salon();
    const named = { client: { name: "Drop-in" }, source: "desk" } as const;
    await bookAtDesk(place, deskWish(place, "14:15", named));
    expect(await bookingsOf(place)).toMatchObject([
      { customerName: "Drop-in", customerPhone: null, customerEmail: "", clientId: null },
    ]);
    expect(await db().client.count({ where: { providerId: place.id } })).toBe(0);

    const known = { providerId: place.id, name: "Gunhild" };
    const { id } = await db().client.create({ data: known });
    const unreached = bookAtDesk(place, deskWish(place, "15:00", { client: { id } }));
    expect((await deskRefusal(unreached)).code).toBe("invalid_request");
    await bookAtDesk(place, deskWish(place, "15:00", { ...named, client: { id } }));
    expect((await bookingsOf(place)).map(({ clientId }) => clientId)).toEqual([null, id]);
  });

  it("mails the customer where an address is known, and nobody where the business chose so", async () => {
    const place = await salon();
    const client = { ...moa, email: "Moa@Exempel.se" };
    await bookAtDesk(place, deskWish(place, "09:00", { client }));
    await bookAtDesk(place, deskWish(place, "10:00", { client, notify: false }));
    const mails = await mailsOf(place.id);
    expect(mails).toMatchObject([{ kind: "booking_confirmed", recipient: "moa@exempel.se" }]);
  });

  it("adds a client once, however the number is written, and takes one that is chosen", async () => {
    const place = await salon();
    await bookAtDesk(place, deskWish(place, "09:00"));
    await bookAtDesk(place, deskWish(place, "10:00", { client: { ...moa, phone: "+46 70 174 06 30" } }));
    const [known, ...others] = await db().client.findMany({ where: { providerId: place.id } });
    expect(others).toEqual([]);
    await bookAtDesk(place, deskWish(place, "11:00", { client: { id: known?.id ?? "" } }));
    const bookings = await bookingsOf(place);
    expect(bookings.map(({ clientId }) => clientId)).toEqual([known?.id, known?.id, known?.id]);
    const elsewhere = await salon();
    const stolen = deskWish(elsewhere, "11:00", { client: { id: known?.id ?? "" } });
    expect((await deskRefusal(bookAtDesk(elsewhere, stolen))).code).toBe("not_found");
  });

  it("of a client of whom nothing but the name is known takes a number, which is kept", async () => {
    const place = await salon();
    const { id } = await db().client.create({ data: { providerId: place.id, name: "Ebba Ek" } });
    expect(await deskRefusal(bookAtDesk(place, deskWish(place, "09:00", { client: { id } })))).toMatchObject({
      code: "invalid_request",
    });
    await bookAtDesk(place, deskWish(place, "09:00", { client: { id, phone: "070-174 06 30" } }));
    const kept = { phone: "070-174 06 30", phoneE164: "+46701740630", email: null };
    expect(await db().client.findMany({ where: { providerId: place.id } })).toMatchObject([{ id, ...kept }]);
    // Once there is a number, none that is sent replaces it.
    await bookAtDesk(place, deskWish(place, "10:00", { client: { id, phone: "070-999 99 99" } }));
    const phones = (await bookingsOf(place)).map(({ customerPhone }) => customerPhone);
    expect(phones).toEqual(["070-174 06 30", "070-174 06 30"]);
  });

  it("is of several services in a row as one, with lengths and prices added and a price of its own", async () => {
    const place = await salon();
    const { subcategoryId } = await db().service.findUniqueOrThrow({ where: { id: place.serviceId } });
    const colour = await db().service.create({
      data: {
        providerId: place.id,
        name: "Färg",
        priceOre: 60_000,
        durationMinutes: 45,
        subcategoryId,
        bufferAfterMinutes: 10,
      },
    });
    const lines = [{ serviceId: place.serviceId, price: 400 }, { serviceId: colour.id }];
    await bookAtDesk(place, deskWish(place, "13:05", { lines, total: 1000 }));
    const [booking] = await bookingsOf(place);
    expect(booking).toMatchObject({
      serviceId: place.serviceId,
      serviceName: "Klippning + Färg",
      durationMinutes: 75,
      totalOre: 100_000,
      endsAt: new Date(onDeskDay("14:20")),
      blockedUntil: new Date(onDeskDay("14:30")),
      lines: [
        { serviceName: "Klippning", priceOre: 40_000, durationMinutes: 30 },
        { serviceName: "Färg", priceOre: 60_000, durationMinutes: 45 },
      ],
    });
    const other = deskWish(place, "15:00", { lines, total: 1020 });
    expect(await deskRefusal(bookAtDesk(place, other))).toMatchObject({
      code: "price_changed",
      details: [{ path: "total", sent: 1020, current: 1000 }],
    });
  });

  it("costs no more in several services than one may", async () => {
    const place = await salon();
    const line = (price: number) => ({ serviceId: place.serviceId, price });
    const dear = deskWish(place, "13:00", { lines: [line(999_999), line(0.01)] });
    await expect(bookAtDesk(place, dear)).rejects.toMatchObject({
      code: "invalid_request",
      fields: [{ path: "lines", rule: "tooBig", values: { maximum: 999_999 } }],
    });
    await bookAtDesk(place, deskWish(place, "13:00", { lines: [line(999_998), line(1)] }));
  });

  it("is paid on the spot at once when told so, as a row of the ledger", async () => {
    const place = await salon();
    await bookAtDesk(place, deskWish(place, "09:00", { payment: { way: "on_site", paidWith: "swish" } }));
    const [booking] = await bookingsOf(place);
    expect(booking?.ledger).toMatchObject([
      { kind: "on_site", amountOre: 42_000, method: "swish", recordedBy: place.ownerId },
    ]);
  });

  it("may be free, but not by a link, which the database refuses too", async () => {
    const place = await salon();
    const lines = [{ serviceId: place.serviceId, price: 0 }];
    await bookAtDesk(
      place,
      deskWish(place, "09:00", { lines, payment: { way: "on_site", paidWith: "cash" } }),
    );
    const [booking] = await bookingsOf(place);
    expect(booking).toMatchObject({ totalOre: 0, ledger: [] });
    const linked = deskWish(place, "10:00", { lines, payment: { way: "link" } });
    expect((await deskRefusal(bookAtDesk(place, linked))).code).toBe("invalid_price");
    const forced = db().booking.update({ where: { id: booking?.id ?? "" }, data: { paymentWay: "link" } });
    await expect(forced).rejects.toThrow("bookings_price");
  });

  it("to be paid by a link has it at once, mailed where an address is known, also when the customer gets no other mail", async () => {
    const place = await salon();
    const byLink = { payment: { way: "link" as const }, notify: false };
    await bookAtDesk(place, deskWish(place, "09:00", byLink));
    await bookAtDesk(
      place,
      deskWish(place, "10:00", { ...byLink, client: { ...moa, email: "moa@exempel.se" } }),
    );
    const [silent, mailed] = await linksOf(place.id);
    expect(silent).toMatchObject({ amountOre: 42_000, createdBy: place.ownerId, mailedAt: null });
    expect(mailed?.mailedAt).not.toBeNull();
    expect(await mailsOf(place.id)).toMatchObject([
      { kind: "payment_link", recipient: "moa@exempel.se", payload: { linkId: mailed?.id } },
    ]);
    const kinds = (await bookingsOf(place)).map(({ events }) => events.map(({ kind }) => kind).sort());
    expect(kinds).toEqual([
      ["booked_by_business", "link_created"],
      ["booked_by_business", "link_created", "link_mailed"],
    ]);
  });

  it("begins at any minute, and outside opening hours, lunch and absences only when told so", async () => {
    const place = await salon();
    await bookAtDesk(place, deskWish(place, "09:07"));
    const outside = ["08:00", "11:50", "16:45"].map((time) => deskWish(place, time));
    const reasons = [];
    for (const wish of outside) {
      const { code, details } = await deskRefusal(bookAtDesk(place, wish));
      reasons.push([code, JSON.stringify(details).match(/"reason":"(\w+)"/)?.[1]]);
    }
    expect(reasons).toEqual([
      ["slot_unavailable", "closed"],
      ["slot_unavailable", "lunch"],
      ["slot_unavailable", "closed"],
    ]);
    for (const wish of outside) await bookAtDesk(place, { ...wish, outsideHours: true });
    expect(await bookingsOf(place)).toHaveLength(4);
  });

  it("is refused where somebody is booked, and the refusal names them", async () => {
    const place = await salon();
    await book(place, { at: onDeskDay("14:00") });
    const wish = deskWish(place, "14:15", { outsideHours: true });
    expect(await deskRefusal(bookAtDesk(place, wish))).toMatchObject({
      code: "slot_taken",
      details: { clashes: [{ reason: "taken", in_the_way: [{ customer_name: "Elsa Lindqvist" }] }] },
    });
  });

  it("goes to whoever is free where nobody is named", async () => {
    const place = await team();
    await book(place, { at: onDeskDay("09:00"), staffId: place.majaId });
    await bookAtDesk(place, deskWish(place, "09:00"));
    const bookings = await bookingsOf(place);
    expect(bookings.map(({ staffMemberId }) => staffMemberId)).toEqual([place.majaId, place.aliId]);
  });
});

describe("a member", () => {
  it("books in their own calendar, at the listed price, and tells the business", async () => {
    const place = await team();
    const { userId } = await addSignIn(place, place.aliId);
    const scope = { staffMemberId: place.aliId, userId };
    await bookAtDesk(place, deskWish(place, "09:00"), scope);
    const [booking] = await bookingsOf(place);
    expect(booking?.staffMemberId).toBe(place.aliId);
    expect(await mailsOf(place.id)).toMatchObject([{ kind: "provider_new_booking" }]);
    const refused = [
      deskWish(place, "10:00", { staffId: place.majaId }),
      deskWish(place, "10:00", { lines: [{ serviceId: place.serviceId, price: 1 }] }),
      deskWish(place, "10:00", { payment: { way: "on_site", paidWith: "cash" } }),
    ];
    for (const wish of refused)
      expect((await deskRefusal(bookAtDesk(place, wish, scope))).code).toBe("owner_only");
  });

  /** A client of the business with an allergy, and what Ali types for the day of today. */
  async function withClient(visit?: string) {
    const place = await team();
    const { userId } = await addSignIn(place, place.aliId);
    const ali = { staffMemberId: place.aliId, userId };
    const { id } = await db().client.create({
      data: { providerId: place.id, name: "Vera", phone: moa.phone, phoneE164: "+46701740630" },
    });
    if (visit !== undefined)
      await book(place, { at: visit, clientId: id, staffId: place.aliId, phone: moa.phone });
    const startTimes = ["2026-11-23T14:00:00+01:00"];
    const bookFor = async (client: SentBooking["client"]) => {
      await bookAtDesk(place, deskWish(place, "09:00", { client, startTimes }), ali);
      const bookings = await bookingsOf(place);
      return bookings.find(({ startsAt }) => startsAt.getTime() === Date.parse(startTimes[0] ?? ""))
        ?.clientId;
    };
    const card = (clientId: string) => clientCard({ providerId: place.id, ...ali }, clientId, deskNowMs);
    return { place, id, bookFor, card };
  }

  it("who types a number that the business knows, and they do not, adds a client of its own, and opens no card", async () => {
    const { id, bookFor, card } = await withClient();
    const added = await bookFor({ ...moa, name: "Zz" });
    expect(added).not.toBe(id);
    await expect(card(id)).rejects.toMatchObject({ code: "not_found" });
    expect(await card(added ?? "")).toMatchObject({ name: "Zz", notes: [] });
  });

  it("who types the number of a client of another day adds one too, and finds the one of today", async () => {
    const past = await withClient("2026-11-19T14:00:00+01:00");
    expect(await past.bookFor(moa)).not.toBe(past.id);
    const today = await withClient("2026-11-23T11:00:00+01:00");
    expect(await today.bookFor(moa)).toBe(today.id);
  });

  it("chooses no client whom they never had", async () => {
    const unknown = await withClient();
    expect((await deskRefusal(unknown.bookFor({ id: unknown.id }))).code).toBe("not_found");
    const past = await withClient("2026-11-19T14:00:00+01:00");
    expect(await past.bookFor({ id: past.id })).toBe(past.id);
    await expect(past.card(past.id)).rejects.toMatchObject({ code: "not_found" });
  });
});
