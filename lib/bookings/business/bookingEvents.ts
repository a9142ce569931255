import { z } from "zod";
import type { BookingEvent } from "@/lib/db/generated/client";
import { instantOut } from "@/lib/http/input/schemas";
import { toSek } from "@/lib/money/ore";
import { bookingStatusSchema } from "../schemas";

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
});

/** Names of the accounts that acted for the business (`actorNames`), by their ids. */
export type Actors = { actors?: ReadonlyMap<string, string> | undefined };

type EventOut = z.input<typeof eventSchema>;

/** @param options.showsAmounts whether whoever asks may see amounts */
export function eventOut(event: Row, { showsAmounts, actors }: { showsAmounts: boolean } & Actors): EventOut {
  return {
    kind: event.kind,
    actor: event.actor,
    actor_name: event.actor === "provider" ? (actors?.get(event.actorUserId ?? "") ?? null) : null,
    from_status: event.fromStatus,
    to_status: event.toStatus,
    created_at: event.createdAt.toISOString(),
    price_change: showsAmounts ? priceChangeOf(event) : null,
  };
}

function priceChangeOf({ kind, data }: Row): EventOut["price_change"] {
  const { data: change } = priceChangeData.safeParse(kind === "price_changed" ? data : undefined);
  return change === undefined ? null : { from: toSek(change.from_ore), to: toSek(change.to_ore) };
}
