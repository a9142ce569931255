import "server-only";
import { db } from "@/lib/db/client";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors/AppError";
import { localePath } from "@/lib/i18n/localePath";
import type { Locale } from "@/lib/i18n/locales";
import { moneyOf } from "@/lib/ledger/words";
import { formatSek } from "@/lib/money/format";
import { customerPaths, providerPaths } from "@/lib/paths";
import { withoutAddresses } from "@/lib/text/names";
import {
  formatDateTimeRange,
  formatDay,
  formatDayOf,
  formatDuration,
  formatTime,
  formatTimeRange,
} from "@/lib/time/format";
import { localDateOf, localMinuteOf } from "@/lib/time/zone";
import { opening, openTo, type Proof } from "./access";
import { waitsForBankOre, withdrawalUntil } from "./customer/customerRules";
import { takenBackOf } from "./disputeWords";
import { isPaidThrough, onSiteOre, paidState } from "./payment/paidState";
import { bookingReference } from "./reference";
import { staffNameColumns, staffNameOf } from "./staffName";
import { directionsUrlOf, visitAddress } from "./visitPlace";

const include = {
  provider: {
    select: {
      address: true,
      postalCode: true,
      city: true,
      latitude: true,
      longitude: true,
      isPositionExact: true,
      phone: true,
      organisationNumber: true,
      slug: true,
    },
  },
  payment: { include: { refunds: true } },
  disputes: { select: { status: true } },
  staffMember: { select: staffNameColumns },
  links: { where: { endedAt: null } },
  ledger: { select: { kind: true, amountOre: true }, orderBy: { id: "asc" } },
} as const;

/** The booking with what its pages, mails and calendar file tell, or null when it is gone. */
export async function findBooking(bookingId: string) {
  return db().booking.findUnique({ where: { id: bookingId }, include });
}

