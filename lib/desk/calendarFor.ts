import "server-only";
import { loadCalendars, type PersonCalendar, slotRules } from "@/lib/availability/slots/calendars";
import { whoDoes } from "@/lib/availability/slots/whoDoes";
import type { SlotRules } from "@/lib/availability/types";
import { AppError } from "@/lib/errors/AppError";
import type { Sold } from "./whatIsSold";

/** Customers are bound by notice and horizon, the business is not. */
const unbound = { minNoticeMinutes: 0, horizonDays: 5 * 366 };

export type Asked = { people: readonly PersonCalendar[]; rules: SlotRules; settingsVersion: number };

type Range = { fromMs: number; toMs: number; nowMs: number };

/**
 * The calendars of those who do all of what is sold (or of the one who is asked for), as the business itself may book them.
 * @throws AppError staff_not_found when the person asked for does not do all of it
 */
export async function calendarFor(sold: Sold, staffMemberId: string | null, range: Range): Promise<Asked> {
  const calendar = (await loadCalendars([sold.providerId], range)).get(sold.providerId);
  if (calendar === undefined) throw new AppError("not_found");
  const [first, ...further] = sold.lines.map(({ serviceId }) => serviceId);
  if (first === undefined) throw new AppError("not_found");
  const people = whoDoes(calendar, { serviceId: first, furtherServiceIds: further, staffMemberId });
  if (people.length === 0 && staffMemberId !== null) throw new AppError("staff_not_found");
  const rules = slotRules({ ...calendar, ...unbound }, sold, range.nowMs);
  return { people, rules, settingsVersion: calendar.settingsVersion };
}
