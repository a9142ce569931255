import type { Random } from "@/prisma/seed/random";
import type { ServerCaller } from "./operations/caller";
import type { WorldBusiness, WorldService } from "./world";

const dayMs = 24 * 60 * 60_000;
/** Bookings of the history lie this many days ahead: far enough to be cancelled for free, close enough to meet. */
const firstDay = 4;
const lastDay = 12;

type Slot = { startTime: string; available: boolean };
type Availability = { days: { slots: Slot[] }[] };

const dateOf = (instantMs: number) => new Date(instantMs).toISOString().slice(0, 10);

/** The slots of one day of a service as anybody sees them; none while nobody answers. */
export async function slotsOf(
  caller: ServerCaller,
  service: WorldService,
  daysAhead: number,
): Promise<Slot[]> {
  const date = dateOf(Date.now() + daysAhead * dayMs);
  const path = `/services/v1/${service.id}/availability?from=${date}&to=${date}`;
  const answer = await caller.send<Availability>("see slots", path);
  return answer?.status === 200 ? answer.body.days.flatMap(({ slots }) => slots) : [];
}

/** A free start of the service, as it is shown. */
export async function freeStart(
  caller: ServerCaller,
  service: WorldService,
  random: Random,
): Promise<string | undefined> {
  const slots = await slotsOf(caller, service, random.whole(firstDay, lastDay));
  const free = slots.filter(({ available }) => available);
  return free.length === 0 ? undefined : random.pick(free).startTime;
}

/** A start that may well be taken, closed or asked for by others at this moment. */
export function popularStart(business: WorldBusiness, random: Random): string {
  const noon =
    Math.floor(Date.now() / dayMs + random.whole(firstDay, firstDay + 1)) * dayMs + 10 * 60 * 60_000;
  const quarter = 15 * 60_000;
  // Fewer starts than clients who want one.
  return new Date(noon + random.whole(0, business.people * 6) * quarter).toISOString();
}
