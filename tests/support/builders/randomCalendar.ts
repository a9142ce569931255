import fc from "fast-check";
import type { PersonCalendar } from "@/lib/availability/slots/calendars";
import type { Interval, OpeningDay } from "@/lib/availability/types";
import { db } from "@/lib/db/client";
import { isoWeekday } from "@/lib/time/localDate";
import { MINUTE_MS } from "@/lib/time/zone";
import { book, type Salon, salon } from "./salon";
import { addService } from "./staffOfSalon";

/*
 * Businesses with everything that decides when they can be booked, written as rows, and the same computed in the simplest
 * way, slow as it is, for `modelDay`. It shares no code with what is tested.
 */

/** Of the business as a whole, or of one of its people by place. */
type Whose = "business" | number;
type Stretch = { whose: Whose; startMs: number; endMs: number };
type Hours = { week: OpeningDay | null; special: OpeningDay | null };
/** Every service of the business, the one that is looked at by its name, or others alone. */
type Does = "all" | "this" | "others";
type Person = Hours & { does: Does };
type Pauses = { bufferBeforeMinutes: number; bufferAfterMinutes: number };

export type RandomCalendar = {
  /** The day that is looked at; the week is random on its weekday alone. */
  date: string;
  minNoticeMinutes: number;
  business: { week: OpeningDay; special: OpeningDay | null };
  people: Person[];
  /** Whom a customer looks for, by place; null: anybody. */
  asked: number | null;
  absences: Stretch[];
  /** Busy in calendars elsewhere. */
  elsewhere: Stretch[];
  bookings: (Stretch & { isCancelled: boolean })[];
  servicePauses: Pauses;
  businessPauses: Pauses;
};

const hours: fc.Arbitrary<OpeningDay> = fc
  .record({
    isClosed: fc.constantFrom(false, false, false, false, true),
    openMinute: fc.constantFrom(0, 90, 135, 480, 540, 550, 600),
    closeMinute: fc.constantFrom(165, 240, 720, 960, 1_020, 1_440),
    lunch: fc.option(fc.constantFrom([120, 180], [690, 750], [720, 780])),
  })
  .map(({ isClosed, openMinute, closeMinute, lunch }) => {
    const isValid = closeMinute > openMinute;
    const [lunchStartMinute = null, lunchEndMinute = null] = lunch ?? [];
    return {
      isClosed,
      openMinute: isValid ? openMinute : 540,
      closeMinute: isValid ? closeMinute : 1_020,
      lunchStartMinute,
      lunchEndMinute,
    };
  });

const person: fc.Arbitrary<Person> = fc.record({
  week: fc.option(hours),
  special: fc.option(hours),
  does: fc.constantFrom<Does>("all", "all", "this", "this", "others"),
});

const pauses = fc.record({
  bufferBeforeMinutes: fc.constantFrom(0, 0, 5, 20),
  bufferAfterMinutes: fc.constantFrom(0, 0, 10, 45),
});

/** Days: an ordinary one, and the nights on which the clock of Sweden is changed. */
export const randomCalendar: fc.Arbitrary<RandomCalendar> = fc
  .constantFrom("2026-12-23", "2027-03-28", "2027-10-31")
  .chain((date) => {
    const stretch = fc
      .record({
        whose: fc.constantFrom<Whose>("business", 0, 1, 2),
        start: fc.integer({ min: 0, max: 96 }),
        quarters: fc.integer({ min: 1, max: 16 }),
      })
      .map(({ whose, start, quarters }) => {
        const startMs = Date.parse(`${date}T00:00:00Z`) + (start - 8) * 15 * MINUTE_MS;
        return { whose, startMs, endMs: startMs + quarters * 15 * MINUTE_MS };
      });
    return fc.record({
      date: fc.constant(date),
      minNoticeMinutes: fc.constantFrom(0, 60),
      business: fc.record({ week: hours, special: fc.option(hours) }),
      people: fc.array(person, { minLength: 1, maxLength: 3 }),
      asked: fc.option(fc.nat(2)),
      absences: fc.array(stretch, { maxLength: 3 }),
      elsewhere: fc.array(stretch, { maxLength: 3 }),
      bookings: fc.array(
        fc
          .tuple(stretch, fc.nat(2), fc.constantFrom(false, false, true))
          .map(([given, whose, isCancelled]) => ({ ...given, whose, isCancelled })),
        { maxLength: 5 },
      ),
      servicePauses: pauses,
      businessPauses: pauses,
    });
  });

/** The pauses that count: the service's own, else those of the business. */
export function pausesOf({ servicePauses, businessPauses }: RandomCalendar): Pauses {
  return {
    bufferBeforeMinutes: servicePauses.bufferBeforeMinutes || businessPauses.bufferBeforeMinutes,
    bufferAfterMinutes: servicePauses.bufferAfterMinutes || businessPauses.bufferAfterMinutes,
  };
}

const meet = (one: Interval, other: Interval) => one.startMs < other.endMs && other.startMs < one.endMs;

/** Those of a person who exists, without overlaps: the database takes no others. */
function possibleBookings({ bookings, people }: RandomCalendar) {
  const kept: RandomCalendar["bookings"] = [];
  for (const booking of bookings) {
    const isInTheWay = kept.some(({ whose, ...other }) => whose === booking.whose && meet(other, booking));
    if (Number(booking.whose) < people.length && !isInTheWay) kept.push(booking);
  }
  return kept;
}

