/**
 * A week with 400 bookings of a busy business: what its calendar is drawn from, beside the simplest way to read it,
 * which asks for each booking whether its customer was there before. Both must agree before either is timed. On the server of
 * DATABASE_URL, in a scratch database, or on one of its own. Run: `npm run bench -- calendar`
 */
import { loadCalendar } from "@/lib/business/calendar/loadCalendar";
import { db, pool } from "@/lib/db/client";
import { table } from "@/scripts/support/table";
import { runMain } from "@/scripts/support/testing/report";
import { type BusyWeek, fillBusyWeek } from "./calendarData";
import { inScratchDatabase } from "./scratchDatabase";

const rounds = 15;

const ours = ({ providerId, from, to, nowMs }: BusyWeek) =>
  loadCalendar({ providerId, staffMemberId: null, userId: null }, { from, to }, nowMs);

/** One question for the week, and one more for each booking. */
async function naive({ providerId, from, to }: BusyWeek): Promise<number> {
  const bookings = await db().booking.findMany({
    where: { providerId, startsAt: { gte: new Date(from), lt: new Date(`${to}T23:00:00Z`) } },
    include: { payment: true, events: true, client: true },
  });
  let newcomers = 0;
  for (const { customerEmail, startsAt } of bookings) {
    const before = await db().booking.count({
      where: {
        providerId,
        customerEmail: { equals: customerEmail, mode: "insensitive" },
        startsAt: { lt: startsAt },
      },
    });
    if (before === 0) newcomers += 1;
  }
  return newcomers;
}

async function timed<T>(run: () => Promise<T>): Promise<[answer: T, ms: number]> {
  const started = performance.now();
  const answer = await run();
  return [answer, performance.now() - started];
}

async function median(run: () => Promise<unknown>): Promise<number> {
  const samples: number[] = [];
  for (let round = 0; round < rounds; round += 1) samples.push((await timed(run))[1]);
  return samples.sort((a, b) => a - b)[samples.length >> 1] ?? 0;
}

async function compare(week: BusyWeek, name: string): Promise<string[]> {
  const answer = await ours(week);
  const newcomers = answer.bookings.filter((booking) => booking.is_first_visit).length;
  // The slow way is timed once: it takes many times as long.
  const [found, other] = await timed(() => naive(week));
  if (answer.bookings.length !== week.bookings || newcomers !== found) throw new Error("The two disagree");
  const own = await median(() => ours(week));
  return [name, `${own.toFixed(1)} ms`, `${other.toFixed(0)} ms`, `${(other / own).toFixed(0)} ×`];
}

await runMain(() =>
  inScratchDatabase("stund_bench_calendar", async (client) => {
    console.log("Filling two years of a busy business …");
    const week = await fillBusyWeek(client, "x");
    const rows = [await compare(week, `${week.bookings} bookings, without statistics`)];
    await pool().query("ANALYZE");
    rows.push(await compare(week, `${week.bookings} bookings, with statistics`));
    console.log(table([["a week", "calendar", "one by one", "ratio"], ...rows]));
  }),
);