/** Bookings in the order of their ids; those that are gone are left out. */
export async function loadBookings(ids: readonly string[]): Promise<LoadedBooking[]> {
  const found = await db().booking.findMany({ where: { id: { in: [...ids] } }, include });
  const byId = new Map(found.map((booking) => [booking.id, booking]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** The dates of a series that are not cancelled, earliest first. */
export async function loadSeries(seriesId: string) {
  return db().booking.findMany({
    where: { seriesId, status: { not: "cancelled" } },
    orderBy: [{ startsAt: "asc" }, { id: "asc" }],
    include,
  });
}

/** The dates of a series that were cancelled in one transaction with one of them, earliest first. */
export async function loadCancelledWith({ seriesId, cancelledAt }: LoadedBooking): Promise<LoadedBooking[]> {
  if (seriesId === null || cancelledAt === null) return [];
  return db().booking.findMany({
    where: { seriesId, status: "cancelled", cancelledAt },
    orderBy: [{ startsAt: "asc" }, { id: "asc" }],
    include,
  });
}

/** One booking, for its account or for whoever holds the link of its mails; null for everybody else. */
export async function findOpenBooking(
  bookingId: string,
  proof: Proof,
  nowMs: number,
): Promise<LoadedBooking | null> {
  const where = await opening(bookingId, proof, nowMs);
  return where && db().booking.findFirst({ where, include });
}

/**
 * The same for calls.
 * @throws AppError not_signed_in when nothing was shown; not_found for what is not theirs
 */
export async function loadOpenBooking(
  bookingId: string,
  proof: Proof,
  nowMs: number,
): Promise<LoadedBooking> {
  const booking = await db().booking.findFirst({ where: await openTo(bookingId, proof, nowMs), include });
  if (booking === null) throw new AppError("not_found");
  return booking;
}

export type LoadedBooking = NonNullable<Awaited<ReturnType<typeof findBooking>>>;

const calendarPath = (id: string, token: string | undefined) =>
  `/customers/me/bookings/${id}/calendar.ics${token === undefined ? "" : `?token=${token}`}`;

const absolute = (locale: Locale, path: string) =>
  new URL(localePath(locale, path), env().APP_URL).toString();

const pageUrl = (id: string, locale: Locale, token?: string) =>
  absolute(locale, customerPaths.booking(id, token === undefined ? {} : { token }));

const receiptsUrl = (id: string, locale: Locale, token?: string) =>
  absolute(locale, customerPaths.receipts(id, { token }));

/**
 * Everything a page or a mail about a booking may say, formatted for its reader, on the business's clock. Names that were
 * written before addresses were refused in them stand without.
 * @param token what opens the booking without an account, for the reader's own links: the current one in mails, on a
 * page the one it was opened by
 */
export function bookingFacts(booking: LoadedBooking, locale: Locale, token?: string | undefined) {
  const { timeZone, payment } = booking;
  const startMs = booking.startsAt.getTime();
  const endMs = booking.endsAt.getTime();
  const deadlineMs = booking.freeCancellationUntil.getTime();
  const startMinute = localMinuteOf(startMs, timeZone);
  const words = {
    service: withoutAddresses(booking.serviceName),
    provider: withoutAddresses(booking.providerName),
    date: formatDayOf(startMs, timeZone, locale),
    time: formatTimeRange(startMs, endMs, timeZone),
  };
  return {
    ...words,
    /** What sentences about a booking name. */
    words,
    /** Day and time with the year, for lists of dates. */
    dateWithYear: formatDateTimeRange(startMs, endMs, timeZone, locale, { year: true }),
    reference: bookingReference(booking.id),
    /** Who does it; null where nobody is told apart. */
    staff: plainOrNull(staffNameOf(booking.staffMember)),
    organisationNumber: booking.provider.organisationNumber,
    customer: withoutAddresses(booking.customerName),
    contact: [booking.customerEmail, booking.customerPhone].filter(Boolean).join(", "),
    startMinute,
    endMinute: Math.min(1440, startMinute + booking.durationMinutes),
    duration: formatDuration(booking.durationMinutes),
    address: withoutAddresses(visitAddress(booking)),
    /** The business's telephone number, as customers read it; null where it has none. */
    phone: booking.provider.phone || null,
    isDigital: booking.deliveryMode === "digital",
    directionsUrl: directionsUrlOf(booking),
    price: formatSek(booking.totalOre, locale),
    earnings: earningsOf(booking, locale),
    refunded: formatSek(payment?.refundedOre ?? 0, locale),
    /** Whether the customer booked it online, and not the business for them. */
    isOnline: booking.source === "online",
    isPaid: isPaidThrough(booking),
    paymentState: paidState(booking),
    /** What is left to pay. */
    due: formatSek(booking.dueOre, locale),
    /** What was paid through the product, by card or link. */
    paidByCard: formatSek(payment?.amountOre ?? 0, locale),
    /** What was paid on the spot; null where nothing was. */
    paidOnSite: onSiteOre(booking) > 0 ? formatSek(onSiteOre(booking), locale) : null,
    /** What went back through the product, or is on its way, earliest first. */
    refunds: refundLines(booking, locale),
    cancelNote: booking.cancelNote,
    hasRefund: (payment?.refundedOre ?? 0) > 0,
    /** Whether the payment provider has made every refund, so that nothing is on its way any more. */
    isRefundDone: refundLines(booking, locale).every(({ isDone }) => isDone),
    /** What of a cancelled booking goes back only if the bank rules for the business; null where nothing waits for it. */
    afterDispute: waitsForBankOre(booking) > 0 ? formatSek(waitsForBankOre(booking), locale) : null,
    /** Whether the customer's bank took the payment back, for good or until it has decided. */
    bankHas: takenBackOf(booking.disputes),
    /** The page of the business's receipts; null while nothing was paid. */
    receiptUrl: payment?.paidAt || onSiteOre(booking) > 0 ? receiptsUrl(booking.id, locale, token) : null,
    deadline:
      deadlineMs > Date.now()
        ? `${formatDayOf(deadlineMs, timeZone, locale)} ${formatTime(deadlineMs, timeZone)}`
        : null,
    /** The last day on which the customer may withdraw from the purchase; null where they cannot (any more). */
    withdrawalDay: withdrawalDayOf(booking, locale),
    /** Whether the customer asked for the visit within the withdrawal period. */
    hasAskedEarly: booking.earlyStartAskedAt !== null,
    /** When the customer withdrew from the purchase; null where they did not. */
    withdrawnAt: withdrawnAtOf(booking, locale),
    calendarPath: calendarPath(booking.id, token),
    manageUrl: pageUrl(booking.id, locale, token),
    /** Without a token, for addresses of others' sites: it opens the booking for nobody who is not signed in. */
    pageUrl: pageUrl(booking.id, locale),
    /** Where the same is booked again, without language. */
    againPath: againPath(booking),
    againUrl: absolute(locale, againPath(booking)),
    bookingsUrl: absolute(locale, providerPaths.bookings()),
    /** Where the business's people choose what they are told. */
    noticesUrl: absolute(locale, providerPaths.settingsNotices()),
    dashboardUrl: absolute(locale, providerPaths.bookings({ booking: booking.id })),
  };
}

/**
 * The service with the person who did it, or was asked for, chosen; where they do not do it any more the page offers everybody
 * (`serviceDetail`). Nobody is chosen after a hold that was anybody's.
 */
function againPath(booking: LoadedBooking): string {
  const { staffMember, staffMemberId, isStaffChosen, confirmedAt } = booking;
  const isTheirs = staffNameOf(staffMember) !== null && (isStaffChosen || confirmedAt !== null);
  return customerPaths.services({ focus: booking.serviceId, ...(isTheirs ? { staff: staffMemberId } : {}) });
}

const plainOrNull = (name: string | null) => name && withoutAddresses(name);

/** The last day of the withdrawal period, with its year. */
function withdrawalDayOf(booking: LoadedBooking, locale: Locale): string | null {
  const untilMs = withdrawalUntil(booking);
  if (untilMs === null || untilMs <= Date.now() || booking.endsAt.getTime() <= Date.now()) return null;
  return formatDay(localDateOf(untilMs - 1, booking.timeZone), locale, { year: true });
}

function withdrawnAtOf(
  { cancelReason, cancelledAt, timeZone }: LoadedBooking,
  locale: Locale,
): string | null {
  if (cancelReason !== "withdrawn" || cancelledAt === null) return null;
  const ms = cancelledAt.getTime();
  return `${formatDay(localDateOf(ms, timeZone), locale, { year: true })} ${formatTime(ms, timeZone)}`;
}

/**
 * What the business gets or keeps of the booking, as its pages count it; null for one that is cancelled and of which it keeps
 * nothing.
 */
function earningsOf(booking: LoadedBooking, locale: Locale): string | null {
  const { phase, expectedOre, earnedOre } = moneyOf(booking, Date.now());
  // One of the two is 0 in each phase.
  const ore = expectedOre + earnedOre;
  return phase === "cancelled" && ore <= 0 ? null : formatSek(ore, locale, { decimals: 2 });
}

/** Each refund that the payment provider did not refuse: how much, on which day of the business it was decided. */
function refundLines({ payment, timeZone }: LoadedBooking, locale: Locale) {
  return (payment?.refunds ?? [])
    .filter(({ status }) => status !== "failed")
    .sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
    .map(({ id, amountOre, status, createdAt }) => ({
      id,
      amount: formatSek(amountOre, locale),
      day: formatDay(localDateOf(createdAt.getTime(), timeZone), locale, { year: true }),
      isDone: status === "succeeded",
    }));
}

export type BookingFacts = ReturnType<typeof bookingFacts>;
