import { describe, expect, it } from "vitest";
import { availabilityFor } from "@/lib/availability/serviceAvailability";
import { bookingFacts, findBooking } from "@/lib/bookings/bookingFacts";
import { bookingPanel } from "@/lib/checkout/bookingPanel";
import { holdFreeSlot } from "@/lib/checkout/hold/holdFreeSlot";
import { insertHold, type NewHold } from "@/lib/checkout/hold/holdSlot";
import { db } from "@/lib/db/client";
import { serviceDetail } from "@/lib/directory/detail/serviceDetail";
import { serviceCards } from "@/lib/directory/search/searchServices";
import { AppError } from "@/lib/errors/AppError";
import { addDays } from "@/lib/time/localDate";
import { localDateOf, localMinuteToInstant } from "@/lib/time/zone";
import { holdOf, timing } from "../../support/builders/holds";
import { book, type Salon, salon } from "../../support/builders/salon";
import { addPerson, addService, letDo } from "../../support/builders/staffOfSalon";
import { sharedDatabase } from "../../support/run/testDatabase";

await sharedDatabase();

const zone = "Europe/Stockholm";
const nowMs = Date.now();
/** Days on which nothing else is booked, open from nine to five. */
const day = (ahead: number) => addDays(localDateOf(nowMs, zone), 7 + ahead);
const at = (minute: number, date = day(0)) =>
  new Date(localMinuteToInstant(date, minute, zone)).toISOString();

type Wish = Partial<NewHold> & { staffId?: string };

