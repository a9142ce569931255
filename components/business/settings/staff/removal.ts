import type { AnswerOf, CallOptions, Refusal } from "@/lib/api/client";

export type RemovedBooking = AnswerOf<"POST /providers/me/staff/{id}/removal/preview">["bookings"][number];
type Body = NonNullable<CallOptions<"POST /providers/me/staff/{id}/removal">["body"]>;
export type RemovalDecisionBody = Body["bookingDecisions"][number];

/** The choice for one booking; it can be incomplete. */
export type RemovalChoice = {
  action: RemovalDecisionBody["action"] | null;
  /** The person who takes over a given booking. */
  staffId: string | null;
  /** The new start of a moved booking, ISO 8601. */
  startTime: string | null;
};

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

function isRemovedBooking(value: unknown): value is RemovedBooking {
  return isObject(value) && "id" in value && "free_staff" in value && Array.isArray(value.free_staff);
}

/** The bookings that a refused removal lists; null when it was refused for another reason. */
export function removedBookingsOf({ code, details }: Refusal): RemovedBooking[] | null {
  if (code !== "bookings_of_removed" || !Array.isArray(details)) return null;
  return details.filter(isRemovedBooking);
}

/** The initial choice: given to a free person where there is one; else nothing. */
export function firstChoice({ free_staff }: RemovedBooking): RemovalChoice {
  const [first] = free_staff;
  return first
    ? { action: "give", staffId: first.id, startTime: null }
    : { action: null, staffId: null, startTime: null };
}

/** The decision to send; null while the choice is incomplete. */
export function decisionOf({ id }: RemovedBooking, choice: RemovalChoice): RemovalDecisionBody | null {
  const { action, staffId, startTime } = choice;
  if (action === "cancel") return { booking_id: id, action };
  if (action === "give" && staffId !== null) return { booking_id: id, action, staff_id: staffId };
  if (action === "move" && startTime !== null) return { booking_id: id, action, start_time: startTime };
  return null;
}
