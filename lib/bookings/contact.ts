import { z } from "zod";
import type { Booking } from "@/lib/db/generated/client";
import { fullNameMaxLength } from "@/lib/identity/limits";
import { optionalPhoneSchema } from "@/lib/identity/schemas";
import { nameLine } from "@/lib/text/names";
import { blankIsNull, prose } from "@/lib/text/texts";
import { commentMaxLength } from "./limits";

/*
 * What customers tell a business of themselves and of their visit when they book, besides the e-mail address that they are known by. A
 * field has one name in the form, in the request and in the booking, and the checkout carries all of them as one: a new
 * field is said here, and where it is typed and shown.
 */

/** A name that may be left out; blank is none. It stands in mails and calendars, so it is one line. */
const optionalName = z
  .preprocess(blankIsNull, nameLine(fullNameMaxLength).nullish())
  .transform((name) => name ?? null);

/** As fields of a checkout's request; what is left out or blank is null. */
export const contactShape = {
  customerName: optionalName,
  customerPhone: optionalPhoneSchema.transform((phone) => phone ?? null),
  /** To the business alone: it stands in no mail, calendar, feed or log, and is not sent to Stripe. */
  customerComment: z
    .preprocess(blankIsNull, prose(commentMaxLength).nullish())
    .transform((comment) => comment ?? null),
  /** Who comes, where it is not the customer. */
  attendeeName: optionalName,
};

type Given = z.output<z.ZodObject<typeof contactShape>>;

/** As a booking has it. */
export type Contact = Pick<Booking, keyof Given>;

/** What a member of the business is told on the day of the visit alone. */
export const personalContactColumns = [
  "customerPhone",
  "customerComment",
  "attendeeName",
] as const satisfies readonly (keyof Contact)[];

/** As a guest types it, with the address; nothing is an empty text. */
export type TypedContact = Record<"customerEmail" | keyof Contact, string>;

type Account = { fullName: string; phone: string | null };

/**
 * What was given, else what the account knows, which is nothing of the visit; given a booking and no account, the
 * contact of that booking.
 */
export function contactOf(given: Partial<Given>, account: Account | null): Contact {
  return {
    customerName: given.customerName ?? account?.fullName ?? "",
    customerPhone: given.customerPhone ?? account?.phone ?? null,
    customerComment: given.customerComment ?? null,
    attendeeName: given.attendeeName ?? null,
  };
}

/**
 * The contact of a hold that is asked for again: name and number that were given last, where they were; of the visit all that
 * was said last, so that a comment can be taken back.
 */
export function contactAfter(before: Contact, last: Contact): Contact {
  return {
    customerName: last.customerName || before.customerName,
    customerPhone: last.customerPhone || before.customerPhone,
    customerComment: last.customerComment,
    attendeeName: last.attendeeName,
  };
}

/** The contact of a booking as its form is filled in with it. */
export function typedContact(booking: Contact & Pick<Booking, "customerEmail">): TypedContact {
  const { customerName, customerEmail, customerPhone, customerComment, attendeeName } = booking;
  return {
    customerName,
    customerEmail,
    customerPhone: customerPhone ?? "",
    customerComment: customerComment ?? "",
    attendeeName: attendeeName ?? "",
  };
}
