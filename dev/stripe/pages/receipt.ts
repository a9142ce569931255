import type { InvoiceRow } from "../billing/rows";
import { type Context, present } from "../core/context";
import { type PageAnswer, type PageRequest, type PageRoute, pathParam } from "../core/router";
import type { ChargeRow, RefundRow } from "../payments/rows";
import { invoiceTotal } from "../shapes/invoice";
import { cardName, dayText, longDayAndTime, money } from "./format";
import { type Html, html } from "./html";
import { notFound, sheet, type View, viewOf } from "./layout";
import { merchantName } from "./merchant";

interface BillLine {
  readonly text: string;
  readonly detail: string | null;
  readonly amount: string;
  /** Set in the foot's weight of an ordinary line. */
  readonly light?: boolean;
}

function billRow(line: BillLine): Html {
  return html`<tr${line.light === true && html` class="light"`}><th scope="row">${line.text}${line.detail !== null && html`<small>${line.detail}</small>`}</th><td>${line.amount}</td></tr>`;
}

function bill(view: View, lines: readonly BillLine[], totals: readonly BillLine[]): Html {
  return html`<section><h2>${view.t("items")}</h2><table class="bill"><tbody>${lines.map(billRow)}</tbody><tfoot>${totals.map(billRow)}</tfoot></table></section>`;
}

function facts(pairs: readonly (readonly [string, string])[]): Html {
  return html`<dl class="facts">${pairs.map(([term, value]) => html`<div><dt>${term}</dt><dd>${value}</dd></div>`)}</dl>`;
}

function bought(ctx: Context, view: View, charge: ChargeRow): BillLine[] {
  const amount = (value: number) => money(value, charge.currency, view.language);
  const intent = present(ctx.tx.get("paymentIntent", charge.paymentIntent));
  const session = intent.session === null ? undefined : ctx.tx.get("checkoutSession", intent.session);
  if (session === undefined) {
    return [{ text: charge.description ?? view.t("payment"), detail: null, amount: amount(charge.amount) }];
  }
  return session.lineItems.map((item) => ({
    text: item.quantity > 1 ? `${item.quantity} × ${item.description}` : item.description,
    detail: item.detail,
    amount: amount(item.unitAmount * item.quantity),
  }));
}

function refundLine(view: View, refund: RefundRow): BillLine {
  const date = dayText(refund.created, view.language);
  return {
    text: view.t(refund.status === "pending" ? "refundPending" : "refunded", { date }),
    detail: refund.receiptNumber,
    amount: money(-refund.amount, refund.currency, view.language),
    light: true,
  };
}

function localeOf(ctx: Context, charge: ChargeRow): string | null {
  const intent = ctx.tx.get("paymentIntent", charge.paymentIntent);
  return ctx.tx.get("checkoutSession", intent?.session ?? "")?.locale ?? null;
}

function receiptPage(ctx: Context, request: PageRequest, charge: ChargeRow): PageAnswer {
  const view = viewOf(request, localeOf(ctx, charge));
  const { t, language } = view;
  const merchant = merchantName(ctx, charge.account);
  const method = present(ctx.tx.get("paymentMethod", charge.paymentMethod));
  const refunds = ctx.tx
    .all("refund")
    .filter((refund) => refund.charge === charge.id && refund.status !== "failed");
  const amount = (value: number) => money(value, charge.currency, language);
  const totals: BillLine[] = [
    { text: t("total"), detail: null, amount: amount(charge.amount) },
    ...refunds.map((refund) => refundLine(view, refund)),
  ];
  const left = charge.amount - charge.amountRefunded;
  if (refunds.length > 0) totals.push({ text: t("afterRefunds"), detail: null, amount: amount(left) });
  return sheet(view, {
    merchant,
    title: t("receiptTitle", { merchant }),
    body: html`<div class="head"><h1>${t("receiptTitle", { merchant })}</h1><p class="big num">${amount(charge.amount)}</p></div>
${left === 0 && html`<p class="note">${t("fullyRefunded")}</p>`}
${facts([
  [t("datePaid"), longDayAndTime(charge.created, language)],
  [t("paymentMethod"), cardName(method.brand, method.last4)],
  [t("receiptNumber"), charge.receiptNumber],
])}
${bill(view, bought(ctx, view, charge), totals)}
${charge.receiptEmail !== null && html`<p class="fine">${t("sentTo", { email: charge.receiptEmail })}</p>`}`,
  });
}

function receipt(ctx: Context, request: PageRequest): PageAnswer {
  const token = pathParam(request, "token");
  const charge = ctx.tx.all("charge").find((row) => row.receiptToken === token && row.status === "succeeded");
  return charge === undefined ? notFound(viewOf(request, "auto")) : receiptPage(ctx, request, charge);
}

const INVOICE_STATUS = { paid: "invoicePaid", open: "invoiceOpen", void: "invoiceVoid" } as const;

export function invoiceStatus(view: View, invoice: InvoiceRow): Html {
  const tone = invoice.status === "paid" ? " good" : invoice.status === "open" ? " bad" : "";
  return html`<span class="status${tone}">${view.t(INVOICE_STATUS[invoice.status])}</span>`;
}

function taxLines(ctx: Context, view: View, { taxes, currency }: InvoiceRow): BillLine[] {
  return taxes.map(({ rate, amount }) => {
    const { displayName, percentage } = present(ctx.tx.get("taxRate", rate));
    return {
      text: view.t("taxLine", { name: displayName, percent: String(percentage) }),
      detail: null,
      amount: money(amount, currency, view.language),
      light: true,
    };
  });
}

function invoicePage(ctx: Context, request: PageRequest, row: InvoiceRow): PageAnswer {
  const customer = ctx.tx.get("customer", row.customer);
  const view = viewOf(request, customer?.preferredLocales[0] ?? null);
  const { t, language } = view;
  const merchant = merchantName(ctx, row.account);
  const shown = (value: number) => money(value, row.currency, language);
  const amount = shown(invoiceTotal(row));
  const period = `${dayText(row.periodStart, language)} – ${dayText(row.periodEnd, language)}`;
  return sheet(view, {
    merchant,
    title: t("invoiceTitle", { merchant }),
    body: html`<div class="head"><h1>${t("invoiceTitle", { merchant })}</h1><p class="big num">${amount}</p><p>${invoiceStatus(view, row)}</p></div>
${facts([
  [t("invoiceNumber"), row.number],
  [t("datePaid"), row.paidAt === null ? "–" : dayText(row.paidAt, language)],
  [t("email"), row.customerEmail ?? "–"],
])}
${bill(
  view,
  [{ text: row.description, detail: period, amount: shown(row.amount) }],
  [...taxLines(ctx, view, row), { text: t("total"), detail: null, amount }],
)}`,
  });
}

function invoice(ctx: Context, request: PageRequest): PageAnswer {
  const token = pathParam(request, "token");
  const row = ctx.tx.all("invoice").find((candidate) => candidate.token === token);
  return row === undefined ? notFound(viewOf(request, "auto")) : invoicePage(ctx, request, row);
}

export const receiptPages: PageRoute[] = [
  { method: "GET", path: "/receipts/:token", run: receipt },
  { method: "GET", path: "/i/:token", run: invoice },
];
