import type { ProviderBookingDetail } from "@/lib/bookings/business/bookingProjection";
import type { DeskForm } from "@/lib/desk/deskForm";
import type { Preview, PreviewDate } from "@/lib/desk/schemas";
import { addDays, type LocalDate } from "@/lib/time/localDate";
import { HOME_TIME_ZONE, localDateOf, MINUTE_MS } from "@/lib/time/zone";
import { answer, type Sent } from "../answers";
import { at, detailOf, instant, maja, visit, wednesday } from "../calendar";

/* A business that works alone from nine to five, and a server that books somebody who called. */

const serviceOf = (last: number, name: string, durationMinutes: number, sek: number) => ({
  id: `5f3c2a10-8e4d-4b5e-9c11-2f60a7d1c00${last}`,
  ...{ name, durationMinutes, priceOre: sek * 100, isPhysical: true, isDigital: false },
});

export const klippning = serviceOf(1, "Klippning", 30, 420);
export const lugg = serviceOf(2, "Lugg", 15, 150);
export const slingor = serviceOf(3, "Slingor", 90, 1200);

export const deskForm = (services: DeskForm["services"] = [klippning]): DeskForm => ({
  ...{ services, people: [], client: null, timeZone: HOME_TIME_ZONE },
  ...{ isOwner: true, takesLinks: true },
});

type Booking = Sent<"POST /providers/me/bookings">;

export class DeskServer {
  readonly booked: readonly Booking[];
  readonly #services: DeskForm["services"];
  /** The starts that are taken, each for half an hour. */
  readonly #taken: readonly string[];
  /** Why the next bookings are made without a mail. */
  withheld: "limit" | null = null;

  constructor({ services }: DeskForm, taken: readonly string[] = []) {
    this.#services = services;
    this.#taken = taken;
    answer("GET /providers/me/clients/suggestions", { data: [] });
    answer("POST /providers/me/bookings/preview", ({ body: { lines, startTime, date, repeat } }) => {
      const { minutes, sek } = this.#sumOf(lines);
      const start = startTime === undefined || startTime === null ? null : Date.parse(String(startTime));
      const weeks = Array.from({ length: repeat?.times ?? 1 }, (_, index) => index * (repeat?.weeks ?? 0));
      const starts = start === null ? [] : weeks.map((after) => start + after * 7 * 24 * 60 * MINUTE_MS);
      const day = start === null ? String(date) : localDateOf(start, HOME_TIME_ZONE);
      const data: Preview = {
        service_name: "Klippning",
        duration_minutes: minutes,
        total_amount: sek,
        dates: starts.map((each) => this.#dateOf(each, minutes)),
        free: this.#freeOn(day, minutes),
      };
      return { data };
    });
    this.booked = answer("POST /providers/me/bookings", ({ body }) => {
      const name = "name" in body.client ? String(body.client.name) : "";
      const bookings = body.startTimes.map((start) => {
        const startMs = Date.parse(String(start));
        return bookingDetail({ name, day: localDateOf(startMs, HOME_TIME_ZONE) });
      });
      return { data: { bookings, series_id: null, unsent_mail: this.withheld } };
    });
  }

  #sumOf(lines: Booking["body"]["lines"]) {
    const each = lines.map(({ serviceId, price }) => {
      const found = this.#services.find(({ id }) => id === serviceId) ?? klippning;
      return { minutes: found.durationMinutes, sek: price ?? (found.priceOre ?? 0) / 100 };
    });
    return {
      minutes: each.reduce((sum, { minutes }) => sum + minutes, 0),
      sek: each.reduce((sum, { sek }) => sum + sek, 0),
    };
  }

  #clash(startMs: number, minutes: number): string | undefined {
    const isOver = (taken: string) => {
      const takenMs = Date.parse(taken);
      return takenMs < startMs + minutes * MINUTE_MS && startMs < takenMs + 30 * MINUTE_MS;
    };
    return this.#taken.find(isOver);
  }

  #dateOf(startMs: number, minutes: number): PreviewDate {
    const taken = this.#clash(startMs, minutes);
    const day = localDateOf(startMs, HOME_TIME_ZONE);
    const isClosed = startMs < Date.parse(at(day, "9:00")) || startMs >= Date.parse(at(day, "17:00"));
    const end = (from: number, length: number) => new Date(from + length * MINUTE_MS).toISOString();
    return {
      start_time: end(startMs, 0),
      end_time: end(startMs, minutes),
      staff_ids: taken === undefined ? [maja.id] : [],
      refusal: taken !== undefined ? "taken" : isClosed ? "closed" : null,
      can_overrule: isClosed,
      in_the_way:
        taken === undefined
          ? []
          : [
              {
                ...{ start_time: taken, end_time: end(Date.parse(taken), 30), staff_id: maja.id },
                ...{ customer_name: "Gunhild Ögren", service_name: "Klippning", is_held: false },
              },
            ],
      alternatives: taken === undefined ? [] : this.#freeOn(day, minutes).slice(0, 2),
    };
  }

  #freeOn(day: LocalDate, minutes: number) {
    const halves = Array.from({ length: 16 }, (_, index) => 540 + index * 30);
    return halves
      .filter((from) => from + minutes <= 720 || (from >= 780 && from + minutes <= 1020))
      .map((from) => instant(day, from))
      .filter((start) => this.#clash(Date.parse(start), minutes) === undefined)
      .map((start_time) => ({ start_time, staff_id: maja.id }));
  }
}

export const daysLater = (days: number): LocalDate => addDays(wednesday, days);

/** A booking by phone as it is shown when it is open. */
export const bookingDetail = ({
  name = "Moa Lind",
  day = wednesday,
  ...changes
}: Partial<ProviderBookingDetail> & { name?: string; day?: LocalDate } = {}): ProviderBookingDetail => ({
  ...detailOf(visit({ from: "14:00", name, day, customer_phone: "0701740630" }), [maja]),
  ...changes,
});
