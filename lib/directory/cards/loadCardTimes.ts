import "server-only";
import { opensSometime } from "@/lib/availability/hours/week";
import { loadCalendars, type ProviderCalendar, slotRules } from "@/lib/availability/slots/calendars";
import { type AvailabilityRibbon, customerRibbon } from "@/lib/availability/slots/ribbon";
import { ribbonScale } from "@/lib/availability/slots/ribbonScale";
import { whoDoes } from "@/lib/availability/slots/whoDoes";
import type { Slot, SlotRules } from "@/lib/availability/types";
import type { ServiceTiming } from "@/lib/catalogue/types";
import { smallestPaymentOre } from "@/lib/money/ore";
import { addDays, daysBetween, type LocalDate } from "@/lib/time/localDate";
import { localDateOf, localMinuteToInstant } from "@/lib/time/zone";
import type { TimeOfDay } from "../search/timeOfDay";
import { freeSlots, nextTime, ribbonData, spreadSlots } from "./cardTimes";
import type { Bookability, ServiceTimes } from "./cardTypes";

/** A service whose times are to be shown. `id` is what the answer is found by. */
export type Timed = ServiceTiming & {
  id: string;
  /** null: there is no service at all. */
  serviceId: string | null;
  /** Whose times alone are shown, when somebody is asked for. */
  staffMemberId?: string | null;
  providerId: string;
  isOnboarded: boolean;
  /** null: there is no service at all. */
  priceOre: number | null;
};

export type TimesQuestion = {
  nowMs: number;
  /** The day somebody filters by, or the first of several: only their times are shown. Without, the next from today on. */
  date?: LocalDate | null;
  /** The last of several such days; null for one. */
  until?: LocalDate | null;
  /** The times of the day somebody filters by. */
  time?: readonly TimeOfDay[];
};

/** The calendar is first read a week ahead, and further only for businesses without free time in it. */
const NEAR_DAYS = 7;
const FAR_DAYS = 90;
/** For businesses that are closed all week: special days, as far ahead as the longest horizon. */
const ALL_DAYS = 731;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * The ribbon and the next free times of each of a page's services, by one query for their calendars (and one more for
 * those that are booked out this week, another for those that have no hours in it).
 */
export async function loadCardTimes(
  wanted: readonly Timed[],
  question: TimesQuestion,
): Promise<Map<string, ServiceTimes>> {
  const open = wanted.filter((item) => missingFor(item) === null);
  const days = question.date ? daysBetween(question.date, question.until ?? question.date) : NEAR_DAYS;
  const near = await calendarsOf(open, question, days);
  const first = open.map((item) => times(item, near.get(item.providerId), question, days));
  const bookedOut = question.date
    ? []
    : first.filter((found) => found.bookable === "yes" && found.slots.length === 0);
  const far = await calendarsOf(
    bookedOut.map(({ item }) => item),
    question,
    FAR_DAYS,
  );
  const hourless = await calendarsOf(
    first.filter((found) => found.bookable === "no_hours").map(({ item }) => item),
    question,
    ALL_DAYS,
  );
  const answered = first.map((found) => {
    const { providerId } = found.item;
    if (found.bookable === "no_hours")
      return times(found.item, hourless.get(providerId), question, question.date ? days : ALL_DAYS);
    return far.has(providerId) && found.slots.length === 0
      ? times(found.item, far.get(providerId), question, FAR_DAYS)
      : found;
  });
  const scale = ribbonScale(answered.flatMap(({ ribbon }) => ribbon?.strip ?? []));
  const cards = new Map<string, ServiceTimes>();
  for (const { item, bookable, ribbon, slots } of answered) {
    cards.set(item.id, {
      bookable,
      ribbon: ribbon && ribbonData(ribbon.strip, scale, ribbon.rules),
      nextTimes: ribbon
        ? slots.map((slot) => nextTime(slot.startMs, ribbon.rules.timeZone, question.nowMs))
        : [],
    });
  }
  for (const item of wanted) {
    if (!cards.has(item.id)) {
      cards.set(item.id, { bookable: missingFor(item) ?? "no_hours", ribbon: null, nextTimes: [] });
    }
  }
  return cards;
}

/** What keeps a service from being booked, before any calendar is read (BOOK-7). */
function missingFor({ isOnboarded, priceOre }: Timed): Bookability | null {
  if (!isOnboarded) return "not_onboarded";
  if (priceOre === null) return "no_services";
  return priceOre >= smallestPaymentOre ? null : "no_price";
}

function calendarsOf(items: readonly Timed[], { nowMs, date }: TimesQuestion, days: number) {
  // The zones of the businesses are not known yet: a day more on either side holds their local days.
  const startMs = date ? localMinuteToInstant(date, 0, "UTC") : nowMs;
  const range = { fromMs: startMs - DAY_MS, toMs: startMs + (days + 2) * DAY_MS, nowMs };
  return loadCalendars(
    items.map(({ providerId }) => providerId),
    range,
  );
}

type Answer = {
  item: Timed;
  bookable: Bookability;
  slots: Slot[];
  ribbon: { strip: AvailabilityRibbon; rules: SlotRules } | null;
};

function times(
  item: Timed,
  calendar: ProviderCalendar | undefined,
  { nowMs, date, time = [] }: TimesQuestion,
  days: number,
): Answer {
  const { serviceId, staffMemberId } = item;
  const people = calendar && serviceId !== null ? whoDoes(calendar, { serviceId, staffMemberId }) : [];
  const notBookable = (bookable: Bookability) => ({ item, bookable, slots: [], ribbon: null });
  if (!calendar?.staff.some(opensSometime)) return notBookable("no_hours");
  if (people.length === 0) return notBookable("no_staff");
  if (!people.some(opensSometime)) return notBookable("no_hours");
  const rules = slotRules(calendar, item, nowMs);
  const from = date ?? localDateOf(nowMs, rules.timeZone);
  const range = { from, until: addDays(from, days) };
  const slots = spreadSlots(freeSlots(range, people, rules, time), item);
  const firstDay = slots[0] ? localDateOf(slots[0].startMs, rules.timeZone) : from;
  const strip = customerRibbon(firstDay, people, rules);
  return { item, bookable: "yes", slots, ribbon: { strip, rules } };
}
