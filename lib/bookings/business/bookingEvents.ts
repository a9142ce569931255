import { z } from "zod";
import type { BookingEvent } from "@/lib/db/generated/client";
import { instantOut } from "@/lib/http/input/schemas";
import { toSek } from "@/lib/money/ore";
import { bookingStatusSchema, visitMarkSchema } from "../schemas";

/*
 * The history of a booking as its business is told it.
 */

export const eventColumns = {
  kind: true,
  actor: true,
  actorUserId: true,
  fromStatus: true,
  toStatus: true,
  data: true,
  createdAt: true,
} as const;

type Row = Pick<BookingEvent, keyof typeof eventColumns>;

/** As `changePrice` writes it, in öre. */
const priceChangeData = z.object({ from_ore: z.number().int(), to_ore: z.number().int() });

/** As `move_booking` and `scheduleBooking` write it: the starts always, the rest where it changed. */
const startData = z.object({ from: z.iso.datetime({ offset: true }), to: z.iso.datetime({ offset: true }) });
const personData = z.object({ fromStaff: z.uuid(), toStaff: z.uuid() });
const lengthData = z.object({ fromMinutes: z.number().int(), toMinutes: z.number().int() });

/** As `markVisit` writes it. */
const markData = z.object({ mark: visitMarkSchema.nullable() });

export const eventSchema = z.object({
  kind: z.string(),
  actor: z.string(),
  /** What whoever did it for the business is called there; null where nobody of it did, or no name is kept. */
  actor_name: z.string().nullable(),
  from_status: bookingStatusSchema.nullable(),
  to_status: bookingStatusSchema.nullable(),
  created_at: instantOut,
  /** Of a changed price what it was before and after, in SEK; null where amounts are not shown. */
  price_change: z.object({ from: z.number(), to: z.number() }).nullable(),
  /** Of a move, or of one that was undone: the start before and after it; null where it stayed. */
  start_change: z.object({ from: instantOut, to: instantOut }).nullable(),
  /** The same of who does it, by name; a name is null where none is kept. */
  person_change: z.object({ from: z.string().nullable(), to: z.string().nullable() }).nullable(),
  /** The same of its length, in minutes. */
  length_change: z.object({ from: z.number().int(), to: z.number().int() }).nullable(),
  /** The mark that the visit has after it, null in `to` when it has none; null where marks are not concerned. */
  mark_change: z.object({ to: visitMarkSchema.nullable() }).nullable(),
});

/** Names by ids: of the accounts that acted for the business (`namesInHistory`), and of the people who do its bookings. */
export type EventNames = {
  actors?: ReadonlyMap<string, string> | undefined;
  people?: ReadonlyMap<string, string> | undefined;
};

type EventOut = z.input<typeof eventSchema>;

/** @param options.showsAmounts whether whoever asks may see amounts */
export function eventOut(
  event: Row,
  { showsAmounts, actors, people }: { showsAmounts: boolean } & EventNames,
): EventOut {
  return {
    kind: event.kind,
    actor: event.actor,
    actor_name: event.actor === "provider" ? (actors?.get(event.actorUserId ?? "") ?? null) : null,
    from_status: event.fromStatus,
    to_status: event.toStatus,
    created_at: event.createdAt.toISOString(),
    price_change: showsAmounts ? priceChangeOf(event) : null,
    ...scheduleChangeOf(event, people),
    mark_change: markChangeOf(event),
  };
}

/** The people whose names a history needs, by their ids. */
export function peopleOf(events: readonly { data: unknown }[]): string[] {
  return events.flatMap(({ data }) => {
    const { data: person } = personData.safeParse(data);
    return person === undefined ? [] : [person.fromStaff, person.toStaff];
  });
}

function priceChangeOf({ kind, data }: Row): EventOut["price_change"] {
  const { data: change } = priceChangeData.safeParse(kind === "price_changed" ? data : undefined);
  return change === undefined ? null : { from: toSek(change.from_ore), to: toSek(change.to_ore) };
}

const movingKinds = ["rescheduled", "undone"];

function scheduleChangeOf(
  { kind, data }: Row,
  people: EventNames["people"],
): Pick<EventOut, "start_change" | "person_change" | "length_change"> {
  const written = movingKinds.includes(kind) ? data : undefined;
  const { data: start } = startData.safeParse(written);
  const { data: person } = personData.safeParse(written);
  const { data: length } = lengthData.safeParse(written);
  const nameOf = (id: string) => people?.get(id) ?? null;
  return {
    start_change: start === undefined || Date.parse(start.from) === Date.parse(start.to) ? null : start,
    person_change:
      person === undefined ? null : { from: nameOf(person.fromStaff), to: nameOf(person.toStaff) },
    length_change: length === undefined ? null : { from: length.fromMinutes, to: length.toMinutes },
  };
}

const markingKinds = ["marked", "undone"];

function markChangeOf({ kind, data }: Row): EventOut["mark_change"] {
  const { data: marked } = markData.safeParse(markingKinds.includes(kind) ? data : undefined);
  return marked === undefined ? null : { to: marked.mark };
}
