/** The states of a booking (VIS-1). */
export const bookingStatuses = ["pending", "confirmed", "completed", "cancelled"] as const;
export type BookingStatus = (typeof bookingStatuses)[number];

export type Actor = "customer" | "guest" | "provider" | "system" | "stripe";

/** Why a status cannot be reached from here; the provider's menu says it beside the disabled choice. */
export type TransitionRefusal =
  | "same"
  | "awaiting_payment"
  | "not_over_yet"
  | "already_begun"
  | "already_over"
  | "has_review"
  | "final"
  | "not_yours";

type Rule = {
  by: readonly Actor[];
  when?: (context: TransitionContext, actor: Actor) => TransitionRefusal | null;
};

export type TransitionContext = {
  startsAtMs: number;
  endsAtMs: number;
  nowMs: number;
  /** Of a completed visit: reopened and cancelled, a review of it would have cost nothing. */
  hasReview?: boolean;
};

const afterStart = ({ startsAtMs, nowMs }: TransitionContext): TransitionRefusal | null =>
  nowMs < startsAtMs ? "not_over_yet" : null;

const withoutReview = ({ hasReview }: TransitionContext): TransitionRefusal | null =>
  hasReview === true ? "has_review" : null;

/** A visit that has begun can be called off by the business alone (it may have had to send somebody away). */
const beforeStart = ({ startsAtMs, nowMs }: TransitionContext, actor: Actor): TransitionRefusal | null =>
  nowMs >= startsAtMs && (actor === "customer" || actor === "guest") ? "already_begun" : null;

/**
 * Which change of status is possible, and who may make it. Payment alone confirms; a cancelled booking stays
 * cancelled, because its slot may be somebody else's by then; a completion by mistake can be taken back until the visit has a
 * review.
 */
const transitions: Record<BookingStatus, Partial<Record<BookingStatus, Rule>>> = {
  pending: {
    confirmed: { by: ["stripe", "system"] },
    cancelled: { by: ["customer", "guest", "system", "stripe"] },
  },
  confirmed: {
    completed: { by: ["provider", "system"], when: afterStart },
    cancelled: { by: ["customer", "guest", "provider", "system"], when: beforeStart },
  },
  completed: {
    confirmed: { by: ["provider"], when: withoutReview },
  },
  cancelled: {},
};

/** Null when `actor` may change `from` to `to` now, else the reason why not. */
export function transitionRefusal(
  from: BookingStatus,
  to: BookingStatus,
  actor: Actor,
  context: TransitionContext,
): TransitionRefusal | null {
  if (from === to) return "same";
  const rule = transitions[from][to];
  if (rule?.by.includes(actor)) return rule.when?.(context, actor) ?? null;
  if (from === "cancelled") return "final";
  if (from === "pending") return "awaiting_payment";
  if (from === "completed") return withoutReview(context) ?? "already_over";
  return rule ? "not_yours" : "final";
}

/** The statuses that `actor` may set now. */
export function allowedTransitions(
  from: BookingStatus,
  actor: Actor,
  context: TransitionContext,
): BookingStatus[] {
  return bookingStatuses.filter((to) => transitionRefusal(from, to, actor, context) === null);
}
