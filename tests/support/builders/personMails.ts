import { db } from "@/lib/db/client";
import { uniqueEmail } from "../calls/accounts";
import { freeUntil, onMoveDay } from "./moves";
import { book, type Salon } from "./salon";
import { type Team, team } from "./team";

/* Bookings of people who sign in for themselves, and the mails to them. */

type Place = Team & { member: { userId: string; email: string } };

/** Gives one of the people a sign-in. */
export async function addSignIn(place: Salon, staffMemberId: string, locale = "sv") {
  const email = uniqueEmail("medarbetare");
  const { id: userId } = await db().user.create({
    data: { email, role: "provider", passwordHash: "x", locale, emailVerifiedAt: new Date() },
  });
  await db().providerMember.create({
    data: { providerId: place.id, userId, staffMemberId, role: "member" },
  });
  return { userId, email };
}

/** A salon of Maja, its owner, whose address is the salon's own, and Ali, who signs in as a member. */
export async function salonOfTwo(locale = "sv"): Promise<Place> {
  const place = await team();
  return { ...place, member: await addSignIn(place, place.aliId, locale) };
}

/** A booking of Ali's at ten, of a customer with a telephone number. */
export const ofAli = async (place: Team, more = {}) => {
  const id = await book(place, { at: onMoveDay("10:00"), freeUntil, staffId: place.aliId, ...more });
  await db().booking.update({ where: { id }, data: { customerPhone: "+46701234567" } });
  return id;
};

/** The mails about a booking to people, oldest first. */
export const toPeople = async (bookingId: string) => {
  const mails = await db().outboxMail.findMany({ where: { bookingId }, orderBy: { createdAt: "asc" } });
  return mails.filter(({ kind }) => kind.startsWith("provider_person_"));
};
