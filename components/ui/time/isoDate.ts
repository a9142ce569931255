import { format } from "date-fns/format";

/** Noon of a date `YYYY-MM-DD` in the browser's zone, which no daylight-saving change moves to another day. */
export function dateOfIso(iso: string): Date {
  const [year = 1970, month = 1, day = 1] = iso.split("-").map(Number);
  return new Date(year, month - 1, day, 12);
}

/** The date `YYYY-MM-DD` of a Date in the browser's own zone. */
export function isoOfDate(date: Date): string {
  return format(date, "yyyy-MM-dd");
}
