import { randomUUID } from "node:crypto";
import type { BookingStatus } from "@/lib/bookings/status";
import { db, type Tx } from "@/lib/db/client";
import type { BookingSource, CancelReason, PaymentStatus, PaymentWay } from "@/lib/db/generated/enums";
import { MINUTE_MS } from "@/lib/time/zone";

export type Salon = { id: string; ownerId: string; staffId: string; serviceId: string };

const week = [1, 2, 3, 4, 5, 6, 7];

/** What every service of these tests is filed under; made once in a database, or twice by two calls at once. */
async function anySubcategory(): Promise<string> {
  const made = await db().subcategory.findFirst({
    where: { slug: { startsWith: "hair-" }, category: { slug: { startsWith: "beauty-" } } },
    select: { id: true },
  });
  if (made !== null) return made.id;
  const { subcategories } = await db().category.create({
    data: {
      slug: `beauty-${randomUUID().slice(0, 8)}`,
      nameSv: "Skönhet",
      nameEn: "Beauty",
      sort: 1,
      subcategories: { create: { slug: `hair-${randomUUID()}`, nameSv: "Hår", nameEn: "Hair", sort: 1 } },
    },
    select: { subcategories: { select: { id: true } } },
  });
  return subcategories[0]?.id ?? "";
}

type SalonWish = {
  timeZone?: string;
  /** Whether it can be paid; it can unless told otherwise. */
  isOnboarded?: boolean;
  /** Whether its owner's address is confirmed; it is unless told otherwise. */
  isConfirmed?: boolean;
};

/** A business open from nine to five every day, lunch at noon, with one person and a half-hour service at 420 kr. */
export async function salon(wish: SalonWish = {}): Promise<Salon> {
  const { timeZone = "Europe/Stockholm", isOnboarded = true, isConfirmed = true } = wish;
  const email = `salon-${randomUUID()}@exempel.se`;
  const owner = await db().user.create({
    data: { email, role: "provider", passwordHash: "x", emailVerifiedAt: isConfirmed ? new Date() : null },
    select: { id: true },
  });
  const provider = await db().provider.create({
    data: {
      ownerUserId: owner.id,
      slug: `salon-${randomUUID()}`,
      companyName: "Salongen",
      email,
      timeZone,
      detailsSubmitted: isOnboarded,
      chargesEnabled: isOnboarded,
      stripeAccountId: `acct_${randomUUID().slice(0, 12)}`,
      staffMembers: { create: { isImplicit: true } },
      openingHours: {
        create: week.map((dayOfWeek) => ({
          dayOfWeek,
          openMinute: 540,
          closeMinute: 1020,
          lunchStartMinute: 720,
          lunchEndMinute: 780,
        })),
      },
      services: {
        create: {
          name: "Klippning",
          priceOre: 42_000,
          durationMinutes: 30,
          subcategoryId: await anySubcategory(),
        },
      },
    },
    select: {
      id: true,
      staffMembers: { select: { id: true } },
      services: { select: { id: true } },
    },
  });
  const [staff, service] = [provider.staffMembers[0], provider.services[0]];
  if (!staff || !service) throw new Error("The salon was not made whole");
  return { id: provider.id, ownerId: owner.id, staffId: staff.id, serviceId: service.id };
}

type BookingWish = {
  /** ISO 8601. */
  at: string;
  minutes?: number;
  status?: BookingStatus;
  cancelReason?: CancelReason;
  /** Who made it; what the business made is paid on the spot, without commission, and has no payment row. */
  source?: BookingSource;
  /** Of what the business made. */
  paymentWay?: Exclude<PaymentWay, "checkout">;
  /** Also without one: the booking then has no payment row. */
  payment?: PaymentStatus | null;
  refundedOre?: number;
  /** 420 kr without. */
  totalOre?: number;
  /** 21 kr without, and nothing for what the business made. */
  commissionOre?: number;
  email?: string;
  name?: string;
  phone?: string;
  /** Whose client it is to the business. */
  clientId?: string;
  /** The account it belongs to; a guest's without. */
  customerId?: string;
  /** Until when it can be cancelled for free, ISO 8601; until it starts without. */
  freeUntil?: string;
  holdExpiresAt?: Date;
  confirmedAt?: Date | null;
  /** Of what is paid; by the machine's clock without. */
  paidAt?: Date;
  cancelledAt?: Date;
  staffId?: string;
  id?: string;
};

