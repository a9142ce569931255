import "server-only";
import { bookingReference } from "@/lib/bookings/reference";
import { type SalePart, salePartsOf } from "@/lib/bookkeeping/saleParts";
import type { Tx } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import { inTransaction } from "@/lib/db/transaction";
import { soldKinds } from "@/lib/ledger/words";
import { type ReceiptContent, receiptKinds } from "./schemas";

const columns = {
  id: true,
  providerId: true,
  startsAt: true,
  timeZone: true,
  serviceName: true,
  totalOre: true,
  vatPercent: true,
  lines: { orderBy: { position: "asc" } },
  ledger: {
    where: { kind: { in: [...soldKinds] } },
    orderBy: { id: "asc" },
    include: { receipt: { select: { receiptId: true } } },
  },
  provider: {
    select: { companyName: true, organisationNumber: true, address: true, postalCode: true, city: true },
  },
} satisfies Prisma.BookingSelect;
type ReceiptBooking = Prisma.BookingGetPayload<{ select: typeof columns }>;

/**
 * Issues a receipt of what was paid or given back of a booking and is on none yet. Amounts that add up to 0 are on one if they
 * were paid through the product: its customer can show what was paid and that it all went back. Whoever asks
 * twice at once gets one: the booking is locked. The database gives the number, the next of the business.
 * @param bookingId of a booking that whoever asks may see
 */
export async function issueReceipt(bookingId: string, nowMs: number): Promise<void> {
  await inTransaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM bookings WHERE id = ${bookingId}::uuid FOR NO KEY UPDATE`;
    const booking = await tx.booking.findUniqueOrThrow({ where: { id: bookingId }, select: columns });
    const content = contentOf(booking);
    if (content !== null) await write(tx, booking, content, nowMs);
  });
}

const isNew = ({ kind, receipt }: ReceiptBooking["ledger"][number]) =>
  receipt === null && receiptKinds.some((each) => each === kind);

async function write(tx: Tx, booking: ReceiptBooking, content: ReceiptContent, nowMs: number): Promise<void> {
  const { id: bookingId, providerId } = booking;
  const { id: receiptId } = await tx.receipt.create({
    // The trigger replaces the number.
    data: { providerId, bookingId, number: 0, issuedAt: new Date(nowMs), content },
    select: { id: true },
  });
  const rows = booking.ledger.filter(isNew);
  await tx.receiptRow.createMany({
    data: rows.map(({ id: ledgerEntryId }) => ({ ledgerEntryId, receiptId })),
  });
}

/** null for nothing: no amounts, or some on the spot or of refunds alone that cancel each other out. */
function contentOf(booking: ReceiptBooking): ReceiptContent | null {
  const { ledger, lines, provider, serviceName, totalOre, vatPercent, startsAt, timeZone } = booking;
  const priced = lines.filter(({ priceOre }) => priceOre > 0);
  const whole = { serviceName, priceOre: totalOre, vatPercent };
  const services = priced.length > 0 ? priced : [whole];
  const parts = salePartsOf(ledger, services).filter((_, index) => {
    const row = ledger[index];
    return row !== undefined && isNew(row);
  });
  const rows = ledger.filter(isNew);
  const sumOre = rows.reduce((sum, { amountOre }) => sum + amountOre, 0);
  if (sumOre === 0 && !rows.some(({ kind }) => kind === "payment")) return null;
  const { companyName: name, ...seller } = provider;
  return {
    seller: { name, ...seller },
    timeZone,
    reference: bookingReference(booking.id),
    visitAt: startsAt.toISOString(),
    services: (lines.length > 0 ? lines : [whole]).map((line) => ({
      ...{ name: line.serviceName, priceOre: line.priceOre, vatPercent: line.vatPercent },
    })),
    amounts: rows.flatMap(({ kind, method, amountOre, occurredAt }) => {
      const known = receiptKinds.find((each) => each === kind);
      return known === undefined ? [] : [{ kind: known, method, amountOre, at: occurredAt.toISOString() }];
    }),
    vat: byRate(parts.flat()),
    totalOre: sumOre,
  };
}

/** The parts added up, the highest rate first. */
function byRate(parts: readonly SalePart[]): SalePart[] {
  return [...Map.groupBy(parts, ({ rate }) => rate)]
    .map(([rate, ofRate]) => ({
      rate,
      amountOre: ofRate.reduce((sum, { amountOre }) => sum + amountOre, 0),
      vatOre: ofRate.reduce((sum, { vatOre }) => sum + vatOre, 0),
    }))
    .filter(({ amountOre, vatOre }) => amountOre !== 0 || vatOre !== 0)
    .toSorted((a, b) => b.rate - a.rate);
}
