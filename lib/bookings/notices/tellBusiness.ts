import "server-only";
import type { Tx } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import type { NoticeKind, NoticeTopic } from "@/lib/db/generated/enums";
import type { MailKind } from "@/lib/db/mailKinds";
import { enqueueMail, type OutgoingMail } from "@/lib/db/outbox";
import { toLocale } from "@/lib/i18n/locales";
import { choiceOf, kindFor, type NoticeChoice, type Standing, scopeOf } from "./choices";

type News = {
  topic: NoticeTopic;
  providerId: string;
  /** Of a series all dates, earliest first. */
  bookingIds: readonly string[];
  /** The account that made the change, which is not told of it; null for somebody without an account. */
  actorUserId: string | null;
  /** Whether an owner made it, or calls it off: then nobody is mailed as the business, only whose booking it is. */
  isByOwner: boolean;
  /** As the booking was before. */
  before?: { staffMemberId: string; startsAt: Date };
  /** Of a cancellation: the bookings whose people do not know yet that a colleague has them, by id, as they were before. */
  told?: ReadonlyMap<string, Known>;
  payload?: NonNullable<OutgoingMail["payload"]>;
  held?: OutgoingMail["held"];
};

type Known = { staffMemberId: string; startsAt: Date; durationMinutes: number };

const mailsToBusiness = {
  booked: "provider_new_booking",
  moved: "provider_booking_rescheduled",
  cancelled: "provider_booking_cancelled",
} as const satisfies Record<NoticeTopic, MailKind>;

const mailsToPerson = {
  booked: "provider_person_new_booking",
  moved: "provider_person_booking_rescheduled",
  given: "provider_person_booking_given",
  taken: "provider_person_booking_taken",
  cancelled: "provider_person_booking_cancelled",
} as const satisfies Record<NoticeKind, MailKind>;

const memberColumns = {
  id: true,
  role: true,
  staffMemberId: true,
  noticesOf: true,
  user: { select: { id: true, email: true, locale: true, disabledAt: true, erasedAt: true } },
  noticeSettings: { select: { topic: true, byMail: true, inPage: true } },
} satisfies Prisma.ProviderMemberSelect;
const bookingColumns = {
  id: true,
  sequence: true,
  startsAt: true,
  staffMemberId: true,
} satisfies Prisma.BookingSelect;
type Booking = Prisma.BookingGetPayload<{ select: typeof bookingColumns }>;
type Row = Prisma.ProviderMemberGetPayload<{ select: typeof memberColumns }>;

/** The business's own address, and whether mails of the whole business go there. */
type Address = { email: string; isTold: boolean };
type Member = Row & Standing & { choice: NoticeChoice };
type Mail = Pick<OutgoingMail, "kind" | "recipient"> & { userId?: string; isSeries?: boolean };

/** What a member is told of one booking. */
type Told = { booking: Booking; kind: NoticeKind; inPage: boolean; furtherDates: number; mails: Mail[] };

/**
 * Tells the sign-ins of a business that bookings are new, moved or cancelled, in the transaction of the change and after it:
 * in the page and by mail, as each chose (`choices`), in the language of its account. Nobody is told of what they did
 * themselves, and nobody twice of the same state of a booking. A series is told in one mail: with all of its dates, or to a
 * person with theirs.
 */
export async function tellBusiness(tx: Tx, news: News): Promise<void> {
  const { providerId, topic } = news;
  const bookings = await tx.booking.findMany({
    where: { id: { in: [...news.bookingIds] }, providerId },
    select: bookingColumns,
    orderBy: [{ startsAt: "asc" }, { id: "asc" }],
  });
  const { email, ownerUserId } = await tx.provider.findUniqueOrThrow({
    where: { id: providerId },
    select: { email: true, ownerUserId: true },
  });
  const rows = await tx.providerMember.findMany({
    where: { providerId, endedAt: null },
    select: memberColumns,
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
  });
  const members = rows.map((row) => memberOf(row, ownerUserId, topic));
  const isTold = members.some(
    (member) => member.isContact && member.choice.byMail && scopeOf(member) === "business",
  );
  for (const member of members.filter((each) => mayBeTold(each, news)))
    for (const told of toldTo(member, bookings, news, { email, isTold })) await tell(tx, member, told, news);
}

function memberOf(row: Row, ownerUserId: string, topic: NoticeTopic): Member {
  const member = { ...row, isContact: row.user.id === ownerUserId };
  const stored = row.noticeSettings.find((setting) => setting.topic === topic);
  return { ...member, choice: choiceOf(member, stored) };
}

/** Mails of the business go to its address, also when the account of its contact is disabled or erased. */
function mayBeTold({ user, isContact }: Member, { actorUserId }: News): boolean {
  return user.id !== actorUserId && (isContact || (user.disabledAt === null && user.erasedAt === null));
}

