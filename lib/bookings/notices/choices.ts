import type { MemberRole, NoticeKind, NoticeScope, NoticeTopic } from "@/lib/db/generated/enums";

/** What a sign-in chooses about. */
export const noticeTopics = ["booked", "moved", "cancelled"] as const satisfies readonly NoticeTopic[];

/** A sign-in, as far as it decides what it is told. */
export type Standing = {
  role: MemberRole;
  /** Which of the people it is; null for an owner who is none. */
  staffMemberId: string | null;
  /** What an owner chose; null while nothing was chosen. */
  noticesOf: NoticeScope | null;
  /** Whether the business's own mail address is the one of this account (`providers.owner_user_id`). */
  isContact: boolean;
};

/**
 * Whose bookings a sign-in is told of. A member is told of their own; an owner as they chose, and without a choice of all where
 * the account is the business's contact (`isContact`) or has no bookings of its own.
 */
export function scopeOf({ role, staffMemberId, noticesOf, isContact }: Standing): NoticeScope {
  if (role === "member") return "own";
  if (staffMemberId === null) return "business";
  return noticesOf ?? (isContact ? "business" : "own");
}

/** Whether a sign-in is told by mail, and in the page. */
export type NoticeChoice = { byMail: boolean; inPage: boolean };

/**
 * What a sign-in chose about a topic. Without a choice it is told in the page, and by mail of its own bookings; of all of the
 * business's by mail only where it is the business's contact, so that each change is mailed to one owner.
 * @param stored what was chosen; undefined while nothing was
 */
export function choiceOf(member: Standing, stored: NoticeChoice | undefined): NoticeChoice {
  return stored ?? { byMail: member.isContact || scopeOf(member) === "own", inPage: true };
}

/** The topic that a kind of change is chosen with: a booking that another person does from then on is a moved one. */
export function topicOf(kind: NoticeKind): NoticeTopic {
  return kind === "given" || kind === "taken" ? "moved" : kind;
}

/** Who did a booking before a change and who does it after. */
type Hands = { before: string; after: string };

/** What a change is to a person: null for one that is not of their bookings. */
export function kindFor(staffMemberId: string | null, topic: NoticeTopic, hands: Hands): NoticeKind | null {
  if (staffMemberId === null) return null;
  if (staffMemberId === hands.after) return hands.before === hands.after ? topic : "given";
  return staffMemberId === hands.before ? "taken" : null;
}
