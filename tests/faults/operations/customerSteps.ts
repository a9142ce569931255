import { randomUUID } from "node:crypto";
import type { CardName } from "../installation/standIn";
import { freeStart } from "../slots";
import type { Booked } from "./bookingRegister";
import type { Customer } from "./customer";
import { eraseWhileBooking } from "./erasure";

/** A step is done by one customer and is one operation or a few. */
type Step = { endsHold?: boolean; weight: number; run: (customer: Customer) => Promise<void> };

const otherCards: readonly CardName[] = [
  "declined",
  "challenge",
  "later",
  "later",
  "laterFails",
  "refundLater",
  "refundBounces",
];

/** Time passes for a hold: it ran out two minutes ago, more than the grace. */
async function lapse({ round }: Customer, booked: Booked): Promise<void> {
  round.operations.add("let a hold run out");
  await round.fleet.database.rows(
    "UPDATE bookings SET hold_expires_at = now() - interval '2 minutes' WHERE id = $1 AND status = 'pending'",
    [booked.id],
  );
}

async function holdOne(customer: Customer): Promise<void> {
  const wish = await customer.wish();
  if (wish === undefined) return;
  const { random } = customer;
  const key = random.chance(0.5) ? randomUUID() : undefined;
  const amount = random.chance(0.1) ? await currentPrice(customer, wish.service.id) : undefined;
  await customer.hold(wish, {
    ...(key === undefined ? {} : { key }),
    ...(amount === undefined ? {} : { amount }),
  });
}

/** What the service costs now, in SEK, as the page that is left open shows it. */
async function currentPrice({ round }: Customer, serviceId: string): Promise<number | undefined> {
  const row = await round.fleet.database.row<{ price_ore: number }>(
    "SELECT price_ore FROM services WHERE id = $1",
    [serviceId],
  );
  return row === undefined ? undefined : row.price_ore / 100;
}

/** Two or three presses of the same wish at the same moment, with one key or with none. */
async function pressTwice(customer: Customer): Promise<void> {
  const wish = await customer.wish();
  if (wish === undefined) return;
  const key = customer.random.chance(0.4) ? { key: randomUUID() } : {};
  const presses = customer.random.whole(2, 3);
  await Promise.all(Array.from({ length: presses }, () => customer.hold(wish, key)));
}

async function payOne(customer: Customer): Promise<void> {
  const { random } = customer;
  const booked = customer.held.shift();
  if (booked === undefined) return holdOne(customer);
  customer.held.push(booked);
  await customer.pay(booked, random.chance(0.8) ? "usual" : random.pick(otherCards));
  if (random.chance(0.4)) await customer.comeBack(booked);
}

async function payLate(customer: Customer): Promise<void> {
  const booked = customer.held[0];
  if (booked === undefined) return holdOne(customer);
  await lapse(customer, booked);
  if (customer.random.chance(0.5)) await claimAgain(customer, booked);
  await customer.pay(booked);
}

/** Somebody else wants the time of a hold that ran out. */
async function claimAgain(customer: Customer, lapsed: Booked): Promise<void> {
  const { business, service, startTime } = lapsed;
  await customer.hold({ business, service, startTime, email: customer.nextEmail() });
}

async function letLapse(customer: Customer): Promise<void> {
  const booked = customer.held.shift();
  if (booked === undefined) return holdOne(customer);
  await lapse(customer, booked);
  if (customer.random.chance(0.3)) await customer.round.standIn.expire(booked.sessionId);
  if (customer.random.chance(0.4)) await claimAgain(customer, booked);
}

async function giveUp(customer: Customer): Promise<void> {
  const booked = customer.held.shift();
  if (booked === undefined) return holdOne(customer);
  const path = `/payments/checkout-sessions/${booked.sessionId}/cancel`;
  const answer = await customer.caller.send<{ status: string }>("give up", path, { method: "POST" });
  if (answer?.status === 200 && answer.body.status === "cancelled")
    customer.round.promises.add({ what: "cancelled", bookingId: booked.id });
}

async function cancelOne(customer: Customer): Promise<void> {
  const { paid, held, random } = customer;
  const booked = paid.length > 0 && random.chance(0.9) ? random.pick(paid) : held.find(({ isOwn }) => isOwn);
  if (booked !== undefined) await customer.cancel(booked);
}

async function moveOne(customer: Customer): Promise<void> {
  const { paid, random, caller } = customer;
  if (paid.length === 0) return payOne(customer);
  const booked = random.pick(paid);
  const startTime = await freeStart(caller, booked.service, random);
  if (startTime !== undefined) await customer.move(booked, startTime);
}

/** Two of a customer's bookings change places: at once, which cannot work, or by way of a third time. */
async function swap(customer: Customer): Promise<void> {
  const { paid, random, caller } = customer;
  const [one, other] = random.shuffled(paid);
  if (one === undefined || other === undefined || one.business !== other.business) return moveOne(customer);
  const [first, second] = [one.startTime, other.startTime];
  if (random.chance(0.5)) {
    await Promise.all([customer.move(one, second), customer.move(other, first)]);
    return;
  }
  const aside = await freeStart(caller, one.service, random);
  if (aside === undefined || !(await customer.move(one, aside))) return;
  if (await customer.move(other, first)) await customer.move(one, second);
}

/** Two things at the same moment that contradict each other. */
async function contradict(customer: Customer): Promise<void> {
  const { paid, random } = customer;
  const held = customer.held.shift();
  if (held !== undefined) {
    const path = `/payments/checkout-sessions/${held.sessionId}/cancel`;
    const rivals = [
      () => customer.caller.send("give up", path, { method: "POST" }),
      () => lapse(customer, held),
      () => customer.comeBack(held),
    ];
    await Promise.all([customer.pay(held, random.chance(0.8) ? "usual" : "later"), random.pick(rivals)()]);
    return;
  }
  if (paid.length === 0) return holdOne(customer);
  const booked = random.pick(paid);
  const rival = random.chance(0.5) ? customer.cancel(booked) : moveOne(customer);
  await Promise.all([customer.cancel(booked), rival]);
}

async function look(customer: Customer): Promise<void> {
  const { paid, random } = customer;
  const booked = paid.length > 0 ? random.pick(paid) : customer.held[0];
  if (booked === undefined) return;
  const path = booked.isOwn || booked.token !== undefined ? await customer.pathOf(booked, "") : undefined;
  if (path === undefined) await customer.comeBack(booked);
  else await customer.caller.send("see booking", path);
}

/** What customers do, each as often as its weight says. */
const customerSteps: readonly Step[] = [
  { weight: 20, run: holdOne },
  { weight: 4, run: pressTwice },
  { endsHold: true, weight: 24, run: payOne },
  { endsHold: true, weight: 3, run: payLate },
  { endsHold: true, weight: 4, run: letLapse },
  { endsHold: true, weight: 4, run: giveUp },
  { weight: 7, run: cancelOne },
  { weight: 9, run: moveOne },
  { weight: 4, run: swap },
  { endsHold: true, weight: 5, run: contradict },
  { weight: 8, run: look },
  { weight: 2, run: eraseWhileBooking },
];

/** Whoever holds more than that decides about it first: the businesses want to sell. */
const mostHeld = 3;

/** What the customer does next, by chance. */
export function nextStep({ held, random }: Customer): Step["run"] {
  const steps = held.length > mostHeld ? customerSteps.filter(({ endsHold }) => endsHold) : customerSteps;
  return random.weighted(steps, ({ weight }) => weight).run;
}
