import { z } from "zod";
import { instantOut } from "@/lib/http/input/schemas";

/** What a column of a file can be. */
export const importFields = [
  "name",
  "firstName",
  "lastName",
  "phone",
  "email",
  "tags",
  "note",
  "allergy",
] as const;
export type ImportField = (typeof importFields)[number];
export const importFieldSchema = z.enum(importFields);

/** What a file can be written in that says nothing of it itself: old Windows and Excel, old Macs, DOS (437, too). */
export const oldEncodings = ["windows-1252", "macintosh", "cp850"] as const;
export type OldEncoding = (typeof oldEncodings)[number];
export const fileEncodings = ["unicode", ...oldEncodings] as const;
export type FileEncoding = (typeof fileEncodings)[number];

/** For each column of the file what it is, null for none of these; as JSON in a field of the form. */
const mappingSchema = z
  .string()
  .max(5_000)
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      context.addIssue({ code: "custom" });
      return z.NEVER;
    }
  })
  .pipe(z.array(importFieldSchema.nullable()).max(200));

/** The fields of the form beside the file. */
export const importFormSchema = z.object({
  /** Guessed from the headings without it. */
  columns: mappingSchema.optional(),
  /** Recognised by the letters of the file without it. */
  encoding: z.enum(oldEncodings).optional(),
  /** What becomes of somebody who is there already, by number or address. */
  duplicates: z.enum(["skip", "update"]).default("skip"),
});
export type ImportForm = z.output<typeof importFormSchema>;

export const importReasons = ["nobody", "phone", "email", "long", "broken"] as const;

const figures = {
  added: z.number().int(),
  updated: z.number().int(),
  /** There already, or twice in the file. */
  skipped: z.number().int(),
};

export const importPreviewSchema = z.object({
  ...figures,
  /** How the file was read: `unicode` is UTF-8 or UTF-16; any other one can be chosen. */
  encoding: z.enum(fileEncodings),
  columns: z.array(
    z.object({
      heading: z.string(),
      field: importFieldSchema.nullable(),
      /** The first values of the column. */
      samples: z.array(z.string()),
    }),
  ),
  /** The lines that cannot be taken, the first 200. */
  refused: z.array(z.object({ line: z.number().int(), reason: z.enum(importReasons), text: z.string() })),
  refused_count: z.number().int(),
  /** The first 20 lines as they would be taken. */
  sample: z.array(
    z.object({
      line: z.number().int(),
      becomes: z.enum(["added", "updated", "skipped"]),
      name: z.string(),
      phone: z.string().nullable(),
      email: z.string().nullable(),
      tags: z.array(z.string()),
    }),
  ),
});
export type ImportPreview = z.infer<typeof importPreviewSchema>;

export const clientImportSchema = z.object({
  id: z.uuid(),
  created_at: instantOut,
  ...figures,
  refused_count: z.number().int(),
  undone_at: instantOut.nullable(),
});
export type ClientImport = z.infer<typeof clientImportSchema>;

export const undoneImportSchema = z.object({
  removed: z.number().int(),
  restored: z.number().int(),
  /** Left as they are, since they were changed or booked after the import. */
  kept: z.number().int(),
});
export type UndoneImport = z.infer<typeof undoneImportSchema>;
