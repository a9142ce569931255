import "server-only";
import type { z } from "zod";
import { listPlanInvoices, serializePlanInvoice } from "@/lib/billing/planInvoices";
import type { planInvoiceSchema } from "@/lib/billing/schemas";
import { db } from "@/lib/db/client";
import { isAppError } from "@/lib/errors/AppError";
import type { Locale } from "@/lib/i18n/locales";
import { messagesFor } from "@/lib/i18n/messages";
import { loadProfile } from "@/lib/identity/accounts/profile";
import { listPasskeys } from "@/lib/identity/passkeys/ownPasskeys";
import { serializeOwnAccount } from "@/lib/identity/serializers";
import { zonedIso } from "@/lib/time/zonedIso";
import { serializeExportedBusiness, serializeExportedClient } from "./businessExport";
import { bookingPages, clientPages, loadBusinessRows } from "./businessRows";
import { csvLine, csvStart } from "./csv";
import { serializeExportedBooking } from "./exportedBooking";

type Owner = { providerId: string; userId: string };

/**
 * Everything that a business has, as the text of one JSON object (`businessExportSchema`), in pieces: clients and bookings
 * are read page by page while it is sent.
 * @throws AppError not_signed_in when the account was closed in the same moment; nothing was sent then
 */
export async function exportBusiness({ providerId, userId }: Owner, nowMs: number): Promise<Pieces> {
  const account = serializeOwnAccount(await loadProfile(userId, "provider"));
  const passkeys = (await listPasskeys(userId)).map(({ id: _, ...shown }) => shown);
  const rows = await loadBusinessRows(providerId);
  const head = {
    exportedAt: zonedIso(nowMs, rows.timeZone),
    account: { ...account, passkeys },
    ...serializeExportedBusiness(rows),
    invoices: await invoicesOf(providerId),
  };
  const { timeZone } = rows;
  return asJson(head, {
    clients: each(clientPages(providerId), (client) => serializeExportedClient(client, timeZone)),
    bookings: each(bookingPages(providerId), (booking) =>
      serializeExportedBooking(booking, { timeZone, nowMs }),
    ),
  });
}

type Pieces = AsyncGenerator<string>;

async function* asJson(head: object, lists: Record<string, AsyncGenerator<object[]>>): Pieces {
  yield JSON.stringify(head).slice(0, -1);
  for (const [name, pages] of Object.entries(lists)) {
    yield `,"${name}":[`;
    let before = "";
    for await (const page of pages) {
      yield before + page.map((item) => JSON.stringify(item)).join(",");
      before = ",";
    }
    yield "]";
  }
  yield "}";
}

type Asked = Parameters<typeof serializeExportedBooking>[1];

async function* each<Row>(
  pages: AsyncGenerator<Row[]>,
  serialize: (row: Row) => object,
): AsyncGenerator<object[]> {
  for await (const rows of pages) yield rows.map(serialize);
}

/** Null where Stripe does not answer: the file is complete without the invoices, which also have a page. */
async function invoicesOf(providerId: string): Promise<z.input<typeof planInvoiceSchema>[] | null> {
  try {
    return (await listPlanInvoices(providerId)).map(serializePlanInvoice);
  } catch (error) {
    if (isAppError(error, "payments_unavailable")) return null;
    throw error;
  }
}

/**
 * The bookings of a business as a table for a spreadsheet, in pieces; times are the business's own, amounts as they are
 * at `nowMs`.
 */
export async function exportBookings(providerId: string, locale: Locale, nowMs: number): Promise<Pieces> {
  const { timeZone } = await db().provider.findUniqueOrThrow({
    where: { id: providerId },
    select: { timeZone: true },
  });
  return asCsv(bookingPages(providerId), { timeZone, nowMs }, locale);
}

async function* asCsv(pages: ReturnType<typeof bookingPages>, asked: Asked, locale: Locale): Pieces {
  const { providerAccount, common } = messagesFor(locale);
  const { columns, statuses, modes } = providerAccount.file;
  yield csvStart + csvLine(columnNames.map((name) => columns[name]));
  for await (const rows of pages) {
    const lines = rows.map((row) => {
      const booking = serializeExportedBooking(row, asked);
      const { starts_at, ends_at, paid_at } = booking;
      const cells: Record<Column, string | number | null> = {
        reference: booking.reference,
        date: starts_at.slice(0, 10),
        starts: starts_at.slice(11, 16),
        ends: ends_at.slice(11, 16),
        service: booking.service_name,
        person: row.staffMember.name,
        customer: booking.customer_name,
        email: booking.customer_email,
        phone: booking.customer_phone,
        mode: modes[booking.delivery_mode],
        status: statuses[booking.status],
        source: common.bookedBy[booking.source],
        payment: booking.payment_state === null ? null : common.paid[booking.payment_state],
        price: booking.total_amount,
        vat: booking.vat_percent,
        commission: booking.commission_amount,
        received: booking.paid_amount,
        refunded: booking.refunded_amount,
        booked: booking.booked_amount,
        earned: booking.earned_amount,
        paid: paid_at === null ? null : paid_at.slice(0, 16).replace("T", " "),
        id: booking.id,
      };
      return csvLine(columnNames.map((name) => cells[name]));
    });
    yield lines.join("");
  }
}

const columnNames = [
  "reference",
  "date",
  "starts",
  "ends",
  "service",
  "person",
  "customer",
  "email",
  "phone",
  "mode",
  "status",
  "source",
  "payment",
  "price",
  "vat",
  "commission",
  "received",
  "refunded",
  "booked",
  "earned",
  "paid",
  "id",
] as const;
type Column = (typeof columnNames)[number];
