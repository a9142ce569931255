import { type HolidayKey, swedishHolidays } from "@/lib/time/holidays";
import { addDays, isoWeekday, type LocalDate } from "@/lib/time/localDate";

/** A day on which businesses stay closed, and what the calendar calls it. */
interface ClosingDay {
  readonly date: LocalDate;
  readonly name: string;
  /** Closed even at businesses that are open on other public holidays. */
  readonly isGreat: boolean;
}

const names: Readonly<Record<HolidayKey, { name: string; isGreat: boolean }>> = {
  nyarsdagen: { name: "Nyårsdagen", isGreat: true },
  trettondedagJul: { name: "Trettondedag jul", isGreat: false },
  langfredagen: { name: "Långfredagen", isGreat: true },
  paskdagen: { name: "Påskdagen", isGreat: true },
  annandagPask: { name: "Annandag påsk", isGreat: false },
  forstaMaj: { name: "Första maj", isGreat: false },
  kristiHimmelsfardsdag: { name: "Kristi himmelsfärdsdag", isGreat: false },
  pingstdagen: { name: "Pingstdagen", isGreat: false },
  nationaldagen: { name: "Sveriges nationaldag", isGreat: false },
  midsommardagen: { name: "Midsommardagen", isGreat: true },
  allaHelgonsDag: { name: "Alla helgons dag", isGreat: false },
  juldagen: { name: "Juldagen", isGreat: true },
  annandagJul: { name: "Annandag jul", isGreat: true },
};

/** The public holidays of the years, and the three eves on which most businesses are closed. */
export function closingDays(years: readonly number[]): ClosingDay[] {
  return years.flatMap((year) => {
    const red = swedishHolidays(year).map(({ date, key }) => ({ date, ...names[key] }));
    const midsummer = red.find(({ name }) => name === names.midsommardagen.name);
    const eves = [
      { date: `${year}-12-24`, name: "Julafton", isGreat: true },
      { date: `${year}-12-31`, name: "Nyårsafton", isGreat: true },
      ...(midsummer ? [{ date: addDays(midsummer.date, -1), name: "Midsommarafton", isGreat: true }] : []),
    ];
    return [...red, ...eves];
  });
}

/** The Monday of an ISO week; week 1 is the one with 4 January in it. */
export function mondayOfWeek(year: number, week: number): LocalDate {
  const inFirstWeek = `${year}-01-04`;
  return addDays(inFirstWeek, 1 - isoWeekday(inFirstWeek) + (week - 1) * 7);
}
