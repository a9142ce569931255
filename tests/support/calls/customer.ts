import pg from "pg";
import { db, pool } from "@/lib/db/client";
import { enqueueMail } from "@/lib/db/outbox";
import type { ActiveSession } from "@/lib/identity/sessions/activeSession";
import { book, type Salon } from "../builders/salon";
import { account, type Jar, signedIn } from "./accounts";

export type SignedInCustomer = { id: string; email: string; active: ActiveSession; jar: Jar };

/** A customer with a number and, unless told otherwise, a verified address, signed in. */
export async function customer({ isVerified = true } = {}): Promise<SignedInCustomer> {
  const { id, email } = await account();
  const emailVerifiedAt = isVerified ? new Date() : null;
  await db().user.update({ where: { id }, data: { phone: "070-174 06 30", emailVerifiedAt } });
  return { id, email, ...(await signedIn(email)) };
}

/** Gives a booking to a customer, with all that a checkout writes of them. */
export async function giveBooking(bookingId: string, { id, email }: { id: string; email: string }) {
  await db().booking.update({
    where: { id: bookingId },
    data: {
      customerId: id,
      customerEmail: email,
      customerName: "Anna Ek",
      customerPhone: "070-174 06 30",
      requestKey: `key-${bookingId}`,
    },
  });
  await db().payment.updateMany({
    where: { bookingId },
    data: { customerEmail: email, customerName: "Anna Ek" },
  });
}

/** Name and number of `knownCustomer`, which no other row has. */
export const known = { name: "Gunhild Ögren", phone: "070-555 91 73" };

/** A customer whose name stands in a booking, a payment, a review, mails, a message and a stored event. */
export async function knownCustomer(place: Salon): Promise<SignedInCustomer & { bookingId: string }> {
  const who = await customer();
  const { name, phone } = known;
  await db().user.update({ where: { id: who.id }, data: { fullName: known.name, phone: known.phone } });
  const bookingId = await book(place, {
    at: new Date(Date.now() - 3 * 86_400_000).toISOString(),
    status: "completed",
  });
  await giveBooking(bookingId, who);
  const aboutThem = { customerName: name, customerEmail: who.email };
  await db().booking.update({ where: { id: bookingId }, data: { ...aboutThem, customerPhone: phone } });
  await db().payment.update({
    where: { bookingId_providerId: { bookingId, providerId: place.id } },
    data: aboutThem,
  });
  await db().review.create({
    data: {
      providerId: place.id,
      bookingId,
      serviceId: place.serviceId,
      userId: who.id,
      rating: 4,
      comment: "Fint klippt.",
    },
  });
  await db().bookingEvent.create({
    data: {
      providerId: place.id,
      bookingId,
      kind: "held",
      actor: "customer",
      actorUserId: who.id,
      data: { name },
    },
  });
  await db().$transaction(async (tx) => {
    const mail = { recipient: who.email, locale: "sv" } as const;
    await enqueueMail(tx, { ...mail, kind: "booking_confirmed", bookingId });
    await enqueueMail(tx, { ...mail, kind: "password_changed", userId: who.id, payload: { name } });
  });
  await db().outboxMail.updateMany({
    where: { kind: "booking_confirmed", bookingId },
    data: { sentAt: new Date() },
  });
  const words = {
    portal: "customer",
    name,
    email: who.email,
    message: `Hej, ${phone}`,
    locale: "sv",
  } as const;
  await db().contactMessage.create({ data: words });
  await db().stripeEvent.create({
    data: {
      id: `evt_${bookingId}`,
      account: "acct_test",
      type: "checkout.session.completed",
      livemode: false,
      payload: {
        id: `evt_${bookingId}`,
        type: "checkout.session.completed",
        account: "acct_test",
        data: { object: { id: `cs_${bookingId}`, customer_details: { email: who.email, name, phone } } },
      },
    },
  });
  return { ...who, bookingId };
}

/** The tables that have a row containing the text, those of the job queue included. */
export async function tablesWith(text: string): Promise<string[]> {
  const tables = await pool().query<{ schema: string; name: string }>(
    "SELECT schemaname AS schema, relname AS name FROM pg_stat_user_tables ORDER BY 1, 2",
  );
  const found: string[] = [];
  for (const { schema, name } of tables.rows) {
    const source = `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`;
    const { rows } = await pool().query(
      `SELECT 1 FROM ${source} row WHERE strpos(lower(row::text), lower($1)) > 0 LIMIT 1`,
      [text],
    );
    if (rows.length > 0) found.push(name);
  }
  return found;
}
