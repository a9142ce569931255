import { AppError } from "@/lib/errors/AppError";
import type { PersonCalendar, ProviderCalendar } from "./calendars";

/** What is booked, and with whom; anybody who does it when nobody is asked for. */
export type WantedService = {
  serviceId: string;
  staffMemberId?: string | null | undefined;
  /** The person has the booking that is to be moved: anybody else, too, once they do not do it any more. */
  isKept?: boolean | undefined;
};

/**
 * Who can be booked for a service, in the business's own order: of those who work there, whoever does the service, and of
 * them only the person asked for. Slots, ribbons, next times, searches by day and holds all ask here.
 */
export function whoDoes(
  { staff }: Pick<ProviderCalendar, "staff">,
  { serviceId, staffMemberId }: WantedService,
): readonly PersonCalendar[] {
  return staff.filter(
    (person) =>
      (person.services === null || person.services.has(serviceId)) &&
      (!staffMemberId || person.staffMemberId === staffMemberId),
  );
}

/**
 * The same for a wish that somebody sent.
 * @throws AppError staff_not_found when the person asked for does not do it: one who is unknown, of another business,
 * inactive or removed is told by the same words
 */
export function askedPeople(calendar: ProviderCalendar, wish: WantedService): readonly PersonCalendar[] {
  const people = whoDoes(calendar, wish);
  if (people.length > 0 || !wish.staffMemberId) return people;
  if (wish.isKept) return whoDoes(calendar, { serviceId: wish.serviceId });
  throw new AppError("staff_not_found");
}
