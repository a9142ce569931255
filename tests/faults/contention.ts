import { Random } from "@/prisma/seed/random";
import { type Finding, Invariant } from "./invariant";
import { ServerCaller } from "./operations/caller";
import type { Round } from "./round";
import { freeStart } from "./slots";

/** So many callers ask at the same moment. */
const atOnce = 200;
const doublePresses = 60;

/** Many customers want one start, and one customer presses twice at once: no call fails because of another. */
export async function runContention(round: Round, attempts: number): Promise<Finding[]> {
  const random = new Random("contention", round.seed);
  return [await manyForOne(round, random, attempts), await onePressesTwice(round, random)];
}

async function manyForOne(round: Round, random: Random, attempts: number): Promise<Finding> {
  const business = round.world.contention;
  const rule = new Invariant(
    "of many attempts at one start, as many hold it as there are people who can do it",
  );
  const startTime = await freeStart(new ServerCaller(round, random), business.services[0], random);
  const statuses: string[] = [];
  await inParallel(attempts, atOnce, async (index) => {
    const server = index % 2 === 0 ? "server-a" : "server-b";
    const answer = await press(new ServerCaller(round, random), round, {
      startTime,
      email: `en-av-${index}@exempel.se`,
      server,
    });
    statuses.push(answer);
  });
  const held = statuses.filter((status) => status === "201").length;
  const refused = statuses.filter((status) => status === "409").length;
  for (let index = 1; index < attempts; index += 1) rule.check(undefined);
  const isRight = held === business.people && held + refused === attempts;
  rule.check(
    !isRight &&
      `${attempts} attempts: ${held} held, ${refused} refused, ${business.people} people work there`,
  );
  return rule.finding;
}

/** A guest without a key, on both servers: the second is refused, since nothing proves that it is the same guest. */
async function onePressesTwice(round: Round, random: Random): Promise<Finding> {
  const business = round.world.contention;
  const rule = new Invariant("two presses of one guest are one hold, also where several people work");
  for (let index = 0; index < doublePresses; index += 1) {
    const caller = new ServerCaller(round, random);
    const startTime = await freeStart(caller, business.services[0], random);
    const email = `otalig-${index}@exempel.se`;
    const both = (["server-a", "server-b"] as const).map((server) =>
      press(caller, round, { startTime, email, server }),
    );
    const answers = await Promise.all(both);
    const rows = await round.fleet.database.rows("SELECT FROM bookings WHERE customer_email = $1", [email]);
    rule.check(rows.length !== 1 && `${email} holds ${rows.length} times (${answers})`);
  }
  return rule.finding;
}

type Press = { startTime: string | undefined; email: string; server: "server-a" | "server-b" };

async function press(
  caller: ServerCaller,
  { world }: Round,
  { startTime, email, server }: Press,
): Promise<string> {
  const [service] = world.contention.services;
  const body = {
    providerId: world.contention.id,
    serviceId: service.id,
    startTime,
    deliveryMode: "physical",
    customerEmail: email,
  };
  const answer = await caller.send("hold", "/payments/checkout-sessions", { body, server });
  return String(answer?.status ?? "no answer");
}

/** Runs `work` so many times, a number of them at once. */
async function inParallel(
  times: number,
  limit: number,
  work: (index: number) => Promise<void>,
): Promise<void> {
  let next = 0;
  const lane = async () => {
    while (next < times) {
      next += 1;
      await work(next);
    }
  };
  await Promise.all(Array.from({ length: Math.min(limit, times) }, lane));
}
