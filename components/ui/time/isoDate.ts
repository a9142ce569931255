import { format } from "date-fns/format";

/** The local noon of a calendar date `YYYY-MM-DD`: the one moment that no daylight-saving change moves to another day. */
export function dateOfIso(iso: string): Date {
  const [year = 1970, month = 1, day = 1] = iso.split("-").map(Number);
  return new Date(year, month - 1, day, 12);
}

/** The calendar date of a Date in the browser's own zone, as `YYYY-MM-DD`. */
export function isoOfDate(date: Date): string {
  return format(date, "yyyy-MM-dd");
}
