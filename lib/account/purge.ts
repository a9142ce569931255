import "server-only";
import { db, type Tx } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import { inTransaction } from "@/lib/db/transaction";
import { purgeIdentity } from "@/lib/identity/purge";
import { purgePictures } from "@/lib/pictures/purge";
import { anonymiseBookings, anonymiseStripeEvents } from "./anonymiseBookings";
import { eraseDueClients } from "./eraseClients";
import {
  keptBookkeepingYears,
  keptCheckoutDays,
  keptLogDays,
  keptMailYears,
  keptMessageYears,
  keptNoticesDays,
} from "./kept";

const dayMs = 24 * 60 * 60 * 1000;

/** Longer than a cursor of the calendar is of use (`lib/business/calendar/changes.ts`). */
const keptChangesMs = 2 * 60 * 60 * 1000;

/** Bookings per transaction, so that none locks many rows for long. */
const batchSize = 500;

/**
 * Removes what has been kept long enough. Each step can be repeated; one that was cut short is done the next night.
 * @returns how many rows of each kind
 */
export async function purge(now: Date): Promise<Record<string, number>> {
  const logsBefore = new Date(now.getTime() - keptLogDays * dayMs);
  const identity = await purgeIdentity(now);
  // Also those that could not be processed: they are not retried that long, and they hold personal data.
  const events = await db().stripeEvent.deleteMany({ where: { receivedAt: { lt: logsBefore } } });
  const mails = await db().outboxMail.deleteMany({
    where: {
      OR: [
        { sentAt: { lt: yearsBefore(now, keptMailYears) } },
        // No worker tries that long, and an unsent mail may hold a link.
        { sentAt: null, createdAt: { lt: logsBefore } },
      ],
    },
  });
  const messages = await db().contactMessage.deleteMany({
    where: { createdAt: { lt: yearsBefore(now, keptMessageYears) } },
  });
  const bookings = await anonymiseAll({
    endsAt: { lt: firstDayOfBooks(now) },
    status: { not: "pending" },
  });
  const pictures = await purgePictures(now);
  const clients = await purgeClients(now);
  await purgeCalendar(now);
  await purgeNotices(now);
  await db().provider.updateMany({
    where: { closedAt: { lt: firstDayOfBooks(now) }, closedNumber: { not: null } },
    data: { closedNumber: null },
  });
  // Nothing was sold, so nothing is kept for the books.
  const checkouts = await anonymiseAll({
    source: "online",
    status: "cancelled",
    cancelledAt: { lt: new Date(now.getTime() - keptCheckoutDays * dayMs) },
    OR: [{ payment: null }, { payment: { is: { status: { in: ["open", "expired", "failed"] } } } }],
  });
  return {
    ...identity,
    events: events.count,
    mails: mails.count,
    messages: messages.count,
    bookings,
    checkouts,
    pictures,
    clients,
  };
}

/** What is of use for minutes or hours only: what changed in calendars, and what can be undone. */
async function purgeCalendar(now: Date): Promise<void> {
  const before = new Date(now.getTime() - keptChangesMs);
  await db().calendarChange.deleteMany({ where: { createdAt: { lt: before } } });
  await db().undoStep.deleteMany({ where: { expiresAt: { lt: before } } });
}

async function purgeNotices(now: Date): Promise<void> {
  const before = new Date(now.getTime() - keptNoticesDays * dayMs);
  await db().notice.deleteMany({ where: { shownAt: { lt: before } } });
  await db().morningMail.deleteMany({ where: { day: { lt: before } } });
}

function yearsBefore(now: Date, years: number): Date {
  const then = new Date(now);
  then.setUTCFullYear(then.getUTCFullYear() - years);
  return then;
}

/** The books of a year are kept for seven years after its end: the start of the first year still kept. */
function firstDayOfBooks(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear() - keptBookkeepingYears, 0, 1));
}

/**
 * Clients of erased people, once their last visit is over; and those of whom nothing happened as long as bookings are kept:
 * they have no booking that names them, and were not edited.
 */
async function purgeClients(now: Date): Promise<number> {
  const due = await eraseDueClients(now);
  const { count } = await db().client.deleteMany({
    where: { updatedAt: { lt: firstDayOfBooks(now) }, bookings: { none: {} } },
  });
  return due + count;
}

/** Takes the person out of such bookings; figures and reviews stay. */
async function anonymiseAll(where: Prisma.BookingWhereInput): Promise<number> {
  let forgotten = 0;
  for (;;) {
    const count = await inTransaction((tx) => anonymiseBatch(tx, where), { timeout: 30_000 });
    forgotten += count;
    if (count < batchSize) return forgotten;
  }
}

async function anonymiseBatch(tx: Tx, where: Prisma.BookingWhereInput): Promise<number> {
  const found = await tx.booking.findMany({
    where: { AND: [where, { NOT: { customerName: "", customerEmail: "", customerPhone: null } }] },
    select: { id: true },
    take: batchSize,
  });
  const ids = found.map(({ id }) => id);
  await anonymiseBookings(tx, ids);
  await anonymiseStripeEvents(tx, ids);
  await tx.booking.updateMany({ where: { id: { in: ids } }, data: { customerId: null } });
  return ids.length;
}
