import "server-only";
import { freeMinutesOfDay } from "@/lib/availability/day/freeTime";
import { loadCalendars, slotRules } from "@/lib/availability/slots/calendars";
import { checkSlot } from "@/lib/availability/slots/checkSlot";
import { askedPeople, type WantedService } from "@/lib/availability/slots/whoDoes";
import type { ServiceTiming } from "@/lib/catalogue/types";
import { pool } from "@/lib/db/client";
import type { Connection } from "@/lib/db/txConnection";
import { AppError } from "@/lib/errors/AppError";

type Wanted = ServiceTiming &
  WantedService & {
    providerId: string;
    /** A booking that is to be moved: its own time does not count as busy. */
    movedBookingId?: string;
    /** The business itself moves the booking: its minimum notice binds customers only. */
    isByBusiness?: boolean;
  };

export type FreeStaff = {
  staffMemberIds: string[];
  /**
   * Of the settings that were read; the write that takes the time names it, and is refused when they were saved
   * meanwhile.
   */
  settingsVersion: number;
  /** How much of that day those who do it can still be booked in. */
  dayFreeMinutes: number;
};

const dayMs = 24 * 60 * 60 * 1000;

/**
 * That a booking can stay with whoever is asked for, where neither its time nor its person changes.
 * @throws AppError staff_not_found when the person does not do it any more
 */
export async function assertAsked(
  startMs: number,
  { providerId, ...wish }: WantedService & { providerId: string },
  nowMs: number,
  connection: Connection = pool(),
): Promise<void> {
  const range = { fromMs: startMs, toMs: startMs, nowMs };
  const calendar = (await loadCalendars([providerId], range, connection)).get(providerId);
  if (calendar) askedPeople(calendar, wish);
}

/**
 * Who of those who do it (or of them the person asked for) is free then, by the same function that offered the time;
 * nobody when it is taken.
 * @throws AppError slot_unavailable with the reason, when it could not be booked even if nobody had taken it (`no_staff`:
 * nobody does the service); staff_not_found when the person asked for does not do it
 */
export async function freeStaff(
  startMs: number,
  wanted: Wanted,
  nowMs: number,
  connection: Connection = pool(),
): Promise<FreeStaff> {
  const range = {
    fromMs: startMs - dayMs,
    toMs: startMs + 2 * dayMs,
    nowMs,
    movedBookingId: wanted.movedBookingId,
  };
  const calendar = (await loadCalendars([wanted.providerId], range, connection)).get(wanted.providerId);
  if (!calendar) throw new AppError("slot_unavailable", { details: { reason: "closed" } });
  const { settingsVersion } = calendar;
  const asked = wanted.isByBusiness ? { ...calendar, minNoticeMinutes: 0 } : calendar;
  const people = askedPeople(calendar, wanted);
  if (people.length === 0) throw new AppError("slot_unavailable", { details: { reason: "no_staff" } });
  const rules = slotRules(asked, wanted, nowMs);
  const found = { settingsVersion, dayFreeMinutes: freeMinutesOfDay(startMs, people, rules) };
  const check = checkSlot(startMs, people, rules);
  if (check.ok) return { ...found, staffMemberIds: check.staffMemberIds };
  if (check.reason === "taken") return { ...found, staffMemberIds: [] };
  throw new AppError("slot_unavailable", { details: { reason: check.reason } });
}
