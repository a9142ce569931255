import type { PortalSessionRow, SubscriptionRow } from "../billing/rows";
import { saveSubscription, setCancelAtPeriodEnd } from "../billing/subscribe";
import { type Context, onBehalfOf, present } from "../core/context";
import { formField } from "../core/form";
import { type PageAnswer, type PageRequest, type PageRoute, pathParam } from "../core/router";
import { invoiceTotal } from "../shapes/invoice";
import { intervalText } from "./checkoutView";
import { cardName, dayText, money } from "./format";
import { type Html, html } from "./html";
import { here, notFound, sheet, type View, viewOf } from "./layout";
import { merchantName } from "./merchant";
import { invoiceStatus } from "./receipt";

function sessionOf(ctx: Context, request: PageRequest): PortalSessionRow | undefined {
  const token = pathParam(request, "token");
  return ctx.tx.all("portalSession").find((session) => session.token === token);
}

function subscriptionOf(ctx: Context, session: PortalSessionRow): SubscriptionRow | undefined {
  return ctx.tx
    .all("subscription")
    .findLast((row) => row.customer === session.customer && row.status !== "canceled");
}

function subscriptionSection(ctx: Context, view: View, row: SubscriptionRow): Html {
  const { t, language } = view;
  const price = present(ctx.tx.get("price", row.priceId));
  const product = present(ctx.tx.get("product", price.product));
  const method = present(ctx.tx.get("paymentMethod", row.paymentMethod));
  const date = dayText(row.periodEnd, language);
  const amount = money(price.unitAmount * row.quantity, price.currency, language);
  return html`<section class="head"><h2>${product.name}</h2>
<p class="big num">${amount} <small>${intervalText(view, price)}</small></p>
<p>${row.status !== "active" ? html`<span class="status bad">${t("portalPastDue")}</span>` : t(row.cancelAtPeriodEnd ? "portalEnds" : "portalRenews", { date })}</p></section>
<dl class="facts"><div><dt>${t("portalCard")}</dt><dd>${cardName(method.brand, method.last4)}</dd></div></dl>
<form class="actions" method="post" action="${here(view)}">${
    row.cancelAtPeriodEnd
      ? html`<button class="main" name="do" value="keep">${t("portalKeep")}</button>`
      : html`<button class="quiet" name="do" value="cancel">${t("portalCancel")}</button><p class="fine">${t("portalCancelHint")}</p>`
  }</form>`;
}

function invoicesSection(ctx: Context, view: View, customer: string): Html | false {
  const invoices = ctx.tx.all("invoice").filter((row) => row.customer === customer);
  if (invoices.length === 0) return false;
  const rows = invoices.toReversed().map(
    (
      row,
    ) => html`<tr><th scope="row"><a href="${here(view, `/i/${row.token}`)}">${row.number}</a><small>${dayText(row.created, view.language)}</small></th>
<td>${money(invoiceTotal(row), row.currency, view.language)}<small>${invoiceStatus(view, row)}</small></td></tr>`,
  );
  return html`<section><h2>${view.t("portalInvoices")}</h2><table class="bill"><tbody>${rows}</tbody></table></section>`;
}

function show(ctx: Context, request: PageRequest): PageAnswer {
  const session = sessionOf(ctx, request);
  if (session === undefined) return notFound(viewOf(request, "auto"));
  const view = viewOf(request, session.locale);
  const merchant = merchantName(ctx, session.account);
  const subscription = subscriptionOf(ctx, session);
  return sheet(view, {
    merchant,
    title: view.t("portalTitle"),
    body: html`<div class="head"><h1>${view.t("portalTitle")}</h1><p class="lead">${view.t("portalOf", { merchant })}</p></div>
${subscription === undefined ? html`<p>${view.t("portalNone")}</p>` : subscriptionSection(ctx, view, subscription)}
${invoicesSection(ctx, view, session.customer)}
${session.returnUrl !== null && html`<a class="button quiet noprint" href="${session.returnUrl}">${view.t("backTo", { merchant })}</a>`}`,
  });
}

function change(outer: Context, request: PageRequest): PageAnswer {
  const session = sessionOf(outer, request);
  if (session === undefined) return notFound(viewOf(request, "auto"));
  const ctx = onBehalfOf(outer, session.account);
  const subscription = subscriptionOf(ctx, session);
  if (subscription !== undefined) {
    const after = setCancelAtPeriodEnd(ctx, subscription, formField(request.form, "do") === "cancel");
    if (after !== subscription) saveSubscription(ctx, subscription, after);
  }
  return { location: here(viewOf(request, session.locale)) };
}

export const portalPages: PageRoute[] = [
  { method: "GET", path: "/p/session/:token", run: show },
  { method: "POST", path: "/p/session/:token", run: change },
];
