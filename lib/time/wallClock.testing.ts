/**
 * A slow and simple reference for the tests of zone.ts: asks Intl for date and time of each instant, and computes
 * with no offsets.
 */
export type WallTime = { date: string; minute: number };

const formats = new Map<string, Intl.DateTimeFormat>();

export function wallTime(instantMs: number, timeZone: string): WallTime {
  let format = formats.get(timeZone);
  if (!format) {
    const [year, month, day, hour, minute] = ["numeric", "2-digit", "2-digit", "2-digit", "2-digit"] as const;
    format = new Intl.DateTimeFormat("sv-SE", { timeZone, hourCycle: "h23", year, month, day, hour, minute });
    formats.set(timeZone, format);
  }
  const [, year = "", monthAndDay, hour, minuteOfHour] =
    /^(\d+)-(\d\d-\d\d) (\d\d):(\d\d)$/.exec(format.format(instantMs)) ?? [];
  return {
    date: `${year.padStart(4, "0")}-${monthAndDay}`,
    minute: Number(hour) * 60 + Number(minuteOfHour),
  };
}

/** For comparing: a text that sorts as the wall clock does. */
export const wallKey = ({ date, minute }: WallTime): string => `${date} ${String(minute).padStart(4, "0")}`;

/** A minute of real time, with what the wall clock shows during it. */
export type WallMinute = { instantMs: number; wall: WallTime; key: string };

const MINUTE_MS = 60_000;
const DAY_MS = 1440 * MINUTE_MS;
const minutesByDay = new Map<string, WallMinute[]>();

/** Kept, because asking Intl for a day's minutes takes milliseconds, and days that are tested lie beside each other. */
function minutesOfUtcDay(dayMs: number, timeZone: string): WallMinute[] {
  const name = `${timeZone} ${dayMs}`;
  const known = minutesByDay.get(name);
  if (known) return known;
  const minutes = Array.from({ length: 1440 }, (_, index) => {
    const instantMs = dayMs + index * MINUTE_MS;
    const wall = wallTime(instantMs, timeZone);
    return { instantMs, wall, key: wallKey(wall) };
  });
  minutesByDay.set(name, minutes);
  return minutes;
}

/** Every minute that may belong to a date in any zone: those of five UTC days, the date in the middle. */
export function minutesAround(date: string, timeZone: string): WallMinute[] {
  const dayMs = Date.parse(`${date}T00:00:00Z`);
  return [-2, -1, 0, 1, 2].flatMap((days) => minutesOfUtcDay(dayMs + days * DAY_MS, timeZone));
}

/** Days worth testing: ordinary ones, and each way in which zones change their clocks. */
export const STRANGE_DAYS: readonly { timeZone: string; date: string; what: string }[] = [
  { timeZone: "Europe/Stockholm", date: "2026-11-26", what: "an ordinary day" },
  { timeZone: "Europe/Stockholm", date: "2026-03-29", what: "02:00 becomes 03:00" },
  { timeZone: "Europe/Stockholm", date: "2026-10-25", what: "03:00 becomes 02:00" },
  { timeZone: "UTC", date: "2026-03-29", what: "nothing ever happens" },
  { timeZone: "America/New_York", date: "2026-03-08", what: "west of Greenwich, forward" },
  { timeZone: "America/New_York", date: "2026-11-01", what: "west of Greenwich, back" },
  { timeZone: "Asia/Kathmandu", date: "2026-06-15", what: "UTC+05:45" },
  { timeZone: "Pacific/Chatham", date: "2026-09-27", what: "+12:45 becomes +13:45" },
  { timeZone: "Australia/Lord_Howe", date: "2026-10-04", what: "half an hour forward" },
  { timeZone: "Australia/Lord_Howe", date: "2026-04-05", what: "half an hour back" },
  { timeZone: "Antarctica/Troll", date: "2026-03-29", what: "two hours forward" },
  { timeZone: "America/Sao_Paulo", date: "2018-11-04", what: "the day begins at 01:00" },
  { timeZone: "America/Sao_Paulo", date: "2018-02-17", what: "23:00 to 24:00 comes twice" },
  { timeZone: "America/Sao_Paulo", date: "2018-02-18", what: "the day after that" },
  { timeZone: "America/Nuuk", date: "2022-03-26", what: "22:00 becomes 23:00, which UTC calls the next day" },
  { timeZone: "America/Nuuk", date: "2022-10-29", what: "23:00 becomes 22:00, which UTC calls the next day" },
  { timeZone: "America/Havana", date: "2026-11-01", what: "01:00 becomes 00:00" },
  { timeZone: "America/St_Johns", date: "2010-11-06", what: "left at 00:01, to return to 23:01" },
  { timeZone: "America/St_Johns", date: "2010-11-07", what: "begins twice" },
  { timeZone: "Africa/Casablanca", date: "2026-03-22", what: "end of the winter time of Ramadan" },
  { timeZone: "Pacific/Apia", date: "2011-12-30", what: "a day that was skipped" },
  { timeZone: "Pacific/Kiritimati", date: "2026-01-01", what: "UTC+14" },
  { timeZone: "Pacific/Pago_Pago", date: "2026-01-01", what: "UTC-11" },
];
