import "server-only";
import { withoutAddresses } from "@/lib/text/names";
import { pastedPhone } from "@/lib/text/pasted";
import { prose } from "@/lib/text/texts";
import { clientNameMaxLength, clientNoteMaxLength, clientPhoneMaxLength, importMaxBytes } from "../limits";
import { phoneE164 } from "../phoneE164";
import { clientEmailSchema, clientNameSchema, clientTagsSchema } from "../schemas";
import { type ImportField, importFields, type importReasons } from "./importSchemas";

/** A person of a file, as a client is kept. */
export type ImportedPerson = {
  name: string;
  phone: string | null;
  phoneE164: string | null;
  email: string | null;
  tags: string[];
  notes: { kind: "note" | "allergy"; text: string }[];
};

export type ImportReason = (typeof importReasons)[number];

/** Reads the cells of one line, by what its columns are; the reason why it cannot be taken instead. */
export function importedLine(
  cells: readonly string[],
  columns: readonly (ImportField | null)[],
): ImportedPerson | ImportReason {
  const value = (field: ImportField) => cells[columns.indexOf(field)] ?? "";
  const first = (field: ImportField) => value(field).split(betweenValues)[0]?.trim() ?? "";
  if (textFields.some((field) => !readable.safeParse(value(field)).success)) return "broken";
  const phone = pastedPhone(first("phone"));
  const e164 = phoneE164(phone);
  if (phone !== "" && e164 === null && !isReadable(phone)) return "phone";
  const email = clientEmailSchema.safeParse(first("email"));
  if (!email.success) return "email";
  const written = value("name") || [value("firstName"), value("lastName")].filter(Boolean).join(" ");
  // Asked before the name is read: a cell may have 40,000 characters.
  if (written.length > clientNameMaxLength) return "long";
  const called = withoutAddresses(written);
  const wanted = called || email.data || phone;
  if (wanted === "") return "nobody";
  const name = clientNameSchema.safeParse(wanted);
  const tags = clientTagsSchema.safeParse(
    value("tags")
      .split(/[,;|]|:::/)
      .map((tag) => tag.trim())
      // Google's own groups, such as "* myContacts".
      .filter((tag) => tag !== "" && !tag.startsWith("* ")),
  );
  const notes = noteFields.flatMap((kind) => {
    const text = value(kind);
    return text === "" ? [] : [{ kind, text }];
  });
  if (!name.success || !tags.success || phone.length > clientPhoneMaxLength) return "long";
  if (notes.some(({ text }) => text.length > clientNoteMaxLength)) return "long";
  return {
    name: name.data,
    phone: phone || null,
    phoneE164: e164,
    email: email.data ?? null,
    tags: tags.data,
    notes,
  };
}

/** All but number and address, which are read without the marks that are pasted with them. */
const textFields = importFields.filter((field) => field !== "phone" && field !== "email");

/** How Google's contacts write several values into one cell. */
const betweenValues = ":::";

const noteFields = ["note", "allergy"] as const;

/** A cell of any length without the characters that no form takes: a file of another encoding, or not of this kind, has them. */
const readable = prose(importMaxBytes);

/** A number that is kept as it is written, such as one with an extension; a spreadsheet's `7,01E+08` has lost its digits. */
function isReadable(phone: string): boolean {
  return phone.replace(/\D/g, "").length >= 6 && !/\dE[+-]?\d/i.test(phone);
}
