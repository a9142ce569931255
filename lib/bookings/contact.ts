import { z } from "zod";
import type { Booking } from "@/lib/db/generated/client";
import { fullNameMaxLength } from "@/lib/identity/limits";
import { optionalPhoneSchema } from "@/lib/identity/schemas";
import { blankIsNull, singleLine } from "@/lib/text/texts";

/*
 * What customers tell a business of themselves when they book, besides the e-mail address that they are known by. A
 * field has one name in the form, in the request and in the booking, and the checkout carries all of them as one: a new
 * field is said here, and where it is typed and shown.
 */

/** A name that may be left out; blank is none. It stands in mails and calendars, so it is one line. */
const optionalName = z
  .preprocess(blankIsNull, singleLine(fullNameMaxLength).nullish())
  .transform((name) => name ?? null);

/** As fields of a checkout's request; what is left out or blank is null. */
export const contactShape = {
  customerName: optionalName,
  customerPhone: optionalPhoneSchema.transform((phone) => phone ?? null),
};

type Given = z.output<z.ZodObject<typeof contactShape>>;

/** As a booking has it. */
export type Contact = Pick<Booking, keyof Given>;

/** As a guest types it, with the address; nothing is an empty text. */
export type TypedContact = Record<"customerEmail" | keyof Contact, string>;

type Account = { fullName: string; phone: string | null };

/** What was given, else what the account knows; given a booking and no account, the contact of that booking. */
export function contactOf(given: Partial<Given>, account: Account | null): Contact {
  return {
    customerName: given.customerName ?? account?.fullName ?? "",
    customerPhone: given.customerPhone ?? account?.phone ?? null,
  };
}

/** The contact of a hold that is asked for again: what was given last, where something was. */
export function contactAfter(before: Contact, last: Contact): Contact {
  return {
    customerName: last.customerName || before.customerName,
    customerPhone: last.customerPhone || before.customerPhone,
  };
}

/** The contact of a booking as its form is filled in with it. */
export function typedContact(booking: Contact & Pick<Booking, "customerEmail">): TypedContact {
  const { customerName, customerEmail, customerPhone } = booking;
  return { customerName, customerEmail, customerPhone: customerPhone ?? "" };
}