/** A booking of 420 kr with a fee of 21 kr, made online and paid unless told otherwise. */
export async function book(place: Salon, wish: BookingWish): Promise<string> {
  const { at, minutes = 30, status = "confirmed", email = "elsa@example.com", source = "online" } = wish;
  const startsAt = new Date(at);
  const endsAt = new Date(startsAt.getTime() + minutes * MINUTE_MS);
  const isPending = status === "pending";
  const isCancelled = status === "cancelled";
  const { totalOre = 42_000, commissionOre = source === "online" ? 2_100 : 0 } = wish;
  const payment = wish.payment === undefined ? paymentOf(source, isPending) : wish.payment;
  return db().$transaction(async (tx) => {
    const { id } = await tx.booking.create({
      data: {
        ...(wish.id === undefined ? {} : { id: wish.id }),
        providerId: place.id,
        staffMemberId: wish.staffId ?? place.staffId,
        serviceId: place.serviceId,
        status,
        startsAt,
        endsAt,
        blockedFrom: startsAt,
        blockedUntil: endsAt,
        durationMinutes: minutes,
        timeZone: "Europe/Stockholm",
        deliveryMode: "physical",
        serviceName: "Klippning",
        providerName: "Salongen",
        customerName: wish.name ?? "Elsa Lindqvist",
        customerEmail: email,
        customerPhone: wish.phone ?? null,
        clientId: wish.clientId ?? null,
        totalOre,
        source,
        paymentWay: source === "online" ? "checkout" : (wish.paymentWay ?? "on_site"),
        commissionPercent: source === "online" ? 5 : 0,
        commissionOre,
        vatPercent: 25,
        customerId: wish.customerId ?? null,
        freeCancellationUntil: wish.freeUntil === undefined ? startsAt : new Date(wish.freeUntil),
        holdExpiresAt: isPending ? (wish.holdExpiresAt ?? new Date(Date.now() + 30 * MINUTE_MS)) : null,
        cancelReason: isCancelled ? (wish.cancelReason ?? "by_customer") : null,
        cancelledAt: isCancelled ? (wish.cancelledAt ?? new Date()) : null,
        confirmedAt: isPending
          ? null
          : wish.confirmedAt === undefined
            ? new Date(startsAt)
            : wish.confirmedAt,
      },
      select: { id: true },
    });
    const { refundedOre = 0, paidAt = new Date() } = wish;
    const paid = { place, bookingId: id, paidAt, refundedOre, totalOre, commissionOre };
    if (payment !== null) await pay(tx, { ...paid, status: payment });
    return id;
  });
}

function paymentOf(source: BookingSource, isPending: boolean): PaymentStatus | null {
  if (source !== "online") return null;
  return isPending ? "open" : "paid";
}

type Paying = { place: Salon; bookingId: string; status: PaymentStatus; paidAt: Date } & Record<
  "refundedOre" | "totalOre" | "commissionOre",
  number
>;

/** What was given back has its row of a refund. */
async function pay(tx: Tx, paying: Paying) {
  const { place, bookingId, status, refundedOre, totalOre, commissionOre } = paying;
  const isPaid = status === "paid";
  const { id: paymentId } = await tx.payment.create({
    data: {
      providerId: place.id,
      bookingId,
      stripeAccountId: "acct_test",
      checkoutSessionId: `cs_${bookingId}`,
      checkoutUrl: "https://pay.example/",
      paymentIntentId: isPaid ? `pi_${bookingId}` : null,
      status,
      amountOre: totalOre,
      applicationFeeOre: commissionOre,
      refundedOre,
      expiresAt: new Date(),
      paidAt: isPaid ? paying.paidAt : null,
    },
    select: { id: true },
  });
  if (refundedOre === 0) return;
  await tx.refund.create({
    data: {
      providerId: place.id,
      paymentId,
      amountOre: refundedOre,
      reason: "cancelled_by_customer",
      status: "succeeded",
      stripeRefundId: `re_${bookingId}`,
    },
  });
}

/** As if nobody had ever confirmed the address of an account, with what was attached before that was asked for. */
export async function unconfirm(userId: string): Promise<void> {
  await db().user.update({ where: { id: userId }, data: { emailVerifiedAt: null }, select: { id: true } });
}
