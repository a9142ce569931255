import { AppError } from "@/lib/errors/AppError";
import type { PersonCalendar, ProviderCalendar } from "./calendars";

/** The service that is asked for, and with whom; without a person, anybody who does it. */
export type WantedService = {
  serviceId: string;
  /** Of a visit of several services: the person does all of them. */
  furtherServiceIds?: readonly string[] | undefined;
  staffMemberId?: string | null | undefined;
  /**
   * Set when the person has the booking that is to be moved: others are offered once that person does not do the
   * service any more.
   */
  isKept?: boolean | undefined;
};

/** What of a booking decides who can do it: its service, and those of its lines. */
export function servicesOf(booking: {
  serviceId: string;
  lines: readonly { serviceId: string }[];
}): Pick<WantedService, "serviceId" | "furtherServiceIds"> {
  const { serviceId, lines } = booking;
  return { serviceId, furtherServiceIds: lines.map((line) => line.serviceId) };
}

/**
 * Who can be booked for a service, in the business's own order: those of its people who do it, and of them only the
 * person asked for. Slots, ribbons, next times, searches by day and holds all use it.
 */
export function whoDoes(
  { staff }: Pick<ProviderCalendar, "staff">,
  { serviceId, furtherServiceIds = [], staffMemberId }: WantedService,
): readonly PersonCalendar[] {
  const wanted = [serviceId, ...furtherServiceIds];
  return staff.filter(
    (person) =>
      (person.services === null || wanted.every((id) => person.services?.has(id))) &&
      (!staffMemberId || person.staffMemberId === staffMemberId),
  );
}

/**
 * The same for a request from outside.
 * @throws AppError staff_not_found when the person asked for does not do the service; one who is unknown, of another
 *   business, inactive or removed is answered alike
 */
export function askedPeople(calendar: ProviderCalendar, wish: WantedService): readonly PersonCalendar[] {
  const people = whoDoes(calendar, wish);
  if (people.length > 0 || !wish.staffMemberId) return people;
  if (wish.isKept) return whoDoes(calendar, { ...wish, staffMemberId: null });
  throw new AppError("staff_not_found");
}
