import "server-only";
import { type UnansweredDispute, unansweredDisputes } from "@/lib/bookings/business/unansweredDisputes";
import { db } from "@/lib/db/client";
import { monthAfter, monthPeriod, type Period, previousPeriod } from "@/lib/ledger/periods";
import {
  type GroupedSum,
  type MoneySum,
  paidOutOfPeriod,
  stripeBalance,
  sumsOfPeriod,
  sumWithPrevious,
  type VatSum,
  vatOfPeriod,
} from "@/lib/ledger/sums";
import type { LocalDate } from "@/lib/time/localDate";
import { localDateOf } from "@/lib/time/zone";
import { loadFigures } from "../dashboard/figures";
import { payoutsOf, returnedPayouts, type SeenPayout } from "./payouts";
import type { groupings } from "./schemas";

/** How many months the chart shows, the one of the page being the last. */
const chartMonths = 6;

type Moved = { paidOutOre: number; stripeFeeOre: number };
/** Of a day, a person or a service. `name` is empty for a day, and for the one person of a business that works alone. */
export type NamedSum = GroupedSum & { name: string };

/** What the page of a month shows, in öre. */
export type Finance = {
  period: Period;
  previous: Period;
  today: LocalDate;
  sum: MoneySum;
  before: MoneySum;
  moved: Moved;
  movedBefore: Moved;
  vat: VatSum[];
  vatBefore: VatSum[];
  /** `YYYY-MM`, earliest first, also those in which nothing was. */
  months: { month: string; earnedOre: number; bookedOre: number }[];
  by: (typeof groupings)[number];
  groups: NamedSum[];
  payouts: SeenPayout[];
  /** Those that the bank returned and that no later one has made up for, whatever the month. */
  returned: SeenPayout[];
  /** All that is booked ahead, whatever the month. */
  ahead: { ore: number; bookings: number };
  disputes: UnansweredDispute[];
  /** The balance at Stripe. */
  balanceOre: number;
  /** Whether nothing was ever booked. */
  isNew: boolean;
};

type Asked = { timeZone: string; month: string; by: Finance["by"]; nowMs: number };

/** Everything that the page of a month shows. Callers let only owners ask. */
export async function loadFinance(
  providerId: string,
  { timeZone, month, by, nowMs }: Asked,
): Promise<Finance> {
  const period = monthPeriod(`${month}-01`);
  const previous = previousPeriod(period);
  const today = localDateOf(nowMs, timeZone);
  const question = { providerId, timeZone, period, nowMs };
  const before = { ...question, period: previous };
  const first = monthAfter(month, 1 - chartMonths);
  const chart = { ...question, period: { from: `${first}-01`, to: period.to } };
  const [sums, moved, movedBefore, vat, vatBefore, months, groups, payouts, figures] = await Promise.all([
    sumWithPrevious(question),
    paidOutOfPeriod(question),
    paidOutOfPeriod(before),
    vatOfPeriod(question),
    vatOfPeriod(before),
    sumsOfPeriod(chart, "month"),
    sumsOfPeriod(question, by),
    payoutsOf(providerId, { period, timeZone }),
    loadFigures(providerId, { today, timeZone, nowMs }),
  ]);
  const [disputes, returned, balanceOre, anything, named] = await Promise.all([
    unansweredDisputes(providerId),
    returnedPayouts(providerId),
    stripeBalance(providerId),
    db().booking.findFirst({ where: { providerId, status: { not: "pending" } }, select: { id: true } }),
    withNames(groups, by),
  ]);
  return {
    ...{
      period,
      previous,
      today,
      ...sums,
      moved,
      movedBefore,
      vat,
      vatBefore,
      by,
      payouts,
      returned,
      disputes,
      balanceOre,
    },
    months: Array.from({ length: chartMonths }, (_, index) => {
      const key = monthAfter(first, index);
      const { earnedOre = 0, bookedOre = 0 } = months.find((each) => each.key === key) ?? {};
      return { month: key, earnedOre, bookedOre };
    }),
    groups: named,
    ahead: { ore: figures.bookedOre, bookings: figures.activeBookings },
    isNew: anything === null,
  };
}

/** Days in their order; people and services by what is earned, the most first. */
async function withNames(groups: GroupedSum[], by: Finance["by"]): Promise<NamedSum[]> {
  const names =
    by === "day"
      ? new Map<string, string>()
      : await namesOf(
          groups.map(({ key }) => key),
          by,
        );
  return groups
    .map((group) => ({ ...group, name: names.get(group.key) ?? "" }))
    .toSorted((a, b) => (by === "day" ? a.key.localeCompare(b.key) : b.earnedOre - a.earnedOre));
}

/** The names of people or services, also of those that are not there any more. */
async function namesOf(ids: string[], by: "person" | "service"): Promise<Map<string, string>> {
  const asked = { where: { id: { in: ids } }, select: { id: true, name: true } };
  const rows = by === "person" ? await db().staffMember.findMany(asked) : await db().service.findMany(asked);
  return new Map(rows.map(({ id, name }) => [id, name ?? ""]));
}
