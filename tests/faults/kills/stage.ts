import { randomUUID } from "node:crypto";
import type { Random } from "@/prisma/seed/random";
import { Inbox } from "../../support/run/inbox";
import { until } from "../installation/fleet";
import { ServerCaller } from "../operations/caller";
import type { Round } from "../round";
import { freeStart } from "../slots";
import type { WorldBusiness, WorldService } from "../world";

/** How long what has to wait for others may take while thousands of operations are under way. */
const busyMs = 60_000;

export type Server = "server-a" | "server-b";
type Started = { sessionId: string; bookingId: string };

/** One guest with one wish at a business where nobody else books, so that whatever happens there follows from this kill. */
export class Stage {
  readonly round: Round;
  readonly business: WorldBusiness;
  readonly caller: ServerCaller;
  readonly email = `olycka-${randomUUID()}@exempel.se`;
  readonly server: Server;
  readonly #service: WorldService;
  readonly #random: Random;
  readonly #key = randomUUID();
  readonly #ends: (() => Promise<void>)[] = [];
  #startTime = "";

  /** @param server where the guest's calls go */
  constructor(round: Round, random: Random, server: Server) {
    this.round = round;
    this.server = server;
    this.business = random.pick(round.world.kills);
    this.caller = new ServerCaller(round, random);
    this.#service = this.business.services[0];
    this.#random = random;
  }

  get database() {
    return this.round.fleet.database;
  }

  /** Removes every delay and lock of this stage, for a step that was not reached. */
  async letGo(): Promise<void> {
    for (const end of this.#ends) await end();
  }

  /** Registers what removes a delay or lock, so that `letGo` does so as well; it may be called twice. */
  #noted<End extends () => Promise<void>>(end: End): End {
    this.#ends.push(end);
    return end;
  }

  /** Chooses a time that is free. */
  async chooseTime(): Promise<void> {
    this.#startTime = await this.anotherTime();
  }

