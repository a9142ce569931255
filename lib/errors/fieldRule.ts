import type { Messages } from "@/lib/i18n/messages";

/** A sentence of `errors.fields` that says what is wrong with a field. */
export type FieldRule = keyof Messages["errors"]["fields"];

/** What a schema gives to `refine` or `addIssue`, so that the problem is translated to the reader's language. */
export function rule(name: FieldRule): { params: { rule: FieldRule } } {
  return { params: { rule: name } };
}
