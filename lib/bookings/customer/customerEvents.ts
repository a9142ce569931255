import { z } from "zod";
import { instantOut } from "@/lib/http/input/schemas";

/*
 * The history of a booking as its customer is told it.
 */

const eventKinds = ["held", "confirmed", "rescheduled", "completed", "cancelled", "paid_too_late"] as const;

export const customerEventSchema = z.object({
  kind: z.enum(eventKinds),
  by: z.enum(["customer", "provider", "system"]),
  created_at: instantOut,
  /** Of a move: the start before it. */
  previous_start: instantOut.nullable(),
});

const moveData = z.object({ from: z.iso.datetime() });
const undoData = z.object({ undoStep: z.string() });

/** The history without changes that were undone within seconds: the customer was never told of them. */
export function withoutUndone<E extends { kind: string; data: unknown }>(events: readonly E[]): E[] {
  const stepOf = ({ data }: E) => undoData.safeParse(data).data?.undoStep;
  const undone = new Set(events.filter(({ kind }) => kind === "undone").map(stepOf));
  undone.delete(undefined);
  return events.filter((event) => !undone.has(stepOf(event)));
}

/** What of an event concerns the customer; how a bank took its time, or a business corrected itself, does not. */
export function customerEvents(event: {
  kind: string;
  actor: string;
  data: unknown;
  createdAt: Date;
}): z.input<typeof customerEventSchema>[] {
  const kind = eventKinds.find((known) => known === event.kind);
  if (kind === undefined) return [];
  const { actor, data, createdAt } = event;
  const by = actor === "guest" || actor === "customer" ? "customer" : actor === "provider" ? actor : "system";
  const move = moveData.safeParse(kind === "rescheduled" ? data : undefined);
  return [{ kind, by, created_at: createdAt.toISOString(), previous_start: move.data?.from ?? null }];
}
