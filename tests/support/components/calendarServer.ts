import type { Route } from "@/lib/api/client";
import { ANYBODY } from "@/lib/availability/anybody";
import type { ProviderBookingDetail } from "@/lib/bookings/business/bookingProjection";
import type {
  CalendarAbsence,
  CalendarAnswer,
  CalendarBooking,
} from "@/lib/business/calendar/calendarSchemas";
import type { RefusedPlace } from "@/lib/business/calendar/changeSchemas";
import type { LocalDate } from "@/lib/time/localDate";
import { HOME_TIME_ZONE } from "@/lib/time/zone";
import { answer, holdAnswer, type Reply, type Sent } from "./answers";
import { ali, type bookable, calendarAnswer, detailOf, instant, maja, moved, wednesday } from "./calendar";
import { whenRefreshed } from "./router";

type Schedule = "PATCH /providers/me/bookings/{id}/schedule";
type Mark = "PATCH /providers/me/bookings/{id}/mark";
type AddBlock = "POST /providers/me/blocks";
type ChangeBlock = "PATCH /providers/me/blocks/{id}";
type RemoveBlock = "DELETE /providers/me/blocks/{id}";
type Undo = "POST /providers/me/undo/{token}";

type Given = {
  days?: readonly LocalDate[];
  people?: Parameters<typeof bookable>[0];
  bookings?: CalendarBooking[];
  absences?: CalendarAbsence[];
};

/** The server of a business's calendar: changes it, undoes that, and refuses places that are taken. */
export class CalendarServer {
  bookings: readonly CalendarBooking[];
  absences: readonly CalendarAbsence[];
  readonly days: readonly LocalDate[];
  readonly people: NonNullable<Given["people"]>;
  readonly #undos = new Map<string, () => void>();
  #version = 0;
  #held: (() => Promise<void>) | null = null;

  constructor({ days = [wednesday], people = [maja, ali], bookings = [], absences = [] }: Given = {}) {
    this.days = days;
    this.people = people;
    this.bookings = bookings;
    this.absences = absences;
    this.answerAll();
  }

