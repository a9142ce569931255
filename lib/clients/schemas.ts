import { z } from "zod";
import { rule } from "@/lib/errors/fieldRule";
import { anyOf, idIn, instantOut, paging } from "@/lib/http/input/schemas";
import { emailSchema, optionalPhoneSchema } from "@/lib/identity/schemas";
import { withheldMailsSchema } from "@/lib/providers/withheldSchema";
import { hasAddress } from "@/lib/text/names";
import { blankIsNull, prose, singleLine } from "@/lib/text/texts";
import { clientNameMaxLength, clientNoteMaxLength, clientTagMaxLength, clientTagsMax } from "./limits";

/*
 * What a business says of its clients, and what it is answered. Instants are ISO 8601 UTC, amounts are in SEK. Nothing here
 * needs the server.
 */

/** A client who gave no name is called by their e-mail address, which no mail repeats as a name. */
export const clientNameSchema = singleLine(clientNameMaxLength).pipe(
  z.string().refine((name) => !hasAddress(name) || emailSchema.safeParse(name).success, rule("webAddress")),
);
export const clientEmailSchema = z.preprocess(blankIsNull, emailSchema.nullish());
export const clientTagSchema = singleLine(clientTagMaxLength).refine((tag) => !tag.includes(","));

/** Tags in the order given, each once whatever its case. */
export const clientTagsSchema = z
  .array(clientTagSchema)
  .transform((tags) => uniqueTags(tags))
  .pipe(z.array(z.string()).max(clientTagsMax));

/** Each tag once; two that differ in case only are one, as the first is written. */
export function uniqueTags(tags: readonly string[]): string[] {
  return [...new Map([...tags].reverse().map((tag) => [tag.toLowerCase(), tag])).values()].reverse();
}

export const newClientSchema = z.object({
  name: clientNameSchema,
  phone: optionalPhoneSchema,
  email: clientEmailSchema,
  tags: clientTagsSchema.default([]),
  /** Adds them although somebody with the number or the address is there. */
  evenIfKnown: z.boolean().default(false),
});

export const clientEditSchema = z
  .object({
    name: clientNameSchema,
    phone: optionalPhoneSchema,
    email: clientEmailSchema,
    tags: clientTagsSchema,
    isHidden: z.boolean(),
  })
  .partial()
  .refine((edit) => Object.keys(edit).length > 0, rule("required"));

export const eraseClientSchema = z.object({
  /** The client's name, as the card has it. */
  name: z.string().trim().min(1).max(clientNameMaxLength),
});
export const erasedClientSchema = z.object({
  /** Bookings that stay for the books, without the person. */
  kept_bookings: z.number().int(),
});

export const clientsQuery = z.object({
  ...paging,
  /** A part of a name, a number in any writing, an address or a tag. */
  search: z.string().trim().max(200).optional(),
  tag: anyOf(clientTagSchema),
});

export const noteKinds = ["allergy", "formula", "note"] as const;
export const noteKindSchema = z.enum(noteKinds);
export type NoteKind = z.infer<typeof noteKindSchema>;

const noteText = prose(clientNoteMaxLength).pipe(z.string().min(1));
export const newNoteSchema = z.object({ kind: noteKindSchema, text: noteText });
export const noteEditSchema = z.object({ text: noteText });
export const noteParams = z.object({ id: idIn, noteId: idIn });

const writtenShape = {
  text: z.string(),
  written_at: instantOut,
  /** null for what was imported, and for an account that was closed. */
  written_by: z.string().nullable(),
};
export const clientNoteSchema = z.object({
  id: z.uuid(),
  kind: noteKindSchema,
  ...writtenShape,
  /** What it said before, the latest first. */
  earlier: z.array(z.object(writtenShape)),
});
export type ClientNote = z.infer<typeof clientNoteSchema>;

const contactShape = {
  id: z.uuid(),
  name: z.string(),
  phone: z.string().nullable(),
  /** The number in E.164, where it is one. */
  phone_e164: z.string().nullable(),
  email: z.string().nullable(),
  tags: z.array(z.string()),
  is_hidden: z.boolean(),
};

export const listedClientSchema = z.object({
  ...contactShape,
  next_visit_at: instantOut.nullable(),
  last_visit_at: instantOut.nullable(),
  visit_count: z.number().int(),
  no_show_count: z.number().int(),
});
export type ListedClient = z.infer<typeof listedClientSchema>;

export const clientVisitSchema = z.object({
  booking_id: z.uuid(),
  starts_at: instantOut,
  service_name: z.string(),
  /** null while the business works alone. */
  staff_name: z.string().nullable(),
  status: z.enum(["pending", "confirmed", "completed", "cancelled"]),
  visit_mark: z.enum(["arrived", "no_show"]).nullable(),
  source: z.enum(["online", "phone", "desk"]),
  /** null for a member. */
  total_amount: z.number().nullable(),
  /** Its part of what the client spent; null for a member. */
  spent_amount: z.number().nullable(),
});
export type ClientVisit = z.infer<typeof clientVisitSchema>;

export const clientCardSchema = z.object({
  ...listedClientSchema.shape,
  since: instantOut,
  /** Whether they book with an account of their own; what it says is theirs to change. */
  has_account: z.boolean(),
  /** Why mails of the business that are not about a booking made online do not reach them; null where they do. */
  mails_withheld: withheldMailsSchema,
  /** What was paid through the product and on the spot, less what was given back or taken back by a bank; null for a member. */
  spent_amount: z.number().nullable(),
  /** The latest start first; a member is shown their own of today. */
  visits: z.array(clientVisitSchema),
  notes: z.array(clientNoteSchema),
});
export type ClientCard = z.infer<typeof clientCardSchema>;

/** A client as others are compared with. */
export const clientContactSchema = z.object(contactShape);
export type ClientContact = z.infer<typeof clientContactSchema>;

export const doubleReasons = ["phone", "email", "name"] as const;
export const clientDoubleSchema = z.object({
  ...contactShape,
  /** What both have in common, the surest first. */
  same: z.array(z.enum(doubleReasons)),
  visit_count: z.number().int(),
});
export type ClientDouble = z.infer<typeof clientDoubleSchema>;

const side = z.enum(["kept", "other"]);
export const mergeSchema = z.object({
  /** Who is merged into the client of the address, and then gone. */
  otherId: idIn,
  /** Whose value stays where both have one; the kept client's unless said otherwise. */
  choices: z.object({ name: side, phone: side, email: side }).partial().default({}),
});
export type MergeChoices = z.output<typeof mergeSchema>["choices"];

export const mergePreviewSchema = z.object({
  client: clientContactSchema,
  /** What moves over from the other. */
  moved_bookings: z.number().int(),
  moved_notes: z.number().int(),
});
