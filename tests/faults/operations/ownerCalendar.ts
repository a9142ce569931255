import type { Random } from "@/prisma/seed/random";
import type { Round } from "../round";
import { freeStart } from "../slots";
import type { WorldBusiness } from "../world";
import type { ServerCaller } from "./caller";

type Made = { id: string };
type Removed = { id: string; free_staff: Made[] };

const weekMs = 7 * 24 * 60 * 60_000;
const hourMs = 60 * 60_000;
const dates = { fewest: 2, most: 6 };
/** More than these are not added to a business. */
const mostAdded = 2;

/** What an owner does to the calendar besides its settings: series at the desk, blocked times, people who come and go. */
export class OwnerCalendar {
  readonly #round: Round;
  readonly #random: Random;
  readonly #business: WorldBusiness;
  readonly #caller: ServerCaller;
  #series: string[] = [];
  #blocks: string[] = [];
  #people: string[] = [];
  #named = 0;

  constructor(round: Round, business: WorldBusiness, random: Random, caller: ServerCaller) {
    this.#round = round;
    this.#random = random;
    this.#business = business;
    this.#caller = caller;
  }

  /** Books one time every week for somebody who called, or calls off what follows of such a series. */
  async series(): Promise<void> {
    if (this.#series.length > 0 && this.#random.chance(0.4)) return this.#endSeries();
    const service = this.#random.pick(this.#business.services);
    const start = await freeStart(this.#caller, service, this.#random);
    if (start === undefined) return;
    const weeks = this.#random.whole(dates.fewest, dates.most);
    const startTimes = Array.from({ length: weeks }, (_, week) =>
      new Date(Date.parse(start) + week * weekMs).toISOString(),
    );
    const answer = await this.#caller.send<{ bookings: Made[] }>("book a series", "/providers/me/bookings", {
      body: {
        lines: [{ serviceId: service.id }],
        source: "phone",
        client: { name: "Rut Ring", phone: "070-174 06 30" },
        startTimes,
        outsideHours: true,
        payment: { way: "on_site" },
        notify: false,
      },
    });
    if (answer?.status === 201) this.#series.push(...answer.body.bookings.slice(0, 1).map(({ id }) => id));
  }

  async #endSeries(): Promise<void> {
    const id = this.#series.shift();
    const path = `/providers/me/bookings/${id}/cancel-following`;
    const answer = await this.#caller.send("call off a series", path, { body: {} });
    if (answer?.status === 200 && id !== undefined)
      this.#round.promises.add({ what: "cancelled", bookingId: id });
  }

  /** Blocks an hour, for everybody or one person, or opens one again. */
  async block(): Promise<void> {
    const blocked = this.#random.chance(0.5) ? this.#blocks.shift() : undefined;
    if (blocked !== undefined) {
      await this.#caller.send("open a block", `/providers/me/blocks/${blocked}`, { method: "DELETE" });
      return;
    }
    const hour = Math.floor(Date.now() / hourMs) + 24 * this.#random.whole(4, 12) + this.#random.whole(0, 8);
    const staffId = this.#random.chance(0.5) ? (this.#people[0] ?? null) : null;
    const [startTime, endTime] = [hour, hour + 1].map((each) => new Date(each * hourMs).toISOString());
    const answer = await this.#caller.send<{ block: Made }>("block a time", "/providers/me/blocks", {
      body: { startTime, endTime, staffId },
    });
    if (answer?.status === 201) this.#blocks.push(answer.body.block.id);
  }

  /** Adds somebody, or removes somebody who was added: their bookings are given to others, and cancelled where nobody is free. */
  async people(): Promise<void> {
    const leaving =
      this.#people.length >= mostAdded || this.#random.chance(0.3) ? this.#people.shift() : undefined;
    if (leaving !== undefined) return this.#remove(leaving);
    this.#named += 1;
    const answer = await this.#caller.send<Made>("add a person", "/providers/me/staff", {
      body: { name: `Ny ${this.#named}`, own_name: "Maja" },
    });
    if (answer?.status === 201) this.#people.push(answer.body.id);
  }

  async #remove(id: string): Promise<void> {
    const path = `/providers/me/staff/${id}/removal`;
    const preview = await this.#caller.send<{ bookings: Removed[] }>("preview a removal", `${path}/preview`, {
      body: {},
    });
    if (preview?.status === 404) return;
    if (preview?.status !== 200) return void this.#people.push(id);
    const bookingDecisions = preview.body.bookings.map(({ id: booking_id, free_staff: [free] }) =>
      free === undefined
        ? { booking_id, action: "cancel" }
        : { booking_id, action: "give", staff_id: free.id },
    );
    const answer = await this.#caller.send("remove a person", path, { body: { bookingDecisions } });
    // Somebody who could not be removed, since there was a new booking, is removed later; an answer may have been lost.
    if (answer?.status !== 204 && answer?.status !== 404) this.#people.push(id);
  }
}
