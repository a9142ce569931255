import { earlyStartVersion } from "@/lib/bookings/payment/withdrawal";
import type { Random } from "@/prisma/seed/random";
import type { CardName } from "../installation/standIn";
import type { Round } from "../round";
import { freeStart, popularStart } from "../slots";
import type { Person, WorldBusiness, WorldService } from "../world";
import type { Booked, Register } from "./bookingRegister";
import { ServerCaller } from "./caller";

export type StartedHold = { sessionId: string; bookingId: string };
type Wish = { business: WorldBusiness; service: WorldService; startTime: string; email: string };

/** Somebody who books: signed in to an account, or a guest with another address each time. */
export class Customer {
  readonly caller: ServerCaller;
  readonly random: Random;
  readonly round: Round;
  /** What this customer holds and has not paid, and what was paid. */
  held: Booked[] = [];
  paid: Booked[] = [];
  readonly #name: string;
  readonly #register: Register;
  readonly #account: Person | undefined;
  #guests = 0;
  #isSignedIn = false;

  constructor(round: Round, register: Register, name: string, random: Random, account?: Person) {
    this.round = round;
    this.random = random;
    this.caller = new ServerCaller(round, random);
    this.#name = name;
    this.#register = register;
    this.#account = account;
  }

  async begin(): Promise<void> {
    if (this.#account === undefined) return;
    this.#isSignedIn = await this.caller.signIn(this.#account.email, "customer");
  }

  /** A service and one of its starts. */
  async wish(): Promise<Wish | undefined> {
    const business = this.random.pick(this.round.world.open);
    const service = this.random.pick(business.services);
    const startTime = this.random.chance(0.6)
      ? await freeStart(this.caller, service, this.random)
      : popularStart(business, this.random);
    return startTime === undefined ? undefined : { business, service, startTime, email: this.nextEmail() };
  }

  /** Asks for a time; with a key when one is given. What is held stands in `held`. */
  async hold(wish: Wish, more: { key?: string; amount?: number } = {}): Promise<Booked | undefined> {
    const { business, service, startTime, email } = wish;
    const kind = more.amount === undefined ? "hold" : "hold at a stated price";
    const answer = await this.caller.send<StartedHold>(kind, "/payments/checkout-sessions", {
      body: {
        providerId: business.id,
        serviceId: service.id,
        startTime,
        deliveryMode: "physical",
        customerEmail: email,
        customerName: "Kim Kund",
        ...(more.amount === undefined ? {} : { amount: more.amount }),
      },
      headers: more.key === undefined ? {} : { "Idempotency-Key": more.key },
    });
    if (answer?.status !== 201) return undefined;
    const { bookingId, sessionId } = answer.body;
    const amount = more.amount === undefined ? {} : { amount: more.amount };
    this.round.promises.add({ what: "held", bookingId, startTime, ...amount });
    const known = this.held.find(({ id }) => id === bookingId);
    if (known !== undefined) return known;
    const booked = { id: bookingId, sessionId, business, service, startTime, email, isOwn: this.#isSignedIn };
    this.held.push(booked);
    return booked;
  }

  /** Pays on the payment page; the product hears of it by webhook, or by one of the customer's next steps. */
  async pay(booked: Booked, card: CardName = "usual"): Promise<void> {
    this.round.operations.add(card === "usual" ? "pay" : `pay (${card})`);
    const payment = await this.round.standIn.pay(booked.sessionId, card);
    if (payment === "declined") return;
    this.held = this.held.filter(({ id }) => id !== booked.id);
    if (payment === "closed" || card === "laterFails") return;
    this.paid.push(booked);
    if (this.paid.length > 12) this.paid.shift();
    this.#register.add(booked);
  }

  /** Comes back from the payment page. */
  async comeBack(booked: Booked): Promise<void> {
    const { sessionId, business } = booked;
    if (this.random.chance(0.5)) {
      await this.caller.send("see checkout", `/payments/checkout-sessions/${sessionId}`);
      return;
    }
    const answer = await this.caller.send<{ status: string }>("finalize", "/payments/bookings/finalize", {
      body: { sessionId, connectedAccountId: business.stripeAccount },
    });
    if (answer?.status === 200 && answer.body.status === "confirmed")
      this.round.promises.add({ what: "confirmed", bookingId: booked.id });
  }

  /** The address of a call about a booking, with the proof that this customer has; undefined without one. */
  async pathOf(booked: Booked, action: string): Promise<string | undefined> {
    const path = `/customers/me/bookings/${booked.id}${action}`;
    if (booked.isOwn) return path;
    const token = booked.token ?? (await this.round.postbox.tokenFor(booked.id, booked.email, 3_000));
    if (token === undefined) return undefined;
    booked.token = token;
    return `${path}?token=${token}`;
  }

  async cancel(booked: Booked): Promise<void> {
    const path = await this.pathOf(booked, "/cancel");
    if (path === undefined) return;
    const answer = await this.caller.send<{ status: string }>("cancel", path, { method: "POST" });
    if (answer?.status !== 200) return;
    this.round.promises.add({ what: "cancelled", bookingId: booked.id });
    this.forget(booked);
  }

  async move(booked: Booked, startTime: string): Promise<boolean> {
    const path = await this.pathOf(booked, "/reschedule");
    if (path === undefined) return false;
    const answer = await this.caller.send<{ start_time: string }>("move", path, {
      body: { startTime, earlyStart: earlyStartVersion },
    });
    if (answer?.status !== 200) return false;
    if (booked.startTime !== startTime)
      this.round.promises.add({
        what: "moved",
        bookingId: booked.id,
        startTime: new Date(startTime).toISOString(),
      });
    booked.startTime = startTime;
    return true;
  }

  forget(booked: Booked): void {
    this.held = this.held.filter(({ id }) => id !== booked.id);
    this.paid = this.paid.filter(({ id }) => id !== booked.id);
  }

  /** Whom the next booking is for. */
  nextEmail(): string {
    if (this.#account !== undefined) return this.#account.email;
    this.#guests += 1;
    return `${this.#name}-${this.#guests}@exempel.se`;
  }
}
