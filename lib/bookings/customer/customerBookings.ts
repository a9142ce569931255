import "server-only";
import { db } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import { AppError } from "@/lib/errors/AppError";
import { openTo, type Proof } from "../access";
import { listedBookings } from "../listedBookings";
import { pageByStart, startsBeyond } from "../startOrder";
import { customerBookingInDetail, customerBookingInList } from "./customerBookingProjection";

/*
 * A customer's bookings. Every query is bound to the customer id of the session, or to the one booking whose link
 * was shown.
 */

export type CustomerBookingRow = Prisma.BookingGetPayload<{ select: typeof customerBookingInList.select }>;
const detailColumns = { ...customerBookingInDetail.select, customerId: true } satisfies Prisma.BookingSelect;
type Detailed = Prisma.BookingGetPayload<{ select: typeof detailColumns }>;

/** `upcoming`: to be paid or to come, and not over; `past`: everything else. */
export type UpcomingOrPast = "upcoming" | "past";

function during(when: UpcomingOrPast | undefined, nowMs: number): Prisma.BookingWhereInput {
  const now = new Date(nowMs);
  if (when === "upcoming") return { status: { in: ["pending", "confirmed"] }, endsAt: { gt: now } };
  if (when === "past")
    return { OR: [{ status: { in: ["completed", "cancelled"] } }, { endsAt: { lte: now } }] };
  return {};
}

/** Any of these; empty or absent: all. */
type Whens = readonly UpcomingOrPast[] | undefined;

/** Both are all of them. */
function onlyOne(whens: Whens): UpcomingOrPast | undefined {
  const [one, ...others] = new Set(whens);
  return others.length === 0 ? one : undefined;
}

type ListAsked = { when?: Whens; limit: number; cursor?: string | undefined; nowMs: number };

/**
 * One page of a customer's bookings: upcoming ones soonest first, all others newest first. Checkouts that came to
 * nothing are left out.
 * @param customerId of the session, never of a request
 * @throws AppError invalid_request for a cursor that is none of this list's
 */
export async function listCustomerBookings(
  customerId: string,
  { when: whens, limit, cursor, nowMs }: ListAsked,
): Promise<{ items: CustomerBookingRow[]; total: number; nextCursor: string | null }> {
  const when = onlyOne(whens);
  const order = `customer-${when ?? "all"}`;
  const where = { AND: [{ customerId }, listedBookings, during(when, nowMs)] };
  const direction = when === "upcoming" ? "asc" : "desc";
  const rest = startsBeyond(cursor, order, direction);
  const [total, rows] = await Promise.all([
    db().booking.count({ where }),
    db().booking.findMany({
      where: { AND: [where, rest] },
      select: customerBookingInList.select,
      orderBy: [{ startsAt: direction }, { id: direction }],
      take: limit + 1,
    }),
  ]);
  return { total, ...pageByStart(rows, limit, order) };
}

/**
 * One booking, for its account or for whoever holds the link of its mails.
 * @throws AppError not_signed_in when nothing was shown; not_found for what is not theirs
 */
export async function findCustomerBooking(bookingId: string, proof: Proof, nowMs: number): Promise<Detailed> {
  const where = await openTo(bookingId, proof, nowMs);
  const booking = await db().booking.findFirst({ where, select: detailColumns });
  if (booking === null) throw new AppError("not_found");
  return booking;
}
