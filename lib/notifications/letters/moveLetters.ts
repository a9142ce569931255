import "server-only";
import { z } from "zod";
import type { BookingFacts, LoadedBooking } from "@/lib/bookings/bookingFacts";
import type { Locale } from "@/lib/i18n/locales";
import { formatDayOf, formatDuration, formatTime } from "@/lib/time/format";
import type { Letter } from "./letter";
import {
  calendarLinks,
  commonFacts,
  dayOf,
  greeting,
  phoneOf,
  place,
  reference,
  refundNote,
  type T,
} from "./letterParts";

/*
 * The letters about a booking that was moved, and before a visit.
 */

const movePayload = z.object({
  previousStart: z.iso.datetime(),
  isByBusiness: z.boolean().optional(),
  person: z.string().optional(),
  member: z.string().optional(),
  previousMinutes: z.int().optional(),
});

/**
 * The start before a move, as text, and who moved it; empty in letters about anything else.
 * `person`: who does it from now on, at the same time. `member`: who of the business moved it, where that is not an
 * owner. `length`: how long it was to take, where nothing else changed.
 */
type Moved = {
  previous: string;
  isByBusiness: boolean;
  person: string | null;
  member: string | null;
  length: { previous: string; word: "shorter" | "otherLength" } | null;
};

/** What the payload of a mail says of the move that it tells of. */
export function movedFrom(
  payload: unknown,
  { timeZone, durationMinutes }: LoadedBooking,
  locale: Locale,
): Moved {
  const { data } = movePayload.safeParse(payload);
  if (!data) return { previous: "", isByBusiness: false, person: null, member: null, length: null };
  const startMs = Date.parse(data.previousStart);
  const previous = `${formatDayOf(startMs, timeZone, locale)} ${formatTime(startMs, timeZone)}`;
  const { isByBusiness = false, person = null, member = null, previousMinutes } = data;
  const length: Moved["length"] =
    previousMinutes === undefined
      ? null
      : {
          previous: formatDuration(previousMinutes),
          word: durationMinutes < previousMinutes ? "shorter" : "otherLength",
        };
  return { previous, isByBusiness, person, member, length };
}

/** The letters about a moved booking and before a visit: place, time, and how to change it. */
export function timeLetter(
  t: T,
  facts: BookingFacts,
  booking: LoadedBooking,
  kind: "booking_rescheduled" | "booking_reminder",
  moved: Moved,
): Letter {
  const change = kind === "booking_rescheduled" ? changeOf(moved) : null;
  return {
    subject: t(change === null ? `${kind}.subject` : `booking_rescheduled.${change}Subject`, facts.words),
    heading: t(change === null ? `${kind}.heading` : `booking_rescheduled.${change}Heading`),
    paragraphs: [greeting(t, facts.customer), whatChanged(t, facts, kind, moved)],
    day: dayOf(t, facts),
    facts: [
      ...commonFacts(t, facts),
      { label: t("facts.provider"), value: facts.provider },
      place(t, facts),
      ...phoneOf(t, facts),
      reference(t, facts),
    ],
    action: { label: t("booking_confirmed.action"), url: facts.manageUrl },
    links: calendarLinks(t, facts, booking),
    notes: [
      ...refundNote(t, facts),
      t(change === null ? `${kind}.calendar` : "booking_rescheduled.personCalendar"),
    ],
  };
}

/** What changed of a booking that keeps its start; null: the start did. */
function changeOf({ person, length }: Moved): "person" | "length" | null {
  if (person !== null) return "person";
  return length === null ? null : "length";
}

function whatChanged(
  t: T,
  { words }: BookingFacts,
  kind: "booking_rescheduled" | "booking_reminder",
  { previous, isByBusiness, person, length }: Moved,
): string {
  if (kind === "booking_reminder") return t("booking_reminder.body", words);
  if (person !== null) return t("booking_rescheduled.otherPerson", { ...words, person });
  if (length !== null)
    return t(`booking_rescheduled.${length.word}`, { ...words, previous: length.previous });
  return t(isByBusiness ? "booking_rescheduled.byProvider" : "booking_rescheduled.body", {
    ...words,
    previous,
  });
}