  /** Answers every call as it does from the start. */
  answerAll(): void {
    const slowly =
      <R extends Route>(reply: (sent: Sent<R>) => Reply<R>) =>
      async (sent: Sent<R>) => {
        const held = this.#held;
        this.#held = null;
        await held?.();
        return reply(sent);
      };
    answer(
      "PATCH /providers/me/bookings/{id}/schedule",
      slowly<Schedule>((sent) => this.#schedule(sent)),
    );
    answer(
      "PATCH /providers/me/bookings/{id}/mark",
      slowly<Mark>((sent) => this.#mark(sent)),
    );
    answer(
      "POST /providers/me/blocks",
      slowly<AddBlock>((sent) => this.#addBlock(sent)),
    );
    answer(
      "PATCH /providers/me/blocks/{id}",
      slowly<ChangeBlock>((sent) => this.#changeBlock(sent)),
    );
    answer(
      "DELETE /providers/me/blocks/{id}",
      slowly<RemoveBlock>((sent) => this.#removeBlock(sent)),
    );
    answer(
      "POST /providers/me/undo/{token}",
      slowly<Undo>((sent) => this.#undo(sent)),
    );
    answer("GET /providers/me/bookings/{id}", ({ id }) => {
      const detail = this.detail(id);
      return detail === null ? { code: "not_found" } : { data: detail };
    });
    answer("GET /providers/me/bookings/{id}/availability", ({ id, query }) => ({
      data: this.#freeTimes(id, query.get("staffId")),
    }));
    answer("GET /providers/me/bookings/{id}/on-site-payments", { data: [] });
    answer("GET /providers/me/calendar/changes", ({ query }) => ({
      data: {
        has_changed: query.get("cursor") !== this.#cursor,
        dates: [...this.days],
        cursor: this.#cursor,
      },
    }));
  }

  /** Has the next change wait for its answer. Returns what lets it go. */
  hold(): () => void {
    const { released, release } = holdAnswer();
    this.#held = released;
    return release;
  }

  /** What a page reads. */
  read(): CalendarAnswer {
    return { ...calendarAnswer(this), cursor: this.#cursor };
  }

  detail(id: string | null): ProviderBookingDetail | null {
    const booking = this.bookings.find((each) => each.id === id);
    return booking === undefined ? null : detailOf(booking, this.people);
  }

  /** Somebody else changes the calendar. */
  change(to: Partial<Pick<Given, "bookings" | "absences">>): void {
    this.bookings = to.bookings ?? this.bookings;
    this.absences = to.absences ?? this.absences;
    this.#version += 1;
  }

  /** No change can be undone any more. */
  endUndo(): void {
    this.#undos.clear();
  }

  /** Reads anew whenever the page does. */
  follow(show: () => void): () => void {
    return whenRefreshed(show);
  }

  get #cursor(): string {
    return String(this.#version);
  }

  /** The change can be undone by what was there before it. */
  #changed(to: Partial<Pick<Given, "bookings" | "absences">>) {
    const { bookings, absences } = this;
    const token = crypto.randomUUID();
    this.#undos.set(token, () => this.change({ bookings: [...bookings], absences: [...absences] }));
    this.change(to);
    return { token, until: new Date(Date.now() + 10_000).toISOString() };
  }

  #schedule({ id, body }: Sent<Schedule>): Reply<Schedule> {
    const booking = this.bookings.find((each) => each.id === id);
    if (booking === undefined) return { code: "not_found" };
    if (body.sequence !== booking.sequence) return { code: "edit_conflict" };
    const others = this.bookings.filter((each) => each.id !== id);
    const placeOf = (staffId: string) =>
      moved(booking, {
        staffId,
        ...(body.startTime === undefined ? {} : { startTime: new Date(body.startTime).toISOString() }),
        ...(body.durationMinutes === undefined ? {} : { minutes: body.durationMinutes }),
      });
    const places =
      body.staffId === ANYBODY
        ? [booking.staff_id, ...this.people.map((person) => person.id)].map(placeOf)
        : [placeOf(body.staffId ?? booking.staff_id)];
    const taken = (place: CalendarBooking) =>
      others.find(
        (other) =>
          other.status !== "cancelled" &&
          other.staff_id === place.staff_id &&
          other.start_time < place.end_time &&
          place.start_time < other.end_time,
      );
    const free = places.find((place) => taken(place) === undefined);
    const inTheWay = places[0] && taken(places[0]);
    if (free === undefined) return { code: "slot_taken", details: inTheWay && refusedBy(inTheWay) };
    const undo = this.#changed({ bookings: [...others, free] });
    return { data: { booking: free, undo } };
  }

  #mark({ id, body }: Sent<Mark>): Reply<Mark> {
    const booking = this.bookings.find((each) => each.id === id);
    if (booking === undefined) return { code: "not_found" };
    const marked = { ...booking, visit_mark: body.mark };
    const undo = this.#changed({ bookings: [...this.bookings.filter((each) => each.id !== id), marked] });
    return { data: { booking: marked, undo } };
  }

  #addBlock({ body }: Sent<AddBlock>): Reply<AddBlock> {
    const block: CalendarAbsence = {
      id: crypto.randomUUID(),
      staff_id: body.staffId,
      start_time: new Date(body.startTime).toISOString(),
      end_time: new Date(body.endTime).toISOString(),
      reason: reasonOf(body.reason),
      can_change: true,
      is_external: false,
    };
    const undo = this.#changed({ absences: [...this.absences, block] });
    return { data: { block, bookings_inside: [], undo } };
  }

  #changeBlock({ id, body }: Sent<ChangeBlock>): Reply<ChangeBlock> {
    const before = this.absences.find((each) => each.id === id);
    if (before === undefined) return { code: "not_found" };
    const { startTime, endTime, staffId } = body;
    const block: CalendarAbsence = {
      ...before,
      ...(startTime === undefined ? {} : { start_time: new Date(startTime).toISOString() }),
      ...(endTime === undefined ? {} : { end_time: new Date(endTime).toISOString() }),
      ...(staffId === undefined ? {} : { staff_id: staffId }),
      reason: reasonOf(body.reason),
    };
    const undo = this.#changed({ absences: [...this.absences.filter((each) => each.id !== id), block] });
    return { data: { block, bookings_inside: [], undo } };
  }

  #removeBlock({ id }: Sent<RemoveBlock>): Reply<RemoveBlock> {
    if (!this.absences.some((each) => each.id === id)) return { code: "not_found" };
    return { data: { undo: this.#changed({ absences: this.absences.filter((each) => each.id !== id) }) } };
  }

  #undo({ id }: Sent<Undo>): Reply<Undo> {
    const undo = this.#undos.get(id);
    if (undo === undefined) return { code: "undo_over" };
    this.#undos.delete(id);
    undo();
    return { data: undefined };
  }

  /** Every hour of the week in which the person, or anybody, has no booking. */
  #freeTimes(id: string, staffId: string | null) {
    const anybody = staffId === ANYBODY || staffId === null;
    const people = anybody ? this.people.map((person) => person.id) : [staffId];
    const isTaken = (person: string, start: string) =>
      this.bookings.some((each) => each.id !== id && each.staff_id === person && each.start_time === start);
    const slot = (day: LocalDate, minute: number) => {
      const startTime = instant(day, minute);
      const available = people.some((person) => !isTaken(person, startTime));
      return { startTime, endTime: instant(day, minute + 30), available };
    };
    const hours = [9, 10, 11, 12, 13, 14, 15, 16].map((hour) => hour * 60);
    const days = this.days.map((date) => ({
      ...{ date, isOpen: true, isClosed: false },
      slots: hours.map((minute) => slot(date, minute)),
    }));
    return { timeZone: HOME_TIME_ZONE, durationMinutes: 30, days, nextAvailable: null };
  }
}

const reasonOf = (reason: unknown): string | null =>
  typeof reason === "string" && reason !== "" ? reason : null;

const refusedBy = ({ id, staff_id, customer_name, start_time, end_time }: CalendarBooking): RefusedPlace => ({
  in_the_way: [
    {
      ...{ kind: "booking", staff_id, staff_name: null, start_time, end_time },
      ...{ booking_id: id, customer_name, reason: null },
    },
  ],
  missing_minutes: 30,
  alternatives: [],
});
