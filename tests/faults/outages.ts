import { setTimeout as pause } from "node:timers/promises";
import { Random } from "@/prisma/seed/random";
import { Inbox } from "../support/run/inbox";
import { until } from "./installation/fleet";
import { type Finding, Invariant } from "./invariant";
import { ServerCaller } from "./operations/caller";
import type { Round } from "./round";
import { freeStart } from "./slots";

type Started = { sessionId: string; bookingId: string };
type Measured = { status: number; seconds: number };

/** What a call may take while what it needs does not answer, in seconds: a hold, a question, and anything without a database. */
const budgets = { hold: 10, question: 3, withoutDatabase: 6 };
/** The machine is busy with all the rest. */
const marginSeconds = 2;
/** Longer than any budget of the product for a call to Stripe. */
const hangMs = 20_000;
/** Longer than a worker may be silent before another takes over its jobs: a slow mail server is no dead worker. */
const slowMailMs = 25_000;
/** Enough to keep every place of a worker busy that takes whatever comes. */
const slowMails = 4;

/** Makes each dependency of the product fail: down, hanging, slow, and back. */
export class Outages {
  readonly #round: Round;
  readonly #random: Random;
  readonly #inBudget = new Invariant(
    "while something is down or hangs, every call is answered in its budget, and truly",
  );
  readonly #recovered = new Invariant("after an outage everything works again by itself");
  readonly #paidMeanwhile = new Invariant("payments are confirmed while the mail server is down or hangs");

  constructor(round: Round) {
    this.#round = round;
    this.#random = new Random("outages", round.seed);
  }

  get findings(): Finding[] {
    return [this.#inBudget.finding, this.#recovered.finding, this.#paidMeanwhile.finding];
  }

  async run(meanwhile: () => Promise<void>): Promise<void> {
    await this.#databaseDown();
    await this.#databaseSlow();
    await this.#stripeDown();
    await this.#stripeHangs();
    await this.#mailDown();
    await this.#mailSlow(meanwhile);
  }

  async #databaseDown(): Promise<void> {
    const { fleet } = this.#round;
    const held = await this.#hold();
    const startAgain = await fleet.kill("database");
    const [slots, hold, question] = await Promise.all([
      this.#timed((caller) => caller.send("see slots", this.#slotsPath())),
      this.#timed((caller) => this.#press(caller, new Date(Date.now() + 5 * 86_400_000).toISOString())),
      this.#timed((caller) => caller.send("see checkout", `/payments/checkout-sessions/${held?.sessionId}`)),
    ]);
    for (const each of [slots, hold, question])
      this.#expect("the database is down", each, [503], budgets.withoutDatabase);
    await startAgain();
    await this.#works("the database was down");
  }

  /** Statements wait for a moment, as for a long lock: calls wait and none fails. */
  async #databaseSlow(): Promise<void> {
    const { database } = this.#round.fleet;
    const { release } = await database.hold("LOCK TABLE bookings IN ACCESS EXCLUSIVE MODE", []);
    const slots = this.#timed((caller) => caller.send("see slots", this.#slotsPath()));
    await pause(2_000);
    await release();
    this.#expect("the database is slow", await slots, [200], 2 + marginSeconds);
    await this.#works("the database was slow");
  }

  async #stripeDown(): Promise<void> {
    const held = await this.#hold();
    for (const mode of ["unavailable", "reset"] as const) {
      const back = await this.#disturbStripe({ mode });
      await this.#askWithoutStripe(`Stripe answers "${mode}"`, held);
      await back();
    }
    await this.#works("Stripe was down");
  }

  async #stripeHangs(): Promise<void> {
    const held = await this.#hold();
    const back = await this.#disturbStripe({ latencyMs: hangMs });
    await this.#askWithoutStripe("Stripe hangs", held);
    await back();
    await this.#works("Stripe hung");
  }

  async #disturbStripe(fault: {
    mode?: "unavailable" | "reset";
    latencyMs?: number;
  }): Promise<() => Promise<void>> {
    const { standIn, fleet } = this.#round;
    const over = fleet.downtime.begin("stripe", "hindered");
    await standIn.setFault(fault);
    return async () => {
      await standIn.setFault({});
      over();
    };
  }

  /** A hold is refused and leaves nothing behind; questions are answered by what is known, or with 503. */
  async #askWithoutStripe(what: string, held: Started | undefined): Promise<void> {
    const startTime = await this.#freeStart();
    const { sessionId } = held ?? { sessionId: "cs_none" };
    const finalize = { sessionId, connectedAccountId: this.#round.world.outages.stripeAccount };
    const [hold, page, done] = await Promise.all([
      this.#timed((caller) => this.#press(caller, startTime ?? "")),
      this.#timed((caller) => caller.send("see checkout", `/payments/checkout-sessions/${sessionId}`)),
      this.#timed((caller) => caller.send("finalize", "/payments/bookings/finalize", { body: finalize })),
    ]);
    this.#expect(`${what}: hold`, hold, [503], budgets.hold);
    this.#expect(`${what}: see checkout`, page, [200, 503], budgets.question);
    this.#expect(`${what}: finalize`, done, [409, 503], budgets.question);
  }

  async #mailDown(): Promise<void> {
    const { fleet } = this.#round;
    const inbox = new Inbox(fleet.mailboxUrl);
    await inbox.setOutage(true);
    await this.#payAndWait("mail is refused");
    await inbox.setOutage(false);
    await this.#works("mail was refused");
  }

  /** The mail server answers late; payments are confirmed meanwhile. */
  async #mailSlow(meanwhile: () => Promise<void>): Promise<void> {
    await new Inbox(this.#round.fleet.mailboxUrl).delay(slowMails, slowMailMs);
    for (let payment = 0; payment < slowMails; payment += 1) await this.#payAndWait("mail is slow");
    await meanwhile();
    await this.#works("mail was slow");
  }

  /** Pays, and the webhook alone tells of it. */
  async #payAndWait(what: string): Promise<void> {
    const held = await this.#hold();
    if (held === undefined) return this.#paidMeanwhile.check(`${what}: nothing could be held`);
    await this.#round.standIn.pay(held.sessionId);
    const isConfirmed = async () => {
      const { database } = this.#round.fleet;
      const sql = "SELECT FROM bookings WHERE id = $1 AND status = 'confirmed'";
      return (await database.row(sql, [held.bookingId])) !== undefined;
    };
    const withinSeconds = 10;
    const done = await until("the payment", isConfirmed, withinSeconds * 1_000).catch(() => false);
    this.#paidMeanwhile.check(
      !done && `${what}: ${held.bookingId} was not confirmed within ${withinSeconds} s`,
    );
  }

  /** A person who comes afterwards books without trouble. */
  async #works(after: string): Promise<void> {
    const seconds = 15;
    const canHold = async () => (await this.#hold()) !== undefined;
    const works = await until("a hold", canHold, seconds * 1_000).catch(() => false);
    this.#recovered.check(!works && `after ${after}, nothing could be held for ${seconds} s`);
  }

  #expect(what: string, { status, seconds }: Measured, statuses: number[], budget: number): void {
    const isRight = statuses.includes(status) && seconds <= budget + marginSeconds;
    this.#inBudget.check(
      !isRight && `${what}: ${status} after ${seconds.toFixed(1)} s, ${statuses} within ${budget} s expected`,
    );
  }

  async #timed(send: (caller: ServerCaller) => Promise<{ status: number } | undefined>): Promise<Measured> {
    const begun = performance.now();
    const answer = await send(new ServerCaller(this.#round, this.#random));
    return { status: answer?.status ?? 0, seconds: (performance.now() - begun) / 1000 };
  }

  async #hold(): Promise<Started | undefined> {
    const startTime = await this.#freeStart();
    const caller = new ServerCaller(this.#round, this.#random);
    const answer = startTime === undefined ? undefined : await this.#press(caller, startTime);
    return answer?.status === 201 ? answer.body : undefined;
  }

  #press(caller: ServerCaller, startTime: string) {
    const { outages } = this.#round.world;
    return caller.send<Started>("hold", "/payments/checkout-sessions", {
      body: {
        providerId: outages.id,
        serviceId: outages.services[0].id,
        startTime,
        deliveryMode: "physical",
        customerEmail: `avbrott-${this.#random.whole(0, 1e12)}@exempel.se`,
      },
    });
  }

  #freeStart(): Promise<string | undefined> {
    return freeStart(
      new ServerCaller(this.#round, this.#random),
      this.#round.world.outages.services[0],
      this.#random,
    );
  }

  #slotsPath(): string {
    const date = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
    return `/services/v1/${this.#round.world.outages.services[0].id}/availability?from=${date}&to=${date}`;
  }
}
