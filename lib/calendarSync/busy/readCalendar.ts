import "server-only";
import { z } from "zod";
import type { Interval } from "@/lib/availability/types";
import { brand } from "@/lib/brand";
import { runProgram } from "@/lib/isolation/runProgram";
import { CalendarProblem } from "./problems";

/** A busy time of a calendar; `uid`: of one that could be our own entry coming back. */
export type ReadTime = Interval & { uid: string | null };
export type ReadCalendar = {
  /** As the calendar names itself; empty for none. */
  name: string;
  times: ReadTime[];
  /** The events that have no day that can be read, and block nothing, each by a hash. */
  undated: string[];
  /** How many were not understood as a whole, and rather block more than less. */
  uncertain: number;
};

const mostEvents = 10_000;
/** After expansion; a person is busy at most some dozen times a day. */
const mostTimes = 20_000;
/** `mostTimes` with a UID of ours each are less than half of it; a UID of the file can be as long as the file. */
const limits = { withinMs: 5_000, mostMegabytes: 256, mostAnswerBytes: 4 * 1024 * 1024 };

const answerSchema = z.union([
  z.object({ isWhole: z.literal(false) }),
  z.object({ tooMany: z.literal(true) }),
  z.object({
    name: z.string(),
    times: z.array(z.tuple([z.number(), z.number(), z.string().nullable()])),
    undated: z.array(z.string()),
    uncertain: z.int(),
  }),
]);

/**
 * The busy times of a calendar file within a range. The file is anybody's, and its rules can be made to take for ever: it is
 * read in a process of its own, without our settings, with little memory, which is killed after five seconds, and whose answer
 * is read up to 4 MB.
 * @throws CalendarProblem incomplete, tooManyEvents, unreadable
 */
export async function readCalendar(
  file: string,
  range: Interval & { timeZone: string },
): Promise<ReadCalendar> {
  if ((file.match(/BEGIN:VEVENT/gi) ?? []).length > mostEvents) throw new CalendarProblem("tooManyEvents");
  const { startMs: fromMs, endMs: toMs, timeZone } = range;
  const ownDomain = brand.domain;
  const input = JSON.stringify({ text: file, fromMs, toMs, timeZone, ownDomain, mostTimes });
  const answer = answerSchema.safeParse(
    await runProgram("lib/calendarSync/busy/expandEvents.mjs", input, limits),
  );
  if (!answer.success) throw new CalendarProblem("unreadable");
  if ("isWhole" in answer.data) throw new CalendarProblem("incomplete");
  if ("tooMany" in answer.data) throw new CalendarProblem("tooManyEvents");
  const { times, ...facts } = answer.data;
  return { ...facts, times: times.map(([startMs, endMs, uid]) => ({ startMs, endMs, uid })) };
}
