import { type Figure, parseFigure } from "@/lib/business/finance/figures";
import { groupings, isMonth } from "@/lib/business/finance/schemas";
import { firstValue, type SearchParams } from "@/lib/http/input/searchParams";
import { providerPaths } from "@/lib/paths";
import { isReachableDate } from "@/lib/time/supportedYears";

type FinanceGrouping = (typeof groupings)[number];

/** The state of the page, as its address holds it. */
export type FinanceQuery = {
  /** `YYYY-MM`; null: that of today. */
  month: string | null;
  by: FinanceGrouping;
};

function parseMonth(params: SearchParams): string | null {
  const month = firstValue(params.month);
  return month !== undefined && isMonth(month) ? month : null;
}

/** Reads the query of the address. Invalid values count as missing. */
export function parseFinanceQuery(params: SearchParams): FinanceQuery {
  const by = firstValue(params.by);
  return { month: parseMonth(params), by: groupings.find((each) => each === by) ?? "day" };
}

/** The address of the page with some changes; defaults are left out. */
export function financeHref(query: FinanceQuery, changes: Partial<FinanceQuery> = {}): string {
  const { month, by } = { ...query, ...changes };
  return providerPaths.finance({ month, by: by === "day" ? null : by });
}

/** What the page of rows shows, as its address holds it. */
export type RowsQuery = {
  month: string | null;
  figure: Figure;
  /** Whether it is that of all visits to come, whatever the month. */
  isAhead: boolean;
  /** A day of the month; null: all of them. */
  day: string | null;
  person: string | null;
  service: string | null;
  /** A VAT rate in percent. */
  vat: number | null;
  /** Counted from 0. */
  page: number;
};

const isUuid = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);

/** Reads the query of the address. Invalid values count as missing. */
export function parseRowsQuery(params: SearchParams): RowsQuery {
  const given = (name: string) => firstValue(params[name]);
  const id = (name: string) => {
    const value = given(name);
    return value !== undefined && isUuid(value) ? value : null;
  };
  const day = given("day");
  const vat = given("vat");
  const page = given("page");
  return {
    month: parseMonth(params),
    figure: parseFigure(given("figure")) ?? "earned",
    isAhead: given("ahead") === "1" && given("figure") === "booked",
    day: day !== undefined && isReachableDate(day) ? day : null,
    person: id("person"),
    service: id("service"),
    vat: vat !== undefined && /^\d{1,2}$/.test(vat) ? Number(vat) : null,
    page: page !== undefined && /^\d{1,5}$/.test(page) ? Number(page) : 0,
  };
}

/** The address of the rows of a figure. */
export function rowsHref({
  page = 0,
  isAhead = false,
  ...query
}: Partial<RowsQuery> & { figure: Figure }): string {
  return providerPaths.financeRows({ ...query, ahead: isAhead ? 1 : null, page: page === 0 ? null : page });
}
