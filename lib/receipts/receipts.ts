import "server-only";
import type { z } from "zod";
import { opening, openTo, type Proof } from "@/lib/bookings/access";
import { db } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import { AppError } from "@/lib/errors/AppError";
import { toSek } from "@/lib/money/ore";
import { issueReceipt } from "./issueReceipt";
import { type ReceiptContent, receiptContentSchema, type receiptSchema } from "./schemas";
import { isForWellness } from "./wellness";

/** A receipt as pages show it. */
export type Receipt = {
  number: number;
  issuedMs: number;
  buyerName: string;
  /** Whether an employer's wellness allowance can pay for all that was done. */
  isForWellness: boolean;
  content: ReceiptContent;
};

const filedUnder = { service: { select: { subcategory: { select: { wellness: true } } } } } as const;

/** The receipts of a booking, the latest first, issuing what is due; null for a booking that `where` does not find. */
async function receiptsWhere(
  where: Prisma.BookingWhereInput & { id: string },
  nowMs: number,
): Promise<Receipt[] | null> {
  const found = await db().booking.findFirst({ where, select: { id: true } });
  if (found === null) return null;
  await issueReceipt(found.id, nowMs);
  const booking = await db().booking.findUniqueOrThrow({
    where: { id: found.id },
    select: {
      customerName: true,
      receipts: { orderBy: { number: "desc" } },
      lines: { select: { ...filedUnder, priceOre: true, vatPercent: true } },
      ...{ ...filedUnder, totalOre: true, vatPercent: true },
    },
  });
  const { customerName: buyerName, receipts, lines, ...whole } = booking;
  const sold = lines.length > 0 ? lines : [{ ...whole, priceOre: whole.totalOre }];
  const isWellness = sold.every((each) => isForWellness(each.service.subcategory.wellness, each));
  return receipts.map(({ number, issuedAt, content }) => ({
    ...{ number, issuedMs: issuedAt.getTime(), buyerName, isForWellness: isWellness },
    content: receiptContentSchema.parse(content),
  }));
}

/** To whoever may open the booking as its customer; null for everybody else. */
export async function receiptsOfCustomer(
  bookingId: string,
  proof: Proof,
  nowMs: number,
): Promise<Receipt[] | null> {
  const where = await opening(bookingId, proof, nowMs);
  return where && receiptsWhere(where, nowMs);
}

/**
 * The same for calls.
 * @throws AppError not_signed_in when nothing was shown; not_found for what is not theirs
 */
export async function loadReceiptsOfCustomer(
  bookingId: string,
  proof: Proof,
  nowMs: number,
): Promise<Receipt[]> {
  const receipts = await receiptsWhere(await openTo(bookingId, proof, nowMs), nowMs);
  if (receipts === null) throw new AppError("not_found");
  return receipts;
}

/**
 * To the business, for its owners; null for another's booking.
 * @param providerId of the session
 */
export function receiptsOfBusiness(
  providerId: string,
  bookingId: string,
  nowMs: number,
): Promise<Receipt[] | null> {
  return receiptsWhere({ id: bookingId, providerId }, nowMs);
}

/** A receipt in the contract's shape, with amounts in SEK. */
export function serializeReceipt({
  number,
  issuedMs,
  buyerName,
  content,
}: Receipt): z.infer<typeof receiptSchema> {
  const { seller, services, amounts, vat } = content;
  return {
    number,
    issued_at: new Date(issuedMs).toISOString(),
    buyer_name: buyerName,
    seller_name: seller.name,
    organisation_number: seller.organisationNumber,
    visit_at: content.visitAt,
    services: services.map(({ name, priceOre, vatPercent }) => ({
      ...{ name, price: toSek(priceOre), vat_percent: vatPercent },
    })),
    amounts: amounts.map(({ kind, method, amountOre, at }) => ({
      ...{ kind, method, amount: toSek(amountOre), at },
    })),
    vat: vat.map(({ rate, amountOre, vatOre }) => ({
      ...{ rate, amount: toSek(amountOre), vat_amount: toSek(vatOre) },
    })),
    total_amount: toSek(content.totalOre),
  };
}
