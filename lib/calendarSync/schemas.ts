import { z } from "zod";
import { idIn, instantOut } from "@/lib/http/input/schemas";
import { proofSchema } from "@/lib/identity/passkeys/proofSchemas";
import { calendarAddressMaxLength } from "./busy/limits";
import { calendarProblems } from "./busy/problems";

/** A calendar in a path: the whole business's, or that of one of its people. */
export const whoseParams = z.object({ whose: z.union([z.literal("business"), idIn]) });

export const feedEditSchema = z.object({ includes_absences: z.boolean() });

/** A link outlasts the session that makes it, so that making one takes the password or a passkey. */
export const feedDraftSchema = feedEditSchema.extend(proofSchema.shape);

const feedSchema = z.object({
  includes_absences: z.boolean(),
  created_at: instantOut,
  /** When a calendar last fetched it, to the minute; null: never. */
  fetched_at: instantOut.nullable(),
});

/** The address of a calendar elsewhere, as an iCalendar file. */
export const sourceEditSchema = z.object({ url: z.string().trim().min(1).max(calendarAddressMaxLength) });

/** What was read last, so that its owner sees that it is the right one. */
const readingSchema = z.object({
  name: z.string().nullable(),
  /** The next five. */
  busy: z.array(z.object({ start_time: instantOut, end_time: instantOut })),
  /** Events without a day that can be read, which block nothing. */
  skipped: z.int(),
  /** Events that were not understood as a whole, and block more rather than less. */
  uncertain: z.int(),
});
export type SourceReading = z.input<typeof readingSchema>;

const sourceSchema = z.object({
  /** The address is a secret, so only its host is told; null when it cannot be opened any more. */
  host: z.string().nullable(),
  /** null: the worker has not read it yet. */
  answered_at: instantOut.nullable(),
  /** null until it was read. */
  reading: readingSchema.nullable(),
  /** Since when it, or an event of it, cannot be read; the busy times of before stay. */
  failing_since: instantOut.nullable(),
  problem: z.enum(calendarProblems).nullable(),
});

/** A calendar that a session reaches, with the link that others read it by, and the one elsewhere whose busy times block it. */
export const syncedCalendarSchema = z.object({
  /** `business`, or the id of a person. */
  whose: z.string(),
  /** Of the person; null for the whole business. */
  name: z.string().nullable(),
  feed: feedSchema.nullable(),
  source: sourceSchema.nullable(),
});
export type SyncedCalendar = z.input<typeof syncedCalendarSchema>;

export const syncedCalendarsSchema = z.object({
  time_zone: z.string(),
  calendars: z.array(syncedCalendarSchema),
});

/** The one answer that has the link's address. */
export const newFeedSchema = syncedCalendarSchema.extend({ url: z.url() });