/** The people with what they do; whoever is alone does everything. Their ids, in order. */
async function enterPeople(place: Salon, { people }: RandomCalendar): Promise<string[]> {
  if (people.length === 1) return [place.staffId];
  const otherService = await addService(place, "Färg");
  const idOf: Record<Does, string> = { all: "", this: place.serviceId, others: otherService };
  await db().staffMember.delete({ where: { id: place.staffId } });
  const staff: string[] = [];
  for (const [sort, { does }] of people.entries()) {
    const named = does === "all" ? [] : [{ serviceId: idOf[does] }];
    const { id } = await db().staffMember.create({
      data: {
        providerId: place.id,
        name: `Person ${sort}`,
        sort,
        doesAllServices: does === "all",
        services: { create: named },
      },
      select: { id: true },
    });
    staff.push(id);
  }
  return staff;
}

/** A calendar elsewhere of each, with the busy times. */
async function enterElsewhere(
  providerId: string,
  busy: readonly (Interval & { staffMemberId: string | null })[],
) {
  for (const staffMemberId of new Set(busy.map((each) => each.staffMemberId)))
    await db().externalCalendar.create({
      data: { providerId, staffMemberId, sealedAddress: Buffer.from("sealed"), nextFetchAt: new Date() },
    });
  await db().externalBusy.createMany({
    data: busy.map(({ staffMemberId, startMs, endMs }) => ({
      providerId,
      staffMemberId,
      startsAt: new Date(startMs),
      endsAt: new Date(endMs),
    })),
  });
}

/** Enters it all as rows of a business of its own. */
export async function enter(given: RandomCalendar): Promise<{ place: Salon; staff: string[] }> {
  const place = await salon();
  const staff = await enterPeople(place, given);
  const idOf = (whose: Whose) => (whose === "business" ? null : (staff[whose] ?? null));
  const isThere = ({ whose }: Stretch) => whose === "business" || staff[whose] !== undefined;
  await db().provider.update({
    where: { id: place.id },
    data: { minNoticeMinutes: given.minNoticeMinutes, ...given.businessPauses },
  });
  await db().service.update({ where: { id: place.serviceId }, data: given.servicePauses });
  const dayOfWeek = isoWeekday(given.date);
  await db().openingHours.deleteMany({ where: { providerId: place.id, dayOfWeek } });
  const everybody: [Whose, Hours][] = [
    ["business", given.business],
    ...given.people.map((own, index): [Whose, Hours] => [index, own]),
  ];
  for (const [whose, { week, special }] of everybody) {
    const owner = { providerId: place.id, staffMemberId: idOf(whose) };
    if (week) await db().openingHours.create({ data: { ...owner, ...week, dayOfWeek } });
    if (special) await db().specialDay.create({ data: { ...owner, ...special, day: new Date(given.date) } });
  }
  await db().unavailableTime.createMany({
    data: given.absences.filter(isThere).map(({ whose, startMs, endMs }) => ({
      providerId: place.id,
      staffMemberId: idOf(whose),
      startsAt: new Date(startMs),
      endsAt: new Date(endMs),
    })),
  });
  await enterElsewhere(
    place.id,
    given.elsewhere.filter(isThere).map(({ whose, ...time }) => ({ ...time, staffMemberId: idOf(whose) })),
  );
  for (const { whose, startMs, endMs, isCancelled } of possibleBookings(given)) {
    await book(place, {
      at: new Date(startMs).toISOString(),
      minutes: (endMs - startMs) / MINUTE_MS,
      status: isCancelled ? "cancelled" : "confirmed",
      source: "phone",
      staffId: idOf(whose) ?? staff[0] ?? place.staffId,
    });
  }
  return { place, staff };
}

const closed: OpeningDay = {
  isClosed: true,
  openMinute: 0,
  closeMinute: 0,
  lunchStartMinute: null,
  lunchEndMinute: null,
};

/** When a person works on the day: each minute at which the business is open, and they are not off; neither eats. */
function dayOf(business: OpeningDay, own: OpeningDay | null): OpeningDay {
  const isOpenAt = (minute: number, day: OpeningDay) =>
    !day.isClosed && minute >= day.openMinute && minute < day.closeMinute;
  const minutes = Array.from({ length: 1_440 }, (_, minute) => minute).filter(
    (minute) => isOpenAt(minute, business) && (own === null || isOpenAt(minute, own)),
  );
  const [first, last] = [minutes[0], minutes.at(-1)];
  if (first === undefined || last === undefined) return closed;
  const open = { isClosed: false, openMinute: first, closeMinute: last + 1 };
  const { lunchStartMinute, lunchEndMinute } = business;
  const day = { ...open, lunchStartMinute, lunchEndMinute };
  if (own?.lunchStartMinute == null || own.lunchEndMinute === null) return day;
  return { ...day, ownLunch: { startMinute: own.lunchStartMinute, endMinute: own.lunchEndMinute } };
}

/** The same for the model of a day; `staff` are the ids, in order, and `serviceId` is what is looked at. */
export function modelStaff(
  given: RandomCalendar,
  staff: readonly string[],
  serviceId: string,
): PersonCalendar[] {
  const { business } = given;
  const servicesOf = ({ does }: Person) => {
    if (does === "all" || given.people.length === 1) return null;
    return new Set(does === "this" ? [serviceId] : ["another"]);
  };
  return given.people.map((own, index) => {
    const day = dayOf(business.special ?? business.week, own.special ?? own.week);
    const concern = (list: readonly Stretch[]) =>
      list.filter(({ whose }) => whose === "business" || whose === index);
    return {
      staffMemberId: staff[index] ?? "",
      services: servicesOf(own),
      week: [day, day, day, day, day, day, day],
      specialDays: new Map(),
      unavailable: concern(given.absences),
      elsewhere: concern(given.elsewhere),
      busy: concern(possibleBookings(given).filter(({ isCancelled }) => !isCancelled)),
    };
  });
}
