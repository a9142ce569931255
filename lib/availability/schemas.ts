import { z } from "zod";
import { rule } from "@/lib/errors/fieldRule";
import { instantOut } from "@/lib/http/input/schemas";
import { daysBetween } from "@/lib/time/localDate";
import { isReachableDate } from "@/lib/time/supportedYears";

/** The longest range one availability call answers, both days included (contract, `GET /services/v1/{id}/availability`). */
export const MAX_AVAILABILITY_DAYS = 92;

// `abort`, so that the rules about the pair below are not asked about a date that does not exist.
const localDate = z
  .string()
  .refine(isReachableDate, { ...rule("localDate"), abort: true })
  .meta({ format: "date" });

/** The person asked for; left out or empty for anybody. A text that is no id is answered like an unknown person. */
export const staffIdIn = z.string().max(64).optional();

/** The query of the availability call. Unknown parameters are ignored. */
export const availabilityQuerySchema = z
  .object({ from: localDate, to: localDate, staffId: staffIdIn })
  .superRefine(({ from, to }, context) => {
    const days = daysBetween(from, to) + 1;
    if (days < 1) {
      context.addIssue({ code: "custom", path: ["to"], ...rule("rangeOrder") });
    } else if (days > MAX_AVAILABILITY_DAYS) {
      context.addIssue({ code: "custom", path: ["to"], ...rule("rangeTooLong") });
    }
  });

const availabilitySlotSchema = z.object({
  startTime: instantOut,
  endTime: instantOut,
  available: z.boolean(),
});

const availabilityDaySchema = z.object({
  date: localDate,
  isOpen: z.boolean(),
  /** No slot would be available even without bookings; such a day is shown as closed, not as full. */
  isClosed: z.boolean(),
  slots: z.array(availabilitySlotSchema),
});

/** The answer of the availability call: the one source for every picker. */
export const availabilityResponseSchema = z.object({
  /** The provider's IANA zone, in which `date` is to be understood. */
  timeZone: z.string(),
  durationMinutes: z.number().int(),
  days: z.array(availabilityDaySchema),
  /** Start of the first available slot on or after `from`, also when it lies beyond `to`; null when there is none. */
  nextAvailable: instantOut.nullable(),
});

export type AvailabilityResponse = z.infer<typeof availabilityResponseSchema>;
