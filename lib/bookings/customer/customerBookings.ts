import "server-only";
import { db } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import { AppError } from "@/lib/errors/AppError";
import { openTo, type Proof } from "../access";
import { wereBookings } from "../listedBookings";
import { staffNameColumns } from "../staffName";
import { pageByStart, startsBeyond } from "../startOrder";

/*
 * A customer's bookings. Every query is bound to the customer id of the session, or to the one booking whose link
 * was shown.
 */

const listed = {
  id: true,
  startsAt: true,
  endsAt: true,
  timeZone: true,
  durationMinutes: true,
  status: true,
  cancelReason: true,
  serviceId: true,
  serviceName: true,
  deliveryMode: true,
  totalOre: true,
  vatPercent: true,
  currency: true,
  staffMember: { select: { id: true, ...staffNameColumns } },
  holdExpiresAt: true,
  freeCancellationUntil: true,
  provider: {
    select: {
      id: true,
      slug: true,
      companyName: true,
      organisationNumber: true,
      phone: true,
      address: true,
      postalCode: true,
      city: true,
      latitude: true,
      longitude: true,
      isPositionExact: true,
      profileImageUrl: true,
    },
  },
  payment: {
    select: { status: true, amountOre: true, refundedOre: true, receiptUrl: true, checkoutUrl: true },
  },
  review: {
    select: {
      id: true,
      rating: true,
      comment: true,
      createdAt: true,
      reply: { select: { replyText: true, createdAt: true } },
    },
  },
} satisfies Prisma.BookingSelect;

const detailed = {
  ...listed,
  customerName: true,
  customerEmail: true,
  customerPhone: true,
  events: { select: { kind: true, actor: true, data: true, createdAt: true }, orderBy: { id: "asc" } },
} satisfies Prisma.BookingSelect;

export type CustomerBookingRow = Prisma.BookingGetPayload<{ select: typeof listed }>;
export type CustomerBookingDetailRow = Prisma.BookingGetPayload<{ select: typeof detailed }>;

/** `upcoming`: to be paid or to come, and not over; `past`: everything else. */
export type When = "upcoming" | "past";

function during(when: When | undefined, nowMs: number): Prisma.BookingWhereInput {
  const now = new Date(nowMs);
  if (when === "upcoming") return { status: { in: ["pending", "confirmed"] }, endsAt: { gt: now } };
  if (when === "past")
    return { OR: [{ status: { in: ["completed", "cancelled"] } }, { endsAt: { lte: now } }] };
  return {};
}

/** Any of these; empty or absent: all. */
type Whens = readonly When[] | undefined;

/** Both are all of them. */
function onlyOne(whens: Whens): When | undefined {
  const [one, ...others] = new Set(whens);
  return others.length === 0 ? one : undefined;
}

type Question = { when?: Whens; limit: number; cursor?: string | undefined; nowMs: number };

/**
 * One page of a customer's bookings: upcoming ones soonest first, all others newest first. Checkouts that came to
 * nothing are left out.
 * @param customerId of the session, never of a request
 * @throws AppError invalid_request for a cursor that is none of this list's
 */
export async function listCustomerBookings(
  customerId: string,
  { when: whens, limit, cursor, nowMs }: Question,
): Promise<{ items: CustomerBookingRow[]; total: number; nextCursor: string | null }> {
  const when = onlyOne(whens);
  const order = `customer-${when ?? "all"}`;
  const where = { AND: [{ customerId }, wereBookings, during(when, nowMs)] };
  const direction = when === "upcoming" ? "asc" : "desc";
  const rest = startsBeyond(cursor, order, direction);
  const [total, rows] = await Promise.all([
    db().booking.count({ where }),
    db().booking.findMany({
      where: { AND: [where, rest] },
      select: listed,
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
export async function findCustomerBooking(
  bookingId: string,
  proof: Proof,
  nowMs: number,
): Promise<CustomerBookingDetailRow> {
  const where = await openTo(bookingId, proof, nowMs);
  const booking = await db().booking.findFirst({ where, select: detailed });
  if (booking === null) throw new AppError("not_found");
  return booking;
}