function toldTo(member: Member, bookings: readonly Booking[], news: News, address: Address): Told[] {
  const isOfAll = scopeOf(member) === "business";
  const { byMail, inPage } = member.choice;
  const theirs = bookings.flatMap((booking) => {
    const own = kindFor(member.staffMemberId, news.topic, handsOf(booking, news));
    const kind = isOfAll ? news.topic : own;
    return kind === null ? [] : [{ booking, kind, own }];
  });
  const ownDates = theirs.filter(({ own }) => own !== null);
  return theirs.map((date, index) => {
    const { booking, kind } = date;
    const isFirst = index === 0;
    const furtherDates = isFirst ? theirs.length - 1 : 0;
    const ofBusiness = isFirst ? { isSeries: theirs.length > 1 } : null;
    const own =
      date === ownDates[0] && date.own !== null ? { kind: date.own, isSeries: ownDates.length > 1 } : null;
    const mails = byMail ? mailsOf(member, { ofBusiness, own }, news, address) : [];
    return { booking, kind, inPage: inPage && isFirst, furtherDates, mails };
  });
}

/** What is cancelled is taken from whoever was last told that it is theirs. */
function handsOf({ id, staffMemberId }: Booking, { before, told }: News) {
  const known = told?.get(id)?.staffMemberId;
  if (known !== undefined) return { before: known, after: known };
  return { before: before?.staffMemberId ?? staffMemberId, after: staffMemberId };
}

/** What the mails about one date are of: the first date tells of all, and the first one of a person of theirs. */
type Change = {
  ofBusiness: { isSeries: boolean } | null;
  own: { kind: NoticeKind; isSeries: boolean } | null;
};

/** The account of the business's contact has an address of its own, and may have bookings of its own. */
function mailsOf(member: Member, change: Change, news: News, address: Address): Mail[] {
  const { own } = change;
  const ofPerson = own === null ? [] : personMails(member, own, address);
  if (scopeOf(member) === "own" || news.isByOwner) return ofPerson;
  const ofBusiness =
    change.ofBusiness === null ? [] : [businessMail(member, news.topic, address, change.ofBusiness.isSeries)];
  return member.isContact ? [...ofBusiness, ...ofPerson] : ofBusiness;
}

const businessMail = (
  { user, isContact }: Member,
  topic: NoticeTopic,
  { email }: Address,
  isSeries: boolean,
): Mail => ({
  kind: mailsToBusiness[topic],
  isSeries,
  ...(isContact ? { recipient: email } : { recipient: user.email, userId: user.id }),
});

/** None to an account at the business's own address, where that is told of everything. */
function personMails({ user }: Member, own: NonNullable<Change["own"]>, address: Address): Mail[] {
  const { id: userId, email: recipient } = user;
  if (address.isTold && recipient.toLowerCase() === address.email.toLowerCase()) return [];
  return [{ kind: mailsToPerson[own.kind], isSeries: own.isSeries, recipient, userId }];
}

/** The row is what keeps a change from being told twice: without a new one no mail is written. */
async function tell(tx: Tx, member: Member, told: Told, news: News): Promise<void> {
  const { booking, kind, inPage, furtherDates, mails } = told;
  if (!inPage && mails.length === 0) return;
  const { providerId, before, held } = news;
  const known = news.told?.get(booking.id);
  const hasMoved = before !== undefined && before.startsAt.getTime() !== booking.startsAt.getTime();
  const { count } = await tx.notice.createMany({
    data: {
      memberId: member.id,
      bookingId: booking.id,
      kind,
      sequence: booking.sequence,
      startsAt: (kind === "taken" ? before : known)?.startsAt ?? booking.startsAt,
      previousStart: hasMoved ? before.startsAt : null,
      furtherDates,
      inPage,
      ...(held === undefined ? {} : { undoStepId: held.undoStepId, shownAt: held.until }),
    },
    skipDuplicates: true,
  });
  if (count === 0) return;
  const locale = toLocale(member.user.locale);
  for (const { isSeries = false, ...mail } of mails) {
    const payload = {
      ...news.payload,
      ...(isSeries ? { isSeries } : {}),
      ...(mail.kind === mailsToPerson.cancelled ? toldPayload(news) : {}),
    };
    await enqueueMail(tx, { ...mail, locale, providerId, bookingId: booking.id, payload, held });
  }
}

/** The mail to whoever had cancelled bookings names the times that they know (`cancelledAsTold`). */
function toldPayload({ told: known }: News): { told?: Prisma.InputJsonObject } {
  if (known === undefined || known.size === 0) return {};
  const told: Record<string, Prisma.InputJsonObject> = {};
  for (const [id, { startsAt, durationMinutes, staffMemberId }] of known)
    told[id] = { startsAt: startsAt.toISOString(), durationMinutes, staffMemberId, movedTo: null };
  return { told };
}
