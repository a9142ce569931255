import "server-only";
import type { z } from "zod";
import { upcomingBookings } from "@/lib/bookings/business/upcomingBookings";
import { refundOnCancelOre } from "@/lib/bookings/customer/customerRules";
import { staffNameOf } from "@/lib/bookings/staffName";
import { db, type Tx } from "@/lib/db/client";
import { toSek } from "@/lib/money/ore";
import { closesAt } from "./closingRules";
import type { closingSchema } from "./closingSchemas";

/** The closing of a business, and its visits to come. */
export async function loadClosing(providerId: string, nowMs: number, tx: Tx = db()) {
  const business = await tx.provider.findUniqueOrThrow({
    where: { id: providerId },
    select: {
      companyName: true,
      timeZone: true,
      closingSince: true,
      closingMode: true,
      plan: true,
    },
  });
  const upcoming = await upcomingBookings(tx, providerId, nowMs);
  const visits = upcoming.filter(({ status }) => status === "confirmed");
  const { _max: last } = await tx.booking.aggregate({
    where: { providerId, status: { in: ["confirmed", "completed"] } },
    _max: { endsAt: true },
  });
  const { closingSince: since, closingMode: mode } = business;
  // Where the visits are cancelled, the closing does not wait for them.
  const counted = mode === "cancel_visits" ? null : last.endsAt;
  return { ...business, visits, closesAt: since && closesAt(since, counted) };
}

export type Closing = Awaited<ReturnType<typeof loadClosing>>;

/** The refunds, in öre, if all visits that have not begun were cancelled. */
export function refundsOre({ visits }: Closing, nowMs: number): number {
  return visits
    .filter(({ startsAt }) => startsAt.getTime() > nowMs)
    .reduce((sum, visit) => sum + refundOnCancelOre(visit, "provider", nowMs), 0);
}

/** The state of a closing in the contract's shape. */
export function serializeClosing(closing: Closing, nowMs: number): z.input<typeof closingSchema> {
  return {
    companyName: closing.companyName,
    closing:
      closing.closingSince === null || closing.closingMode === null || closing.closesAt === null
        ? null
        : {
            since: closing.closingSince.toISOString(),
            mode: closing.closingMode,
            closesAt: closing.closesAt.toISOString(),
          },
    timeZone: closing.timeZone,
    hasMonthlyPlan: closing.plan === "monthly",
    refundTotal: toSek(refundsOre(closing, nowMs)),
    visits: closing.visits.map((visit) => ({
      id: visit.id,
      booking_date: visit.startsAt.toISOString(),
      service_name: visit.serviceName,
      customer_name: visit.customerName,
      staff_name: staffNameOf(visit.staffMember),
      total_amount: toSek(visit.totalOre),
    })),
  };
}