  async anotherTime(): Promise<string> {
    const found = await freeStart(this.caller, this.#service, this.#random);
    if (found === undefined) throw new Error(`${this.business.name} has no free time`);
    return found;
  }

  /** Presses "pay" once; again it is the same wish with the same key. Null without success. */
  async press(server?: Server): Promise<Started | null> {
    const answer = await this.caller.send<Started>("hold", "/payments/checkout-sessions", {
      body: this.#wish(),
      headers: { "Idempotency-Key": this.#key },
      ...(server === undefined ? {} : { server }),
    });
    if (answer?.status !== 201) return null;
    const { bookingId, sessionId } = answer.body;
    this.round.promises.add({ what: "held", bookingId, startTime: this.#startTime });
    return { bookingId, sessionId };
  }

  async held(): Promise<Started> {
    await this.chooseTime();
    const started = await this.press();
    if (started === null) throw new Error("The time could not be held");
    return started;
  }

  async pay(sessionId: string): Promise<void> {
    this.round.operations.add("pay");
    const payment = await this.round.standIn.pay(sessionId);
    if (payment !== "paid") throw new Error(`Paying ended as ${payment}`);
  }

  /** A booking that is paid and confirmed, and the proof of its mail. */
  async confirmed(): Promise<Started & { token: string }> {
    const started = await this.held();
    await this.pay(started.sessionId);
    await this.untilStatus(started.bookingId, "confirmed");
    const token = await this.round.postbox.tokenFor(started.bookingId, this.email, busyMs);
    if (token === undefined)
      throw new Error(`The mail about the booking did not come: ${await this.#mailState(started.bookingId)}`);
    return { ...started, token };
  }

  /** Where a mail that does not come may be: not written, not taken by the worker, or on its way. */
  async #mailState(bookingId: string): Promise<string> {
    const [state] = await this.database.rows<{
      sent: boolean[];
      jobs: number;
      taken: number;
      oldest: number;
    }>(
      `SELECT (SELECT array_agg(sent_at IS NOT NULL) FROM outbox_mails WHERE booking_id = $1) AS sent,
         count(*)::int AS jobs, count(locked_at)::int AS taken,
         coalesce(extract(epoch FROM now() - min(run_at)), 0)::int AS oldest
       FROM graphile_worker.jobs WHERE task_identifier = 'send_mail'`,
      [bookingId],
    );
    return JSON.stringify(state);
  }

  async statusOf(bookingId: string): Promise<string | undefined> {
    const row = await this.database.row<{ status: string }>(
      "SELECT status::text FROM bookings WHERE id = $1",
      [bookingId],
    );
    return row?.status;
  }

  untilStatus(bookingId: string, status: string): Promise<true> {
    const is = async () => (await this.statusOf(bookingId)) === status;
    return until(`booking ${bookingId} to be ${status}`, is, busyMs);
  }

  /** The booking that this guest's wish led to, if there is one. */
  async bookingId(): Promise<string | undefined> {
    const row = await this.database.row<{ id: string }>("SELECT id FROM bookings WHERE customer_email = $1", [
      this.email,
    ]);
    return row?.id;
  }

  /** Waits until the wish is held, and returns its booking. */
  async untilHeld(): Promise<string> {
    let id: string | undefined;
    await until("the hold", async () => {
      id = await this.bookingId();
      return id !== undefined;
    });
    return id ?? "";
  }

  /** Somebody else wants the same time. */
  pressAsAnother(server: Server): Promise<unknown> {
    return this.caller.send("hold", "/payments/checkout-sessions", {
      body: { ...this.#wish(), customerEmail: `efter-${this.email}` },
      server,
    });
  }

  /** Signs the owner of the business in. */
  async owner(): Promise<ServerCaller> {
    const caller = new ServerCaller(this.round, this.#random);
    if (!(await caller.signIn(this.business.ownerEmail, "provider")))
      throw new Error("The owner could not sign in");
    return caller;
  }

  /** Waits until a worker is at a job whose payload names something. */
  untilAtWork(task: string, named: string): Promise<true> {
    const isAtWork = async () => {
      const row = await this.database.row(
        `SELECT FROM graphile_worker._private_jobs j JOIN graphile_worker._private_tasks t ON t.id = j.task_id
         WHERE t.identifier = $1 AND j.payload::text LIKE $2 AND j.locked_at IS NOT NULL`,
        [task, `%${named}%`],
      );
      return row !== undefined;
    };
    return until(`a worker at ${task}`, isAtWork, busyMs);
  }

  /** The id of Stripe's event of a type that names an object, once it is stored. */
  async untilEvent(type: string, objectId: string): Promise<string> {
    let id: string | undefined;
    await until(
      `the event ${type}`,
      async () => {
        const row = await this.database.row<{ id: string }>(
          "SELECT id FROM stripe_events WHERE type = $1 AND payload->'data'->'object'->>'id' = $2",
          [type, objectId],
        );
        id = row?.id;
        return id !== undefined;
      },
      busyMs,
    );
    return id ?? "";
  }

  /** Calls of Stripe's on behalf of this business wait so long from now on; lifted by the returned function. */
  async slowStripe(path: string, mode: "none" | "lost_answer" = "none"): Promise<() => Promise<void>> {
    const { standIn, fleet } = this.round;
    const account = this.business.stripeAccount;
    const back = fleet.downtime.begin("stripe", "hindered");
    await standIn.setFault({ account, path, mode, latencyMs: 4_000 });
    return this.#noted(async () => {
      // A stand-in that was killed has lost the setting.
      await standIn.setFault({ account }).catch(() => undefined);
      back();
    });
  }

  /** Delays the mail server's answer to the next mail to this guest; the returned function removes the delay. */
  async slowMail(): Promise<() => Promise<void>> {
    const inbox = new Inbox(this.round.fleet.mailboxUrl);
    await inbox.delay(1, 4_000, this.email);
    return this.#noted(() => inbox.delay(0, 0).catch(() => undefined));
  }

  /** Stops the worker process until the returned function is called. */
  freezeWorker(): () => Promise<void> {
    const thaw = this.round.fleet.freeze("worker");
    return this.#noted(async () => thaw());
  }

  /** Locks rows as `text` says, until the returned `release`; `untilBlocked` waits for somebody who needs them. */
  async lock(
    text: string,
    values: unknown[],
  ): Promise<{ release: () => Promise<void>; untilBlocked: () => Promise<true> }> {
    const { pid, release } = await this.database.hold(text, values);
    const isBlocked = async () => {
      const sql = "SELECT FROM pg_stat_activity WHERE $1 = ANY (pg_blocking_pids(pid))";
      return (await this.database.row(sql, [pid])) !== undefined;
    };
    return {
      release: this.#noted(release),
      untilBlocked: () => until("somebody who waits for the lock", isBlocked, busyMs),
    };
  }

  #wish() {
    return {
      providerId: this.business.id,
      serviceId: this.#service.id,
      startTime: this.#startTime,
      deliveryMode: "physical",
      customerEmail: this.email,
      customerName: "Olle Olycka",
    };
  }

  lockBooking(bookingId: string) {
    return this.lock("SELECT FROM bookings WHERE id = $1 FOR UPDATE", [bookingId]);
  }

  lockCalendar() {
    return this.lock("SELECT lock_calendar($1)", [this.business.id]);
  }
}
