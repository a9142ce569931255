/** The local noon of a calendar date `YYYY-MM-DD`: the one moment that no daylight-saving change moves to another day. */
export function dateOfIso(iso: string): Date {
  const [year = 1970, month = 1, day = 1] = iso.split("-").map(Number);
  return new Date(year, month - 1, day, 12);
}

/** The calendar date of a Date in the browser's own zone, as `YYYY-MM-DD`. */
export function isoOfDate(date: Date): string {
  const year = String(date.getFullYear()).padStart(4, "0");
  const month = String(date.getMonth() + 1).padStart(2, "0");
  return `${year}-${month}-${String(date.getDate()).padStart(2, "0")}`;
}

/** The day of the week of a date, 1 Monday to 7 Sunday. */
export function isoWeekday(date: Date): number {
  return date.getDay() === 0 ? 7 : date.getDay();
}
