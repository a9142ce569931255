import "server-only";
import { customerActor, openTo, type Proof } from "@/lib/bookings/access";
import { lacksEarlyStart } from "@/lib/bookings/customer/customerRules";
import { mailCustomer } from "@/lib/bookings/mails/bookingMails";
import { tellBusiness } from "@/lib/bookings/notices/tellBusiness";
import { earlyStartVersion } from "@/lib/bookings/payment/withdrawal";
import type { FreeStaff } from "@/lib/checkout/hold/freeStaff";
import { afterLapsed } from "@/lib/checkout/hold/lapsedHolds";
import { db } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import { AppError } from "@/lib/errors/AppError";
import { untilSettled } from "@/lib/errors/untilSettled";
import { throttle } from "@/lib/http/throttle";
import { latestMove } from "./latestMove";
import { assertMovable, freeForMove, hasTimeAndPerson, movableColumns } from "./movable";
import { inMoveTransaction, type MoveOutcome, moveSlot } from "./moveSlot";
import { choosesPerson, moveWish } from "./moveWish";
import { lastTold } from "./schedule/lastTold";
import { standingBooking } from "./standingBooking";

const moving = {
  ...movableColumns,
  customerId: true,
  customerEmail: true,
  locale: true,
  source: true,
  timeZone: true,
  isWithdrawalExempt: true,
  confirmedAt: true,
  earlyStartAskedAt: true,
  payment: { select: { status: true, amountOre: true, refundedOre: true, paidAt: true } },
} satisfies Prisma.BookingSelect;
type Moving = Prisma.BookingGetPayload<{ select: typeof moving }>;

/** `staffId`: as it is sent (`moveWish`). `earlyStart`: the version of the wording that the customer agreed to. */
type Request = {
  startMs: number;
  staffId?: string | null | undefined;
  earlyStart?: string | null | undefined;
  nowMs: number;
};

/** Each move mails the customer and the business, so their number is limited. */
const movesOfBooking = throttle("move_booking", { points: 10, seconds: 60 * 60 });

/**
 * The customer, or a guest by the link of the mails, moves a confirmed booking to another free time, as long as it
 * could be cancelled for free. What was paid stays what is paid. A person who was asked for stays, unless
 * another one is asked for. A visit that comes to lie within the withdrawal period has to be asked for, which is kept with its
 * moment (WDR-5). Asking for the time and the person that it has changes nothing. Of a business that is being closed
 * no visit moves beyond the last one.
 * @param request.startMs the new start, epoch milliseconds
 * @throws AppError not_signed_in, not_found; transition_not_allowed with the reason; staff_not_found, slot_unavailable,
 *   slot_taken; early_start_missing; changed_meanwhile with the booking as it stands (`standingBooking`), when it was changed at each try;
 *   too_many_requests for the eleventh try of a booking in an hour; payments_unavailable when a hold in the way cannot be
 *   settled now
 */
export async function rescheduleBooking(bookingId: string, proof: Proof, request: Request): Promise<void> {
  const where = await openTo(bookingId, proof, request.nowMs);
  const { outcome } = await untilSettled(
    async (attempt) => {
      const booking = await db().booking.findFirst({ where, select: moving });
      if (booking === null) throw new AppError("not_found");
      assertMovable(booking, request.nowMs);
      const wish = moveWish(booking, request.staffId);
      if (await hasTimeAndPerson(booking, wish, request)) return { outcome: "same" as const };
      const free = await freeForMove(booking, wish, request);
      await assertNotAfterClosing(booking, request);
      assertEarlyStart(booking, request);
      if (attempt === 0) await movesOfBooking.take(booking.id);
      return afterLapsed(() =>
        move(booking, proof, { ...request, ...free, isStaffChosen: choosesPerson(request.staffId) }),
      );
    },
    () => standingBooking(bookingId),
  );
  if (outcome === "taken") throw new AppError("slot_taken");
}

/** A closing that begins at this moment increments `settings_version`, so that the move is tried again. */
async function assertNotAfterClosing(booking: Moving, { startMs }: Request): Promise<void> {
  const latestMs = await latestMove(booking);
  if (latestMs !== null && startMs > latestMs)
    throw new AppError("slot_unavailable", { details: { reason: "beyond_horizon" } });
}

const isAskedFor = (booking: Moving, { startMs, earlyStart }: Request) =>
  earlyStart === earlyStartVersion && lacksEarlyStart(booking, startMs);

/** What lay within the withdrawal period already stays as it was asked for, or not, when it was booked or paid. */
function assertEarlyStart(booking: Moving, request: Request): void {
  const comesToLieWithin =
    lacksEarlyStart(booking, request.startMs) && !lacksEarlyStart(booking, booking.startsAt.getTime());
  if (comesToLieWithin && !isAskedFor(booking, request))
    throw new AppError("early_start_missing", { fields: [{ path: "earlyStart", rule: "earlyStart" }] });
}

type Move = Request & FreeStaff & { isStaffChosen: boolean | undefined };

/** The move and its mails, in one transaction. */
function move(booking: Moving, proof: Proof, { staffMemberIds, ...wish }: Move): Promise<MoveOutcome> {
  const acting = customerActor(booking, proof);
  return inMoveTransaction(async (tx) => {
    const result = await moveSlot(tx, booking, { ...wish, candidates: staffMemberIds, acting });
    if (result.outcome !== "moved") return result;
    if (isAskedFor(booking, wish))
      await tx.booking.update({
        where: { id: booking.id },
        data: { earlyStartAskedAt: new Date(wish.nowMs), earlyStartVersion },
      });
    const told = await lastTold(tx, booking);
    const previousStart = told.startsAt.toISOString();
    const payload = { previousStart, sequence: booking.sequence + 1 };
    await mailCustomer(tx, "booking_rescheduled", booking, { payload });
    await tellBusiness(tx, {
      topic: "moved",
      providerId: booking.providerId,
      bookingIds: [booking.id],
      actorUserId: acting.actorUserId,
      isByOwner: false,
      before: told,
      payload,
    });
    return result;
  });
}
