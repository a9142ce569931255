import { z } from "zod";
import type { VisitMark } from "@/lib/db/generated/enums";
import type { BookingStatus } from "./status";

/*
 * Marks of a visit beside its status: they say what became of it, and change neither status nor money.
 */

export type MarkRefusal = "too_early" | "final" | "awaiting_payment" | "same";

type Marked = { status: BookingStatus; startsAt: Date; visitMark: VisitMark | null };

/** From when somebody can have arrived: this long before the visit. */
const arrivedFromMs = 30 * 60_000;

/**
 * Null when the business may set this mark at `nowMs`: on a visit that is paid for or confirmed, `arrived` from half an hour
 * before it begins, `no_show` once it has begun. Taking a mark away is always possible.
 */
export function markRefusal(
  { status, startsAt, visitMark }: Marked,
  mark: VisitMark | null,
  nowMs: number,
): MarkRefusal | null {
  if (status === "pending") return "awaiting_payment";
  if (status === "cancelled") return "final";
  if (mark === visitMark) return "same";
  if (mark === null) return null;
  const fromMs = startsAt.getTime() - (mark === "arrived" ? arrivedFromMs : 0);
  return nowMs < fromMs ? "too_early" : null;
}

type Event = { kind: string; data: unknown };
const missed = z.object({ mark: z.literal("no_show") });

/**
 * Whether the customer has objected since the visit was last marked as not come.
 * @param events of the booking, in the order of writing
 */
export function hasObjected(events: readonly Event[]): boolean {
  const marked = events.findLastIndex(
    ({ kind, data }) => kind === "marked" && missed.safeParse(data).success,
  );
  return events.findLastIndex(({ kind }) => kind === "objected") > marked;
}

/** Whether the customer may object: to a visit that is marked as not come, once for each such mark. */
export function mayObject(visitMark: VisitMark | null, events: readonly Event[]): boolean {
  return visitMark === "no_show" && !hasObjected(events);
}
