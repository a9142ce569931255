import type { Downtime, Part } from "../installation/downtime";

/** One call of a client and what it was answered; `status` 0: the connection broke before an answer came. */
export type AnsweredCall = {
  kind: CallKind;
  path: string;
  server: "server-a" | "server-b";
  /** Moments as `performance.now()` counts. */
  from: number;
  until: number;
  status: number;
  code: string;
  requestId: string;
};

/** What each kind of call may be answered in a world where everything runs. */
const expected = {
  hold: ["201", "409 slot_taken", "409 slot_unavailable", "429 too_many_requests"],
  "hold at a stated price": [
    "201",
    "409 slot_taken",
    "409 slot_unavailable",
    "409 price_changed",
    "429 too_many_requests",
  ],
  "see slots": ["200"],
  "see checkout": ["200"],
  finalize: ["200", "409 not_paid"],
  "give up": ["200"],
  // A second cancellation finds it cancelled; money that moved meanwhile is told before anything happens.
  cancel: ["200", "409 transition_not_allowed", "409 refund_changed"],
  move: [
    "200",
    "409 slot_taken",
    "409 slot_unavailable",
    "409 transition_not_allowed",
    "429 too_many_requests",
  ],
  "see booking": ["200"],
  "change status": ["200", "409 transition_not_allowed"],
  "see settings": ["200"],
  "save settings": ["200", "412 edit_conflict"],
  "save service": ["204"],
  "sign in": ["200"],
  "book a series": ["201", "409 slot_taken", "409 slot_unavailable"],
  "call off a series": ["200", "409 transition_not_allowed"],
  "block a time": ["201", "404 staff_not_found"],
  "open a block": ["200", "404 not_found"],
  "add a person": ["201"],
  "preview a removal": ["200", "404 not_found"],
  // What was booked, moved or settled since the preview.
  "remove a person": [
    "204",
    "404 not_found",
    "404 staff_not_found",
    "429 too_many_requests",
    "409 bookings_of_removed",
    "409 slot_taken",
    "409 slot_unavailable",
    "409 transition_not_allowed",
  ],
  "delete an account": ["204", "409 bookings_upcoming", "401 not_signed_in"],
  "cancel beside a deletion": [
    "200",
    "401 not_signed_in",
    "404 not_found",
    "409 transition_not_allowed",
    "409 refund_changed",
  ],
  "finalize beside a deletion": ["200", "409 not_paid"],
  "forged webhook": ["400 invalid_signature"],
} as const;

export type CallKind = keyof typeof expected;

const servers = { "server-a": ["server-a"], "server-b": ["server-b"] } as const;

/** The parts of which one has to be disturbed for the answer of a call to be excused. */
function excuses(call: AnsweredCall): readonly Part[] {
  if (call.status === 0) return servers[call.server];
  if (call.status !== 503) return [];
  // Whoever asks Stripe waits for it, and a database that is away is told as such.
  return call.code === "payments_unavailable" ? ["stripe"] : ["database"];
}

/** Whether the answer is one that its call may get at that moment. */
export function isExpected(call: AnsweredCall, downtime: Downtime): boolean {
  const told = call.code === "" ? String(call.status) : `${call.status} ${call.code}`;
  const allowed: readonly string[] = expected[call.kind];
  return allowed.includes(told) || downtime.touches(excuses(call), call.from, call.until);
}

/** Every call of a round, for the judgement at its end. */
export class AnswerLog {
  readonly #unusual: AnsweredCall[] = [];
  #count = 0;

  add(call: AnsweredCall): void {
    this.#count += 1;
    const told = call.code === "" ? String(call.status) : `${call.status} ${call.code}`;
    const allowed: readonly string[] = expected[call.kind];
    // Whether an unusual one is excused can be said once it is known when everything was down.
    if (!allowed.includes(told)) this.#unusual.push(call);
  }

  get count(): number {
    return this.#count;
  }

  /** The answers that nothing excuses. */
  wrong(downtime: Downtime): AnsweredCall[] {
    return this.#unusual.filter((call) => !isExpected(call, downtime));
  }

  /** The number of excused answers, by status. */
  excused(downtime: Downtime): AnsweredCall[] {
    return this.#unusual.filter((call) => isExpected(call, downtime));
  }
}
