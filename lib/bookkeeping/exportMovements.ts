import "server-only";
import { csvLine, csvStart } from "@/lib/account/export/csv";
import { bookingReference } from "@/lib/bookings/reference";
import { db } from "@/lib/db/client";
import type { Locale } from "@/lib/i18n/locales";
import { messagesFor } from "@/lib/i18n/messages";
import type { Period } from "@/lib/ledger/periods";
import { toSek } from "@/lib/money/ore";
import { localDateOf } from "@/lib/time/zone";
import { zonedIso } from "@/lib/time/zonedIso";
import { isAccountFee, loadMovements, type Movement } from "./loadMovements";

/**
 * The rows of the ledger of a period as a table for a spreadsheet, in pieces: days and times are the business's own,
 * amounts in SEK. Customers are not named: a booking is found by its reference.
 */
export async function* exportMovements(
  providerId: string,
  { period, locale }: { period: Period; locale: Locale },
): AsyncGenerator<string> {
  const { columns } = messagesFor(locale).bookkeeping;
  const { timeZone } = await db().provider.findUniqueOrThrow({
    where: { id: providerId },
    select: { timeZone: true },
  });
  yield csvStart + csvLine(columnNames.map((name) => columns[name]));
  for await (const month of loadMovements({ providerId, timeZone, period, dated: "moved" })) {
    for (const movement of month) {
      const cells = cellsOf(movement, { timeZone, locale });
      yield csvLine(columnNames.map((name) => cells[name]));
    }
  }
}

type Shown = { timeZone: string; locale: Locale };

function cellsOf(movement: Movement, { timeZone, locale }: Shown): Record<Column, string | number | null> {
  const { kind: kinds, method: methods, accountFee } = messagesFor(locale).money.rows;
  const { booking, method, parts } = movement;
  const vatOf = (rate: number) => {
    const part = parts.find((each) => each.rate === rate);
    return part === undefined ? null : toSek(part.vatOre);
  };
  return {
    date: movement.day,
    time: zonedIso(movement.occurredMs, timeZone).slice(11, 16),
    kind: isAccountFee(movement) ? accountFee : kinds[movement.kind],
    method: method && methods[method],
    amount: toSek(movement.amountOre),
    vat25: vatOf(25),
    vat12: vatOf(12),
    vat6: vatOf(6),
    reference: booking && bookingReference(booking.id),
    visit: booking && localDateOf(booking.visitMs, timeZone),
    service: booking?.serviceName ?? null,
    person: booking?.personName ?? null,
    booking: booking?.id ?? null,
    id: movement.id,
  };
}

const columnNames = [
  "date",
  "time",
  "kind",
  "method",
  "amount",
  "vat25",
  "vat12",
  "vat6",
  "reference",
  "visit",
  "service",
  "person",
  "booking",
  "id",
] as const;
type Column = (typeof columnNames)[number];
