import { addDays, compareDates, isoWeekday, type LocalDate } from "./localDate";

/** Sweden's public holidays ("red days"), by the key under which the interface translates them. */
export type HolidayKey =
  | "nyarsdagen"
  | "trettondedagJul"
  | "langfredagen"
  | "paskdagen"
  | "annandagPask"
  | "forstaMaj"
  | "kristiHimmelsfardsdag"
  | "pingstdagen"
  | "nationaldagen"
  | "midsommardagen"
  | "allaHelgonsDag"
  | "juldagen"
  | "annandagJul";

export type Holiday = { date: LocalDate; key: HolidayKey };

/** The eves on which many salons and workshops close, or close early, though they are no red days. */
export type EveKey = "paskafton" | "midsommarafton" | "julafton" | "nyarsafton";

export type Eve = { date: LocalDate; key: EveKey };

/**
 * The red days of a year in order of date, as lag (1989:253) om allmänna helgdagar lists them since 2005. Ordinary
 * Sundays, red too, are not in it, nor are the eves, on which most businesses close of their own accord. Two may
 * fall on one day: Ascension Day was 1 May in 2008.
 */
export function swedishHolidays(year: number): readonly Holiday[] {
  const inYear = (monthAndDay: string): LocalDate => `${String(year).padStart(4, "0")}-${monthAndDay}`;
  const easter = inYear(easterSunday(year));
  const holidays: Holiday[] = [
    { date: inYear("01-01"), key: "nyarsdagen" },
    { date: inYear("01-06"), key: "trettondedagJul" },
    { date: addDays(easter, -2), key: "langfredagen" },
    { date: easter, key: "paskdagen" },
    { date: addDays(easter, 1), key: "annandagPask" },
    { date: inYear("05-01"), key: "forstaMaj" },
    { date: addDays(easter, 39), key: "kristiHimmelsfardsdag" },
    { date: addDays(easter, 49), key: "pingstdagen" },
    { date: inYear("06-06"), key: "nationaldagen" },
    { date: saturdayFrom(inYear("06-20")), key: "midsommardagen" },
    { date: saturdayFrom(inYear("10-31")), key: "allaHelgonsDag" },
    { date: inYear("12-25"), key: "juldagen" },
    { date: inYear("12-26"), key: "annandagJul" },
  ];
  return holidays.sort((a, b) => compareDates(a.date, b.date));
}

/** The red days of every year that a span of dates reaches into. */
export function swedishHolidaysOfYears(from: LocalDate, to: LocalDate): readonly Holiday[] {
  const first = Number(from.slice(0, 4));
  const years = Number(to.slice(0, 4)) - first + 1;
  return Array.from({ length: years }, (_, index) => swedishHolidays(first + index)).flat();
}

/**
 * The eves of a year in order of date. Holy Saturday is among them, since salons work on Saturdays; the eve of Pentecost
 * is not, a Saturday like any other to them, nor are the half days before other red days.
 */
export function swedishEves(year: number): readonly Eve[] {
  const eves = swedishHolidays(year).flatMap(({ date, key }): Eve[] => {
    const eve = eveBefore[key];
    return eve === undefined ? [] : [{ date: addDays(date, -1), key: eve }];
  });
  return [...eves, { date: `${String(year).padStart(4, "0")}-12-31`, key: "nyarsafton" }];
}

/** New Year's Eve comes before a red day of the next year. */
const eveBefore: Partial<Record<HolidayKey, EveKey>> = {
  paskdagen: "paskafton",
  midsommardagen: "midsommarafton",
  juldagen: "julafton",
};

/** The red day that `date` is, or null on any other day. Where two coincide, the one the calendar lists first. */
export function swedishHolidayOn(date: LocalDate): HolidayKey | null {
  const holiday = swedishHolidays(Number(date.slice(0, 4))).find((candidate) => candidate.date === date);
  return holiday?.key ?? null;
}

/** The first Saturday on or after `date`. */
function saturdayFrom(date: LocalDate): LocalDate {
  return addDays(date, (6 - isoWeekday(date) + 7) % 7);
}

/** Month and day of Easter Sunday in the Gregorian calendar: the anonymous algorithm published in Nature in 1876. */
function easterSunday(year: number): string {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114;
  return `${String(Math.floor(f / 31)).padStart(2, "0")}-${String((f % 31) + 1).padStart(2, "0")}`;
}