/** Holds a start; the id of whoever got it, or the code of the refusal. */
async function hold(place: Salon, start: string, { staffId, ...more }: Wish = {}): Promise<string> {
  const wanted = holdOf(place, start, more);
  try {
    await holdFreeSlot(wanted, timing, { startMs: Date.parse(start), nowMs, staffMemberId: staffId });
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
  const held = await db().booking.findUnique({ where: { id: wanted.id } });
  return held?.staffMemberId ?? "slot_taken";
}

/** Maria, Leo and Noor, who all do everything. */
async function salonOfThree() {
  const place = await salon();
  const leo = await addPerson(place, { name: "Leo", sort: 1 });
  const noor = await addPerson(place, { name: "Noor", sort: 2 });
  return { place, maria: place.staffId, leo, noor };
}

describe("anybody", () => {
  it("spreads a day: the fewest booked minutes first, the order among equals", async () => {
    const { place, maria, leo, noor } = await salonOfThree();
    const given: string[] = [];
    for (const minute of [540, 570, 600, 630, 660]) given.push(await hold(place, at(minute)));
    expect(given).toEqual([maria, leo, noor, maria, leo]);
  });

  it("counts minutes, not visits, of what is held, confirmed or done that day", async () => {
    const { place, maria, leo, noor } = await salonOfThree();
    await book(place, { at: at(540), minutes: 60, staffId: maria });
    await book(place, { at: at(540), minutes: 30, staffId: leo, status: "completed" });
    const heldUntil = new Date(Date.now() + 1_800_000);
    await book(place, {
      at: at(540),
      minutes: 45,
      staffId: noor,
      status: "pending",
      holdExpiresAt: heldUntil,
    });
    expect(await hold(place, at(840))).toBe(leo);
    // Leo has an hour now, Noor the least.
    expect(await hold(place, at(870))).toBe(noor);
  });

  it("does not count what is cancelled, what ran out, nor the days around in the business's zone", async () => {
    const { place, maria, leo, noor } = await salonOfThree();
    await book(place, {
      at: at(600),
      minutes: 240,
      staffId: maria,
      status: "cancelled",
      cancelReason: "by_customer",
    });
    await book(place, { at: at(23 * 60 + 30, day(-1)), minutes: 30, staffId: maria });
    await book(place, { at: at(0, day(1)), minutes: 60, staffId: maria });
    await book(place, { at: at(540), minutes: 30, staffId: leo });
    await book(place, { at: at(540), minutes: 30, staffId: noor });
    const ranOut = new Date(Date.now() - 600_000);
    await book(place, {
      at: at(960),
      minutes: 30,
      staffId: maria,
      status: "pending",
      payment: null,
      holdExpiresAt: ranOut,
    });
    expect(await hold(place, at(840))).toBe(maria);
  });

  it("is never somebody who does not do the service", async () => {
    const { place, maria, leo, noor } = await salonOfThree();
    const colour = await addService(place, "Färg");
    await letDo(place, maria, [place.serviceId]);
    await letDo(place, leo, []);
    const given: string[] = [];
    for (const minute of [540, 570]) given.push(await hold(place, at(minute), { service_id: colour }));
    expect(given).toEqual([noor, noor]);
    expect(await hold(place, at(540), { service_id: colour })).toBe("slot_taken");
    expect(await hold(place, at(540))).toBe(maria);
  });
});

describe("one person", () => {
  it("is who gets the booking, or nobody does", async () => {
    const { place, maria, noor } = await salonOfThree();
    expect(await hold(place, at(540), { staffId: noor })).toBe(noor);
    expect(await hold(place, at(540), { staffId: noor })).toBe("slot_taken");
    expect(await hold(place, at(540))).toBe(maria);
  });

  it.each([
    ["another business's", async () => (await salon()).staffId],
    ["nobody's", async () => crypto.randomUUID()],
    ["no id at all", async () => "maria"],
    [
      "somebody who was removed",
      async (place: Salon) => {
        const id = await addPerson(place, { name: "Borta", sort: 9 });
        await db().staffMember.update({ where: { id }, data: { isActive: false, removedAt: new Date() } });
        return id;
      },
    ],
    [
      "somebody who is switched off",
      async (place: Salon) => {
        const id = await addPerson(place, { name: "Ledig", sort: 9 });
        await db().staffMember.update({ where: { id }, data: { isActive: false } });
        return id;
      },
    ],
    ["somebody who does not do it", (place: Salon) => addPerson(place, { name: "Lär sig", services: [] })],
  ])("is refused alike, when the id is %s", async (_whose, idFor) => {
    const { place } = await salonOfThree();
    const staffId = await idFor(place);
    expect(await hold(place, at(540), { staffId })).toBe("staff_not_found");
    await expect(availabilityFor(place.serviceId, day(0), day(0), nowMs, staffId)).rejects.toMatchObject({
      code: "staff_not_found",
    });
  });

  it("is looked for anew, when the business changed its people since the time was checked", async () => {
    const { place, leo } = await salonOfThree();
    const { settingsVersion } = await db().provider.findUniqueOrThrow({ where: { id: place.id } });
    await db().$transaction([
      db().staffMember.update({ where: { id: leo }, data: { isActive: false } }),
      db().provider.update({ where: { id: place.id }, data: { settingsVersion: { increment: 1 } } }),
    ]);
    const checked = { ...holdOf(place, at(540)), settings_version: settingsVersion };
    expect(await insertHold(checked, [leo], "guest")).toEqual({ outcome: "changed" });
    expect(await hold(place, at(540), { staffId: leo })).toBe("staff_not_found");
  });
});

describe("two customers", () => {
  it("who want the last free person in the same moment: one gets it, the other is told that it is taken", async () => {
    const { place, maria, leo, noor } = await salonOfThree();
    for (const staffId of [maria, noor]) await book(place, { at: at(540), staffId });
    for (const staffId of [undefined, leo]) {
      const start = at(staffId === undefined ? 540 : 600);
      const wish = staffId === undefined ? {} : { staffId };
      const given = await Promise.all([hold(place, start, wish), hold(place, start, wish)]);
      expect(given.toSorted()).toEqual([leo, "slot_taken"].toSorted());
    }
  });

  it("and many more: nobody is booked twice, who asks for a person never gets another, and nothing stays free", async () => {
    const { place, maria, leo, noor } = await salonOfThree();
    const people = [maria, leo, noor];
    const wishes = [undefined, maria, leo, noor, undefined, maria, leo, noor, undefined, undefined];
    for (const minute of [540, 570, 600]) {
      const given = await Promise.all(
        wishes.map((staffId) => hold(place, at(minute), staffId === undefined ? {} : { staffId })),
      );
      expect(given.filter((id) => people.includes(id)).toSorted()).toEqual(people.toSorted());
      wishes.forEach((asked, index) => {
        if (asked !== undefined) expect([asked, "slot_taken"]).toContain(given[index]);
      });
    }
  });
});

describe("availability", () => {
  const freeMinutes = async (serviceId: string, staffId?: string) => {
    const answer = await availabilityFor(serviceId, day(0), day(0), nowMs, staffId);
    return answer?.days.flatMap(({ slots }) => slots.filter(({ available }) => available)).length;
  };

  it("is that of everybody who does the service, or of the one asked for", async () => {
    const { place, maria, leo, noor } = await salonOfThree();
    await letDo(place, leo, []);
    await book(place, { at: at(540), minutes: 180, staffId: maria });
    await book(place, { at: at(540), minutes: 480, staffId: noor });
    // From one to five, a quarter of an hour apart.
    expect(await freeMinutes(place.serviceId)).toBe(15);
    expect(await freeMinutes(place.serviceId, maria)).toBe(15);
    expect(await freeMinutes(place.serviceId, noor)).toBe(0);
  });

  it("follows the person on the service's page: ribbon and next times; another business's person changes nothing", async () => {
    const { place, maria, leo } = await salonOfThree();
    await letDo(place, leo, []);
    await db().unavailableTime.create({
      data: {
        providerId: place.id,
        staffMemberId: maria,
        startsAt: new Date(nowMs - 86_400_000),
        endsAt: new Date(localMinuteToInstant(day(0), 780, zone)),
      },
    });
    const detail = (staffId: string | null) =>
      serviceDetail(place.serviceId, { now: nowMs, locale: "sv", staffId });
    const [anybody, theirs, stranger] = await Promise.all([
      detail(null),
      detail(maria),
      detail((await salon()).staffId),
    ]);
    expect(theirs?.nextTimes[0]?.startIso).toBe(at(780));
    expect(theirs?.ribbon?.dayKey).toBe(day(0));
    expect(theirs?.person).toMatchObject({ id: maria, name: "Maria" });
    expect(anybody?.nextTimes[0]?.startIso).not.toBe(at(780));
    expect([stranger?.person, stranger?.nextTimes]).toEqual([null, anybody?.nextTimes]);
    expect((await bookingPanel(place.id))?.people.map(({ id }) => id)).toContain(leo);
  });

  it("is begun again with the person of the last visit, and with anybody once they do not do it any more", async () => {
    const { place, leo } = await salonOfThree();
    const again = async (id: string) => {
      const booking = await findBooking(id);
      if (booking === null) throw new Error(`No booking ${id}`);
      const { againPath, againUrl } = bookingFacts(booking, "sv");
      expect(againUrl.endsWith(againPath)).toBe(true);
      return new URL(againUrl).searchParams.get("staff");
    };
    const opened = async (staffId: string | null) =>
      (await serviceDetail(place.serviceId, { now: nowMs, locale: "sv", staffId }))?.person?.id ?? null;
    const visit = await again(await book(place, { at: at(600), staffId: leo, status: "completed" }));
    expect([visit, await opened(visit)]).toEqual([leo, leo]);
    const held = await book(place, { at: at(660), staffId: leo, status: "pending" });
    expect(await again(held)).toBeNull();
    await letDo(place, leo, []);
    expect(await opened(visit)).toBeNull();
    const alone = await salon();
    expect(await again(await book(alone, { at: at(600), status: "completed" }))).toBeNull();
  });

  it("has nothing of a service that nobody does, which cannot be held and says so on its card", async () => {
    const place = await salon();
    await letDo(place, place.staffId, []);
    expect(await freeMinutes(place.serviceId)).toBe(0);
    const wanted = holdOf(place, at(540));
    await expect(holdFreeSlot(wanted, timing, { startMs: Date.parse(at(540)), nowMs })).rejects.toMatchObject(
      { code: "slot_unavailable", details: { reason: "no_staff" } },
    );
    const [card] = await serviceCards([place.serviceId], { nowMs }, { locale: "sv", position: null });
    expect((await bookingPanel(place.id))?.services).toEqual([]);
    expect(card).toMatchObject({ bookable: "no_staff", ribbon: null, nextTimes: [] });
  });
});
