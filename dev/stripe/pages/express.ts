import { type Context, onBehalfOf, ownedRows } from "../core/context";
import { type PageAnswer, type PageRequest, type PageRoute, pathParam } from "../core/router";
import type { BalanceTransactionRow } from "../payments/rows";
import { balances } from "../resources/balance";
import type { TextKey } from "../server/texts";
import { displayName } from "../shapes/account";
import { dayAndTime, money } from "./format";
import { type Html, html } from "./html";
import { notFound, sheet, type View, viewOf } from "./layout";

/** How long a login link is valid. */
const LINK_SECONDS = 3_600;
const SHOWN = 25;

const TYPES: Record<BalanceTransactionRow["type"], TextKey> = {
  charge: "expressDescription",
  refund: "expressRefund",
  application_fee: "expressFee",
  application_fee_refund: "expressFeeReturned",
  refund_failure: "expressRefund",
  adjustment: "expressDispute",
  payout: "expressPayout",
  payout_failure: "expressPayoutFailed",
  stripe_fee: "expressAccountFee",
};

function transactions(ctx: Context, view: View): Html {
  const { t, language } = view;
  const rows = ownedRows(ctx, "balanceTransaction").toReversed().slice(0, SHOWN);
  if (rows.length === 0) return html`<p>${t("expressNone")}</p>`;
  const lines = rows.map((row) => {
    const amount = (value: number) => money(value, row.currency, language);
    return html`<tr><th scope="row">${row.description ?? t(TYPES[row.type])}<small>${dayAndTime(row.created, language)}</small></th>
<td>${amount(row.amount - row.fee)}${row.fee > 0 && html`<small>${amount(row.amount)} − ${amount(row.fee)}</small>`}</td></tr>`;
  });
  return html`<table class="bill"><tbody>${lines}</tbody></table>`;
}

function show(outer: Context, request: PageRequest): PageAnswer {
  const link = outer.tx.get("loginLink", pathParam(request, "id"));
  const account = link === undefined ? undefined : outer.tx.get("account", link.accountId);
  const view = viewOf(request, "auto");
  if (link === undefined || account === undefined || link.created * 1000 < outer.now - LINK_SECONDS * 1000) {
    return notFound(view);
  }
  const ctx = onBehalfOf(outer, account.id);
  const { t, language } = view;
  const sums = balances(ctx).map(
    (
      sum,
    ) => html`<div class="pair"><div><span>${t("expressPending")}</span><b class="num">${money(sum.pending, sum.currency, language)}</b></div>
<div><span>${t("expressAvailable")}</span><b class="num">${money(sum.available, sum.currency, language)}</b></div></div>`,
  );
  return sheet(view, {
    merchant: displayName(account) ?? account.id,
    title: t("expressTitle"),
    body: html`<h1>${t("expressTitle")}</h1>${sums}
${account.bank !== null && html`<p class="fine">${t("expressAccount", { last4: account.bank.last4 })}</p>`}
<section><h2>${t("expressPayments")}</h2>${transactions(ctx, view)}</section>`,
  });
}

export const expressPages: PageRoute[] = [{ method: "GET", path: "/express/:id", run: show }];
