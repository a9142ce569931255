import { z } from "zod";
import { rule } from "@/lib/errors/fieldRule";
import { parseInstant } from "@/lib/time/instant";
import { isReachableDate, isReachableInstant } from "@/lib/time/supportedYears";
import { MINUTE_MS } from "@/lib/time/zone";

/** An id in lower case, as ours are stored; upper case is accepted. */
export const idIn = z.uuid().toLowerCase();

/** An id in a path: anything that is no UUID is answered like an unknown id (404). */
export const idParams = z.object({ id: idIn });

/** "Any of": a parameter given once or repeatedly; always a list afterwards. */
export function anyOf<T extends z.ZodType>(item: T) {
  return z.preprocess(
    (value) => (value === undefined || Array.isArray(value) ? value : [value]),
    z.array(item).max(100).optional(),
  );
}

export const paging = {
  limit: z.coerce.number().int().min(1).max(100).default(50),
  cursor: z.string().max(2000).optional(),
};

/** A day, `YYYY-MM-DD`, within the supported years. No rule over several fields is asked about one that is none. */
export const localDateIn = z
  .string()
  .refine(isReachableDate, { ...rule("localDate"), abort: true })
  .meta({ format: "date" });

/** A timestamp with offset or `Z`, as epoch milliseconds; one without offset is refused. */
export const instantIn = z
  .string()
  .transform((text, context) => {
    const instant = parseInstant(text);
    if (instant === null || !isReachableInstant(instant)) {
      context.addIssue({ code: "custom", ...rule("instant") });
      return z.NEVER;
    }
    return instant;
  })
  .meta({ format: "date-time", description: "ISO 8601 with an offset or Z." });

/** The same of a whole minute: what calendars, mails and links show of a time. */
export const minuteIn = instantIn.refine((instantMs) => instantMs % MINUTE_MS === 0, rule("instant"));

/** A timestamp in an answer: ISO 8601 UTC with `Z`. */
export const instantOut = z.iso.datetime();
