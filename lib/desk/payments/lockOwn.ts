import "server-only";
import { inScope } from "@/lib/bookings/business/providerBookings";
import { type BookingEventKind, recordEvent } from "@/lib/bookings/events";
import { lockFound } from "@/lib/bookings/lockBooking";
import { goodwillRefunds } from "@/lib/bookings/payment/goodwillRules";
import { closePaymentPage } from "@/lib/checkout/pay/paymentPages";
import { db, type Tx } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import { AppError, isAppError } from "@/lib/errors/AppError";
import type { BusinessScope } from "@/lib/identity/sessions/businessScope";
import { toSek } from "@/lib/money/ore";
import { withinBudget, writeBudgetMs } from "@/lib/payments/stripeBudget";

/** Who does something to which booking; `scope` and `actorUserId` are of the session. */
export type Acting = { scope: BusinessScope; bookingId: string; actorUserId: string | null };

const columns = {
  id: true,
  providerId: true,
  source: true,
  status: true,
  startsAt: true,
  endsAt: true,
  totalOre: true,
  dueOre: true,
  customerEmail: true,
  locale: true,
  customer: { select: { locale: true } },
  payment: { include: { refunds: goodwillRefunds } },
  links: { where: { endedAt: null } },
  disputes: { select: { status: true } },
  lines: { orderBy: { position: "asc" } },
} satisfies Prisma.BookingSelect;

export type OwnBooking = Prisma.BookingGetPayload<{ select: typeof columns }>;

/**
 * The booking, locked until the end of the transaction. Money is the owner's.
 * @throws AppError not_found for what the session does not reach; owner_only for a member
 */
export async function lockOwn(tx: Tx, { scope, bookingId }: Acting): Promise<OwnBooking> {
  const where = { id: bookingId, ...inScope(scope) };
  await lockFound(tx, where);
  if (scope.staffMemberId !== null) throw new AppError("owner_only");
  const booking = await tx.booking.findFirst({ where, select: columns });
  if (booking === null) throw new AppError("not_found");
  return booking;
}

/**
 * The same without a lock, for what comes before the transaction.
 * @throws AppError not_found for what the session does not reach; owner_only for a member
 */
export async function findOwn({ scope, bookingId }: Acting): Promise<OwnBooking> {
  const booking = await db().booking.findFirst({
    where: { id: bookingId, ...inScope(scope) },
    select: columns,
  });
  if (booking === null) throw new AppError("not_found");
  if (scope.staffMemberId !== null) throw new AppError("owner_only");
  return booking;
}

/**
 * Closes the booking's payment page at Stripe, so that a payment that was faster is known before anything is decided, and
 * none can follow. While Stripe does not answer nothing is known: money that comes afterwards goes back (`fulfilSession`).
 * @throws AppError not_found, owner_only
 */
export async function closeOpenPage(acting: Acting): Promise<void> {
  const { payment } = await findOwn(acting);
  if (payment?.status !== "open" && payment?.status !== "processing") return;
  try {
    await withinBudget(writeBudgetMs, () => closePaymentPage(acting.bookingId));
  } catch (error) {
    if (!isAppError(error, "payments_unavailable")) throw error;
  }
}

/**
 * Why nothing can be taken or changed. `too_little`: less than Stripe takes. `returned`: a payment that came late went back.
 * `changed`: what is left, or the price, is not what the business was shown.
 */
export type PayRefusal =
  | "booked_online"
  | "cancelled"
  | "nothing_due"
  | "partly_paid"
  | "in_progress"
  | "too_little"
  | "returned"
  | "changed";

/** The error of a payment, price or link that cannot be taken (409 `not_payable`). */
export function notPayable(reason: PayRefusal): AppError {
  return new AppError("not_payable", { details: { reason } });
}

/**
 * That something is due of a booking that the business made.
 * @throws AppError not_payable with the reason
 */
export function assertDue({ source, status, dueOre, payment }: OwnBooking): void {
  if (source === "online") throw notPayable("booked_online");
  if (status === "cancelled") throw notPayable("cancelled");
  if (dueOre === 0) throw notPayable("nothing_due");
  if (payment?.status === "processing") throw notPayable("in_progress");
}

/**
 * That an amount is not more than what is left; both in öre.
 * @throws AppError amount_exceeds with what is left, in SEK, in `details`
 */
export function assertAtMost(amountOre: number, leftOre: number): void {
  if (amountOre <= leftOre) return;
  const details = [{ path: "amount", sent: toSek(amountOre), current: toSek(leftOre) }];
  throw new AppError("amount_exceeds", { details });
}

/** The audit row of something that the business did and that changes no status. */
export async function recordOwn(
  tx: Tx,
  booking: OwnBooking,
  actorUserId: string | null,
  kind: BookingEventKind,
  data: Record<string, string | number | boolean | null> = {},
): Promise<void> {
  const { id: bookingId, providerId, status } = booking;
  const about = { bookingId, providerId, from: status, to: status };
  await recordEvent(tx, { ...about, kind, actor: "provider", actorUserId, data });
}
