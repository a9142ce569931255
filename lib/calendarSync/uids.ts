import { brand } from "@/lib/brand";

const absenceDomain = `@absence.${brand.domain}`;

/** The UID of an absence in a calendar file; bookings have theirs from the files of the mails. */
export const absenceUid = (id: string): string => `${id}${absenceDomain}`;

/**
 * Whether an entry is one of our absences, by its UID alone: no row is looked up, since a calendar that has not fetched our feed
 * lately still has absences that were deleted here. Only feeds give these UIDs out.
 */
export const isAbsenceUid = (uid: string): boolean => uid.endsWith(absenceDomain);
