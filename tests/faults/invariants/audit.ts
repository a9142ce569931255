import { type Finding, Invariant } from "../invariant";
import type { Promised } from "../promises";
import type { Round } from "../round";

type Event = {
  bookingId: string;
  kind: string;
  from: string | null;
  to: string | null;
  actor: string;
  data: unknown;
};
type Row = { id: string; status: string; startsAt: Date; sequence: number; totalOre: number };
type State = { rows: ReadonlyMap<string, Row>; events: ReadonlyMap<string, Event[]> };

/** Who may take a booking from where to where (docs/architecture.md): written down here once more, to be compared. */
const allowed: Record<string, readonly string[]> = {
  "nothing → pending": ["customer", "guest"],
  "nothing → confirmed": ["provider"],
  "pending → confirmed": ["stripe", "system"],
  "pending → cancelled": ["customer", "guest", "system", "stripe"],
  "pending → pending": ["stripe"],
  "confirmed → completed": ["provider", "system"],
  "confirmed → cancelled": ["customer", "guest", "provider"],
  "confirmed → confirmed": ["customer", "guest", "provider"],
  "completed → confirmed": ["provider"],
  "cancelled → cancelled": ["stripe", "system"],
};

/** The audit trail tells how each booking became what it is, and what clients were told is true. */
export async function checkAudit(round: Round): Promise<Finding[]> {
  const { database } = round.fleet;
  const rows = await database.rows<Row>(
    `SELECT id, status::text, starts_at AS "startsAt", sequence, total_ore AS "totalOre" FROM bookings`,
  );
  const events = await database.rows<Event>(
    `SELECT booking_id AS "bookingId", kind, from_status::text AS from, to_status::text AS to, actor, data
     FROM booking_events ORDER BY id`,
  );
  const state = {
    rows: new Map(rows.map((row) => [row.id, row])),
    events: Map.groupBy(events, ({ bookingId }) => bookingId),
  };
  return [trailsWhole(state), stepsAllowed(state), promisesKept(round, state)];
}

function trailsWhole({ rows, events }: State): Finding {
  const rule = new Invariant(
    "every change has its row in the audit trail, from the first to the status that stands",
  );
  for (const { id, status, sequence } of rows.values()) {
    const trail = events.get(id) ?? [];
    const isLinked = trail.every(({ from }, index) => from === (trail[index - 1]?.to ?? null));
    const changes = trail.filter(
      ({ kind, from }) => kind === "rescheduled" || (kind === "cancelled" && from === "confirmed"),
    );
    if (!isLinked || trail.at(-1)?.to !== status) rule.check(`${id} is ${status}: ${inWords(trail)}`);
    else rule.check(changes.length !== sequence && `${id} has sequence ${sequence}: ${inWords(trail)}`);
  }
  return rule.finding;
}

const inWords = (trail: readonly Event[]) =>
  trail.map(({ kind, from, to, actor }) => `${kind} (${from} → ${to} by ${actor})`).join(", ");

function stepsAllowed({ events }: State): Finding {
  const rule = new Invariant("every change is one of the table, by somebody who may make it");
  for (const { bookingId, kind, from, to, actor } of [...events.values()].flat()) {
    const step = `${from ?? "nothing"} → ${to}`;
    rule.check(!allowed[step]?.includes(actor) && `${bookingId}: ${kind}, ${step} by ${actor}`);
  }
  return rule.finding;
}

function promisesKept({ promises }: Round, state: State): Finding {
  const rule = new Invariant("what an answer said was done is done, whatever died since");
  for (const promised of promises.all())
    rule.check(!isKept(promised, state) && `${JSON.stringify(promised)} is not so`);
  return rule.finding;
}

function isKept(promised: Promised, { rows, events }: State): boolean {
  const row = rows.get(promised.bookingId);
  const trail = events.get(promised.bookingId) ?? [];
  if (row === undefined) return false;
  switch (promised.what) {
    case "held":
      return promised.amount === undefined || Math.round(promised.amount * 100) === row.totalOre;
    case "moved":
      return trail.some(({ kind, data }) => kind === "rescheduled" && startOf(data) === promised.startTime);
    default:
      return trail.some(({ to }) => to === promised.what);
  }
}

const startOf = (data: unknown) =>
  typeof data === "object" && data !== null && "to" in data ? data.to : undefined;
