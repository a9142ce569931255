import { describe, expect, it } from "vitest";
import { purge } from "@/lib/account/purge";
import { db } from "@/lib/db/client";
import { book, salon } from "../../support/builders/salon";
import { customer, giveBooking } from "../../support/calls/customer";
import { sharedDatabase } from "../../support/run/testDatabase";

await sharedDatabase();

const now = new Date("2034-01-01T03:17:00Z");
const daysBefore = (days: number) => new Date(now.getTime() - days * 86_400_000);

describe("what has had its time is removed, and nothing before that:", () => {
  it("messages to us after two years", async () => {
    const write = (createdAt: string) =>
      db().contactMessage.create({
        data: {
          portal: "customer",
          name: "A",
          email: "a@exempel.se",
          message: "Hej",
          locale: "sv",
          createdAt,
        },
      });
    const { id } = await write("2032-01-01T03:17:01Z");
    await write("2032-01-01T03:16:59Z");
    expect(await purge(now)).toMatchObject({ messages: 1 });
    expect(await db().contactMessage.findMany({ select: { id: true } })).toEqual([{ id }]);
  });

  it("mails a year after they were sent, those that could not be sent after 30 days", async () => {
    const write = (createdAt: Date, sentAt: Date | null) =>
      db().outboxMail.create({
        data: { kind: "verify_email", recipient: "a@exempel.se", locale: "sv", createdAt, sentAt },
      });
    const kept = [await write(daysBefore(400), daysBefore(364)), await write(daysBefore(29), null)];
    await write(daysBefore(400), daysBefore(366));
    await write(daysBefore(31), null);
    expect(await purge(now)).toMatchObject({ mails: 2 });
    const left = await db().outboxMail.findMany({ select: { id: true } });
    expect(left.map(({ id }) => id).sort()).toEqual(kept.map(({ id }) => id).sort());
  });

  it("events of the payment provider after 30 days, also those that could not be processed", async () => {
    const store = (id: string, receivedAt: Date, processedAt: Date | null) =>
      db().stripeEvent.create({
        data: { id, type: "refund.updated", livemode: false, payload: {}, receivedAt, processedAt },
      });
    await store("evt_old", daysBefore(31), daysBefore(31));
    await store("evt_refused", daysBefore(31), null);
    await store("evt_new", daysBefore(29), daysBefore(29));
    await store("evt_waiting", daysBefore(29), null);
    expect(await purge(now)).toMatchObject({ events: 2 });
    const left = await db().stripeEvent.findMany({ select: { id: true }, orderBy: { id: "asc" } });
    expect(left).toEqual([{ id: "evt_new" }, { id: "evt_waiting" }]);
  });

  it("the person in a booking, seven years after its financial year; the figures stay", async () => {
    const place = await salon();
    const who = await customer();
    const bookings = {
      old: await book(place, { at: "2026-12-31T12:00:00Z", status: "completed" }),
      kept: await book(place, { at: "2027-01-01T12:00:00Z", status: "completed" }),
    };
    await giveBooking(bookings.old, who);
    await giveBooking(bookings.kept, who);
    expect(await purge(new Date("2033-12-31T03:17:00Z"))).toMatchObject({ bookings: 0 });
    expect(await purge(now)).toMatchObject({ bookings: 1 });
    expect(await purge(now)).toMatchObject({ bookings: 0 });
    const load = (id: string) =>
      db().booking.findUniqueOrThrow({ where: { id }, include: { payment: true } });
    expect(await load(bookings.old)).toMatchObject({
      customerId: null,
      customerName: "",
      customerEmail: "",
      customerPhone: null,
      totalOre: 42_000,
      payment: { amountOre: 42_000, customerEmail: null, customerName: null },
    });
    expect(await load(bookings.kept)).toMatchObject({ customerId: who.id, customerEmail: who.email });
  });

  it("the person in a checkout that was never paid, seven days after it came to nothing", async () => {
    const place = await salon();
    const who = await customer();
    const at = "2033-12-30T12:00:00Z";
    const ended = { at, status: "cancelled", cancelReason: "hold_expired" } as const;
    const long = { ...ended, cancelledAt: daysBefore(8) };
    const gone = [
      await book(place, { ...long, payment: "expired" }),
      await book(place, { ...long, payment: "failed" }),
      await book(place, { ...long, payment: null }),
    ];
    const kept = [
      await book(place, { ...ended, payment: "expired", cancelledAt: daysBefore(6) }),
      await book(place, { ...long, payment: "processing" }),
      await book(place, { ...long, payment: "paid" }),
      await book(place, { at, status: "pending" }),
    ];
    for (const id of [...gone, ...kept]) await giveBooking(id, who);
    const said = { customerComment: "Porten är låst", attendeeName: "Vera Ek" };
    await db().booking.updateMany({ where: { id: { in: [...gone, ...kept] } }, data: said });
    expect(await purge(now)).toMatchObject({ checkouts: 3, bookings: 0 });
    expect(await purge(now)).toMatchObject({ checkouts: 0 });
    const load = (ids: string[]) =>
      db().booking.findMany({ where: { id: { in: ids } }, include: { payment: true } });
    for (const booking of await load(gone)) {
      const nobody = { customerId: null, customerName: "", customerEmail: "", customerPhone: null };
      const nothing = { customerComment: null, attendeeName: null };
      expect(booking).toMatchObject({ ...nobody, ...nothing, totalOre: 42_000 });
      if (booking.payment) expect(booking.payment).toMatchObject({ customerEmail: null, customerName: null });
    }
    for (const booking of await load(kept))
      expect(booking).toMatchObject({ customerId: who.id, customerName: "Anna Ek", ...said });
  });
});
