import type { Reach } from "@/lib/identity/reach";
import { localDateOf } from "@/lib/time/zone";

type Shown = {
  startsAt: Date;
  timeZone: string;
  totalOre: number;
  commissionOre: number;
  customerEmail: string;
  customerPhone: string | null;
  payment: object | null;
};

/** A booking as somebody at its business may see it: what is not for them is null. */
export type ShownTo<R extends Shown> = Omit<R, "totalOre" | "commissionOre" | "customerEmail"> & {
  totalOre: number | null;
  commissionOre: number | null;
  customerEmail: string | null;
};

/**
 * Takes out of a booking what is not for a member: all of its money, and the customer's contacts unless the visit is
 * today, on the clock of the business.
 */
export function shownTo<R extends Shown>(row: R, { staffMemberId }: Reach, nowMs: number): ShownTo<R> {
  if (staffMemberId === null) return row;
  const { timeZone, startsAt } = row;
  const isToday = localDateOf(startsAt.getTime(), timeZone) === localDateOf(nowMs, timeZone);
  return {
    ...row,
    totalOre: null,
    commissionOre: null,
    payment: null,
    ...(isToday ? {} : { customerEmail: null, customerPhone: null }),
  };
}
