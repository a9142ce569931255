import type { Random } from "@/prisma/seed/random";
import type { Round } from "../round";
import type { WorldBusiness } from "../world";
import type { Booked, Register } from "./bookingRegister";
import { ServerCaller } from "./caller";
import { OwnerCalendar } from "./ownerCalendar";

type Day = { day_of_week: number; is_closed: boolean; open_time: string | null; close_time: string | null };
type Settings = {
  provider: object;
  openingHours: Day[];
  unavailableSlots: { id: string; end_time: string }[];
};
type Draft = { name: string; price: number; duration_minutes: number; subcategory_id: string };

const hourMs = 60 * 60_000;

/** The owner of a business, who changes what customers go by while they do. */
export class Owner {
  readonly #round: Round;
  readonly #random: Random;
  readonly #business: WorldBusiness;
  readonly #register: Register;
  readonly #caller: ServerCaller;
  readonly #calendar: OwnerCalendar;
  #visits = 0;

  constructor(round: Round, register: Register, business: WorldBusiness, random: Random) {
    this.#round = round;
    this.#random = random;
    this.#business = business;
    this.#register = register;
    this.#caller = new ServerCaller(round, random);
    this.#calendar = new OwnerCalendar(round, business, random, this.#caller);
  }

  begin(): Promise<boolean> {
    return this.#caller.signIn(this.#business.ownerEmail, "provider");
  }

  /** One step, whichever comes up. */
  async step(): Promise<void> {
    const steps = [
      () => this.#saveSettings(),
      () => this.#changePrice(),
      () => this.#cancel(),
      () => this.#refundInDashboard(),
      () => this.#visit(),
      () => this.#calendar.series(),
      () => this.#calendar.block(),
      () => this.#calendar.people(),
    ];
    await this.#random.pick(steps)();
  }

  async #saveSettings(): Promise<void> {
    const current = await this.#caller.send<Settings>("see settings", "/providers/me/settings");
    if (current?.status !== 200) return;
    const { openingHours, unavailableSlots } = current.body;
    const away = this.#random.chance(0.6) ? [this.#awayTime()] : [];
    const removed = this.#random.chance(0.6) ? unavailableSlots.slice(0, 2).map(({ id }) => id) : [];
    await this.#caller.send("save settings", "/providers/me/settings", {
      method: "PUT",
      body: {
        provider: {},
        openingHours: this.#random.chance(0.5) ? this.#otherHours(openingHours) : openingHours,
        unavailableSlots: away,
        deleteUnavailableSlotIds: removed,
      },
      headers: { "If-Match": current.headers.get("etag") ?? "" },
    });
  }

  #otherHours(hours: Day[]): Day[] {
    const changed = this.#random.whole(1, 7);
    const open = this.#random.pick(["07:00", "08:00", "09:00"]);
    const close = this.#random.pick(["18:00", "19:00", "20:00"]);
    return hours.map((day) =>
      day.day_of_week === changed ? { ...day, is_closed: false, open_time: open, close_time: close } : day,
    );
  }

  #awayTime() {
    const start = Math.floor(Date.now() / hourMs + 24 * this.#random.whole(4, 12) + this.#random.whole(0, 8));
    return {
      start_time: new Date(start * hourMs).toISOString(),
      end_time: new Date((start + this.#random.whole(1, 2)) * hourMs).toISOString(),
      reason: "Utbildning",
    };
  }

  async #changePrice(): Promise<void> {
    const service = this.#random.pick(this.#business.services);
    const draft: Draft = {
      name: `Klippning ${service.minutes}`,
      price: this.#random.whole(200, 1_900) + this.#random.pick([0, 0.5, 0.9]),
      duration_minutes: service.minutes,
      subcategory_id: this.#round.world.subcategoryId,
    };
    await this.#caller.send("save service", `/providers/me/services/${service.id}`, {
      method: "PUT",
      body: draft,
    });
  }

  async #setStatus(booked: Booked, status: "cancelled" | "completed" | "confirmed"): Promise<boolean> {
    const path = `/providers/me/bookings/${booked.id}`;
    const answer = await this.#caller.send("change status", path, { method: "PATCH", body: { status } });
    if (answer?.status !== 200) return false;
    this.#round.promises.add({ what: status, bookingId: booked.id });
    return true;
  }

  #someBooking(): Booked | undefined {
    const list = this.#register.of(this.#business);
    return list.length === 0 ? undefined : this.#random.pick(list);
  }

  async #cancel(): Promise<void> {
    const booked = this.#someBooking();
    if (booked !== undefined) await this.#setStatus(booked, "cancelled");
  }

  async #refundInDashboard(): Promise<void> {
    const booked = this.#someBooking();
    if (booked === undefined) return;
    const payment = await this.#round.fleet.database.row<{ intent: string | null; amount: number }>(
      "SELECT payment_intent_id AS intent, amount_ore AS amount FROM payments WHERE booking_id = $1",
      [booked.id],
    );
    if (payment === undefined || payment.intent === null) return;
    const part = this.#random.chance(0.6)
      ? Math.max(1, Math.floor(payment.amount * this.#random.next()))
      : undefined;
    this.#round.operations.add("refund in Stripe's dashboard");
    await this.#round.standIn.refund(this.#business.stripeAccount, payment.intent, part);
  }

  /** The visit was, some weeks ago, and is marked as such; now and then that was a slip. */
  async #visit(): Promise<void> {
    const booked = this.#someBooking();
    if (booked === undefined) return;
    this.#visits += 1;
    this.#round.operations.add("let a visit take place");
    // Reckoned from the row's own times, also from those of a move that this statement had to wait for.
    const back = "(starts_at - now() + $2 * interval '4 hours')";
    await this.#round.fleet.database.rows(
      `UPDATE bookings SET starts_at = starts_at - ${back}, ends_at = ends_at - ${back},
         blocked_from = blocked_from - ${back}, blocked_until = blocked_until - ${back},
         free_cancellation_until = free_cancellation_until - ${back}
       WHERE id = $1 AND status = 'confirmed' AND starts_at > now()`,
      [booked.id, this.#visits],
    );
    if (!(await this.#setStatus(booked, "completed"))) return;
    if (this.#random.chance(0.2)) await this.#setStatus(booked, "confirmed");
  }
}
