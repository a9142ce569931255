import "server-only";
import type Stripe from "stripe";
import type { z } from "zod";
import { db } from "@/lib/db/client";
import { isWebAddress } from "@/lib/http/webAddress";
import { toSek } from "@/lib/money/ore";
import { callStripe, isMissingAtStripe } from "@/lib/payments/stripe";
import { readBudgetMs, withinBudget } from "@/lib/payments/stripeBudget";
import type { planInvoiceSchema } from "./schemas";

/** Drafts are left out. */
const statuses = ["open", "paid", "void", "uncollectible"] as const;

/** An invoice of the monthly plan; amounts in öre. */
export type PlanInvoice = {
  id: string;
  number: string | null;
  status: (typeof statuses)[number];
  createdAt: Date;
  periodStart: Date;
  periodEnd: Date;
  netOre: number;
  vatOre: number;
  totalOre: number;
  /** The pages of Stripe that show it and that have it as a file; null where Stripe has none. */
  url: string | null;
  pdfUrl: string | null;
};

/** Eight years of months, in one request. */
const maxInvoices = 100;

/**
 * The invoices of a business for its plan, newest first, as Stripe has them (PLAN-2). Drafts are left out.
 * @param providerId of the session
 * @throws AppError payments_unavailable
 */
export async function listPlanInvoices(providerId: string): Promise<PlanInvoice[]> {
  const customers = await db().planSubscription.findMany({
    where: { providerId, stripeCustomerId: { not: null } },
    select: { stripeCustomerId: true },
    distinct: ["stripeCustomerId"],
  });
  const ids = customers.flatMap(({ stripeCustomerId }) => stripeCustomerId ?? []);
  const lists = await withinBudget(readBudgetMs, () => Promise.all(ids.map(invoicesOf)));
  return lists.flat().toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
}

async function invoicesOf(customer: string): Promise<PlanInvoice[]> {
  try {
    const { data } = await callStripe((stripe) => stripe.invoices.list({ customer, limit: maxInvoices }));
    return data.flatMap(planInvoice);
  } catch (error) {
    // The customer was removed at Stripe, and its invoices with it.
    if (isMissingAtStripe(error)) return [];
    throw error;
  }
}

function planInvoice(invoice: Stripe.Invoice): PlanInvoice[] {
  const status = statuses.find((each) => each === invoice.status);
  if (status === undefined) return [];
  const at = (seconds: number) => new Date(seconds * 1000);
  // The period of the invoice itself is that of single items; the paid period is that of its line.
  const period = invoice.lines.data[0]?.period ?? { start: invoice.period_start, end: invoice.period_end };
  const vatOre = (invoice.total_taxes ?? []).reduce((sum, { amount }) => sum + amount, 0);
  return [
    {
      id: invoice.id,
      number: invoice.number,
      status,
      createdAt: at(invoice.created),
      periodStart: at(period.start),
      periodEnd: at(period.end),
      netOre: invoice.total - vatOre,
      vatOre,
      totalOre: invoice.total,
      url: webAddress(invoice.hosted_invoice_url),
      pdfUrl: webAddress(invoice.invoice_pdf),
    },
  ];
}

const webAddress = (url: string | null | undefined): string | null => (isWebAddress(url) ? url : null);

/** An invoice in the contract's shape; amounts in SEK. */
export function serializePlanInvoice(invoice: PlanInvoice): z.input<typeof planInvoiceSchema> {
  return {
    id: invoice.id,
    number: invoice.number,
    status: invoice.status,
    created_at: invoice.createdAt.toISOString(),
    period_start: invoice.periodStart.toISOString(),
    period_end: invoice.periodEnd.toISOString(),
    net: toSek(invoice.netOre),
    vat: toSek(invoice.vatOre),
    total: toSek(invoice.totalOre),
    currency: "sek",
    url: invoice.url,
    pdf_url: invoice.pdfUrl,
  };
}
