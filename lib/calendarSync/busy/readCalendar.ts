import "server-only";
import { spawn } from "node:child_process";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { z } from "zod";
import type { Interval } from "@/lib/availability/types";
import { brand } from "@/lib/brand";
import { CalendarProblem } from "./problems";

/** A busy time of a calendar; `uid`: of one that could be our own entry coming back. */
export type ReadTime = Interval & { uid: string | null };
export type ReadCalendar = {
  /** As the calendar names itself; empty for none. */
  name: string;
  times: ReadTime[];
  /** How many events could not be read, or repeat more often than daily. */
  skipped: number;
};

const mostEvents = 10_000;
/** After expansion; a person is busy at most some dozen times a day. */
const mostTimes = 20_000;
const readWithinMs = 5_000;
const mostMegabytes = 256;
/** `mostTimes` with a UID of ours each are less than half of it; a UID of the file can be as long as the file. */
const mostAnswerBytes = 4 * 1024 * 1024;

const answerSchema = z.union([
  z.object({ tooMany: z.literal(true) }),
  z.object({
    name: z.string(),
    times: z.array(z.tuple([z.number(), z.number(), z.string().nullable()])),
    skipped: z.int(),
  }),
]);

/**
 * The busy times of a calendar file within a range. The file is anybody's, and its rules can be made to take for ever: it is
 * read in a process of its own, without our settings, with little memory, in the zone of the business, which is killed after
 * five seconds, and whose answer is read up to 4 MB.
 * @throws CalendarProblem tooManyEvents, unreadable
 */
export async function readCalendar(
  file: string,
  range: Interval & { timeZone: string },
): Promise<ReadCalendar> {
  if ((file.match(/BEGIN:VEVENT/gi) ?? []).length > mostEvents) throw new CalendarProblem("tooManyEvents");
  const { startMs: fromMs, endMs: toMs, timeZone } = range;
  const ownDomain = brand.domain;
  const input = JSON.stringify({ text: file, fromMs, toMs, ownDomain, mostTimes });
  const answer = answerSchema.safeParse(parsed(await expand(input, timeZone)));
  if (!answer.success) throw new CalendarProblem("unreadable");
  if ("tooMany" in answer.data) throw new CalendarProblem("tooManyEvents");
  const { name, times, skipped } = answer.data;
  return { name, skipped, times: times.map(([startMs, endMs, uid]) => ({ startMs, endMs, uid })) };
}

/** What the process answers; empty when it failed or was killed. */
async function expand(input: string, timeZone: string): Promise<string> {
  const program = join(/* turbopackIgnore: true */ process.cwd(), "lib/calendarSync/busy/expandEvents.mjs");
  const child = spawn(process.execPath, [`--max-old-space-size=${mostMegabytes}`, program], {
    env: { TZ: timeZone, NODE_ENV: "production" },
    stdio: ["pipe", "pipe", "ignore"],
    timeout: readWithinMs,
    killSignal: "SIGKILL",
  });
  const failed = new Promise<string>((resolve) => {
    child.once("error", () => resolve(""));
  });
  // It may end before it has read all.
  child.stdin.on("error", () => undefined);
  child.stdin.end(input);
  const answer = await Promise.race([shortText(child.stdout), failed]);
  child.kill("SIGKILL");
  return answer;
}

/** A text of at most `mostAnswerBytes`; empty for a longer one, which is not read to its end. */
async function shortText(stream: Readable): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of stream) {
    const part = Buffer.from(chunk);
    bytes += part.byteLength;
    if (bytes > mostAnswerBytes) return "";
    chunks.push(part);
  }
  return Buffer.concat(chunks).toString("utf8");
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
