import "server-only";
import { z } from "zod";
import { db, type Tx } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import { enqueueMail } from "@/lib/db/outbox";
import { inTransaction } from "@/lib/db/transaction";
import { toLocale } from "@/lib/i18n/locales";
import type { LocalDate } from "@/lib/time/localDate";
import { addDays } from "@/lib/time/localDate";
import { localMinuteToInstant } from "@/lib/time/zone";

/**
 * On the clock of the business. A worker that did not run then writes them later on the same day, from `late` on to those
 * alone who had their sign-in in the morning and still have a visit to come.
 */
const morning = { from: "07:00", late: "10:00" } as const;

const dueRow = z.object({ memberId: z.uuid(), day: z.string(), isLate: z.boolean() });

/**
 * Writes the mails with the day, from seven on the clock of each business, once for each sign-in and day: the row is
 * written with the mail, and the mornings on which there is none have one too. Any number of workers may run it at once.
 * @returns how many mails were written
 */
export async function writeMorningMails(nowMs: number, batch = 200): Promise<number> {
  let written = 0;
  for (;;) {
    const { seen, mails } = await inTransaction((tx) => writeBatch(tx, nowMs, batch), {
      timeout: 30_000,
    });
    written += mails;
    if (seen < batch) return written;
  }
}

async function writeBatch(tx: Tx, nowMs: number, batch: number): Promise<{ seen: number; mails: number }> {
  const now = new Date(nowMs);
  const rows: unknown = await tx.$queryRaw`
    INSERT INTO morning_mails (member_id, day)
    SELECT m.id, here.at::date
    FROM provider_members m
    JOIN providers p ON p.id = m.provider_id
    JOIN users u ON u.id = m.user_id
    CROSS JOIN LATERAL (SELECT ${now}::timestamptz AT TIME ZONE p.time_zone AS at) here
    WHERE m.morning_mail <> 'never' AND m.ended_at IS NULL
      AND u.disabled_at IS NULL AND u.erased_at IS NULL AND u.email_verified_at IS NOT NULL
      AND here.at::time >= ${morning.from}::time
      AND (here.at::time < ${morning.late}::time
        OR greatest(m.created_at, u.email_verified_at) AT TIME ZONE p.time_zone < here.at::date + ${morning.late}::time)
      AND NOT EXISTS (SELECT FROM morning_mails d WHERE d.member_id = m.id AND d.day = here.at::date)
    ORDER BY m.id LIMIT ${batch}
    ON CONFLICT DO NOTHING
    RETURNING member_id AS "memberId", day::text AS day, (
      SELECT (${now}::timestamptz AT TIME ZONE p.time_zone)::time >= ${morning.late}::time
      FROM provider_members m JOIN providers p ON p.id = m.provider_id WHERE m.id = morning_mails.member_id) AS "isLate"`;
  const due = z.array(dueRow).parse(rows);
  let mails = 0;
  for (const { memberId, day, isLate } of due)
    mails += await writeMail(tx, memberId, day, isLate ? now : null);
  return { seen: due.length, mails };
}

const columns = {
  providerId: true,
  staffMemberId: true,
  morningMail: true,
  user: { select: { id: true, email: true, locale: true } },
  provider: { select: { timeZone: true, companyName: true } },
} satisfies Prisma.ProviderMemberSelect;

/** @param lateAt when it is written, after the morning: nobody is told of a day without a visit to come */
async function writeMail(tx: Tx, id: string, day: LocalDate, lateAt: Date | null): Promise<number> {
  const { providerId, user, ...member } = await tx.providerMember.findUniqueOrThrow({
    where: { id },
    select: columns,
  });
  const visits = visitsOf({ ...member, providerId }, day);
  const toCome = lateAt === null ? {} : { AND: { startsAt: { gt: lateAt } } };
  const bookings = await tx.booking.count({ where: { ...visits, ...toCome } });
  if (bookings === 0 && (lateAt !== null || member.morningMail === "booked")) return 0;
  const { id: userId, email: recipient, locale } = user;
  const payload = { memberId: id, day };
  const mail = { kind: "morning_day", recipient, userId, providerId, payload } as const;
  await enqueueMail(tx, { ...mail, locale: toLocale(locale) });
  return 1;
}

type Whose = { providerId: string; staffMemberId: string | null; provider: { timeZone: string } };

/** The visits of a local day: of one person, or of everybody for an owner who has none. */
const visitsOf = ({ providerId, staffMemberId, provider }: Whose, day: LocalDate) =>
  ({
    providerId,
    ...(staffMemberId === null ? {} : { staffMemberId }),
    status: { in: ["confirmed", "completed"] },
    startsAt: {
      gte: new Date(localMinuteToInstant(day, 0, provider.timeZone)),
      lt: new Date(localMinuteToInstant(addDays(day, 1), 0, provider.timeZone)),
    },
  }) satisfies Prisma.BookingWhereInput;

/** What the mail with a day tells, from the present rows. */
export type MorningDay = Awaited<ReturnType<typeof findMorningDay>>;

/**
 * The visits of a sign-in's day, earliest first; null when the sign-in ended, or there is nothing to tell any more.
 */
export async function findMorningDay(memberId: string, day: LocalDate) {
  const member = await db().providerMember.findFirst({
    where: { id: memberId, endedAt: null, morningMail: { not: "never" } },
    select: columns,
  });
  if (member === null) return null;
  const visits = await db().booking.findMany({
    where: visitsOf(member, day),
    select: {
      startsAt: true,
      endsAt: true,
      serviceName: true,
      customerName: true,
      deliveryMode: true,
      staffMember: { select: { name: true, isImplicit: true } },
    },
    orderBy: [{ startsAt: "asc" }, { id: "asc" }],
  });
  if (visits.length === 0 && member.morningMail === "booked") return null;
  const { timeZone, companyName } = member.provider;
  return { day, visits, timeZone, companyName, isOfAll: member.staffMemberId === null };
}

/** Keeps a mail from being written for a day whose morning is over when somebody turns it on. */
export async function passOverToday(tx: Tx, memberId: string, nowMs: number): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO morning_mails (member_id, day)
    SELECT m.id, here.at::date
    FROM provider_members m
    JOIN providers p ON p.id = m.provider_id
    CROSS JOIN LATERAL (SELECT ${new Date(nowMs)}::timestamptz AT TIME ZONE p.time_zone AS at) here
    WHERE m.id = ${memberId}::uuid AND m.morning_mail <> 'never' AND here.at::time >= ${morning.from}::time
    ON CONFLICT DO NOTHING`;
}
