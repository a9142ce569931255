import { businessAheadMs } from "@/lib/availability/slots/rules";
import type { LedgerKind } from "@/lib/db/generated/enums";
import type { Period } from "@/lib/ledger/periods";
import { earnedKinds, type Phase, soldKinds } from "@/lib/ledger/words";
import { addDays, type LocalDate } from "@/lib/time/localDate";
import { MINUTE_MS, MINUTES_PER_DAY } from "@/lib/time/zone";

const dayMs = MINUTES_PER_DAY * MINUTE_MS;

/** What a figure of the page is made of: rows of these kinds, of bookings in these phases. */
type Made = { kinds: readonly LedgerKind[]; phases: readonly Phase[] };

const counted: readonly Phase[] = ["was", "cancelled"];

/** The figures that are sums of rows of the ledger. */
export const rowFigures = {
  earned: { kinds: earnedKinds, phases: counted },
  payment: { kinds: ["payment"], phases: counted },
  on_site: { kinds: ["on_site"], phases: counted },
  refund: { kinds: ["refund"], phases: counted },
  dispute: { kinds: ["dispute"], phases: counted },
  sold: { kinds: soldKinds, phases: counted },
  commission: { kinds: ["commission", "commission_returned"], phases: counted },
  kept: { kinds: earnedKinds, phases: ["cancelled"] },
  stripe_fee: { kinds: ["stripe_fee"], phases: counted },
} as const satisfies Record<string, Made>;

export type RowFigure = keyof typeof rowFigures;
/** `booked` and `unpaid` are sums of what was agreed and has not moved. */
export type Figure = RowFigure | "booked" | "unpaid";

const isRowFigure = (text: string): text is RowFigure => Object.hasOwn(rowFigures, text);

/** The figure of that name, or null. */
export function parseFigure(text: string | undefined): Figure | null {
  if (text === "booked" || text === "unpaid") return text;
  return text !== undefined && isRowFigure(text) ? text : null;
}

/** The days on which a visit can lie that is not over yet: from the night before today to the last that anybody can book. */
export function aheadPeriod(today: LocalDate): Period {
  return { from: addDays(today, -1), to: addDays(today, Math.ceil(businessAheadMs / dayMs) + 1) };
}

/** What a figure is made of; null for what no row has. */
export function madeOf(figure: Figure): Made | null {
  return figure === "booked" || figure === "unpaid" ? null : rowFigures[figure];
}
