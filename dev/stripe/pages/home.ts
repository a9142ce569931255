import type { Context } from "../core/context";
import type { PageAnswer, PageRequest, PageRoute } from "../core/router";
import { displayName } from "../shapes/account";
import { totalOf } from "../shapes/checkout";
import { dayAndTime, money } from "./format";
import { type Html, html, type Piece } from "./html";
import { document, viewOf } from "./layout";
import { merchantName } from "./merchant";
import { button, disputeButton, disputeRows, payoutRows } from "./money";

const SHOWN = 30;

function table(title: string, heads: readonly string[], rows: readonly (readonly Piece[])[]): Html {
  const body = rows.map((cells) => html`<tr>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>`);
  return html`<section><h2>${title}</h2><div class="scroll" tabindex="0" role="region" aria-label="${title}">${
    rows.length === 0
      ? html`<p class="empty">Nothing yet.</p>`
      : html`<table class="grid"><thead><tr>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead><tbody>${body}</tbody></table>`
  }</div></section>`;
}

function status(text: string, tone: "good" | "bad" | "" = ""): Html {
  return html`<span class="status ${tone}">${text}</span>`;
}

function newest<Row>(rows: readonly Row[]): Row[] {
  return rows.slice(-SHOWN).toReversed();
}

function accounts(ctx: Context): Html {
  const rows = newest(ctx.tx.all("account").filter((row) => !row.deleted)).map((row) => [
    displayName(row) ?? "–",
    html`<code>${row.id}</code>`,
    status(row.standing, row.standing === "enabled" ? "good" : ""),
    row.email ?? "–",
    dayAndTime(row.created, "en"),
    button(`/money/accounts/${row.id}/payouts`, "Pay out"),
  ]);
  return table("Connected accounts", ["Name", "Id", "Standing", "Email", "Created", "Payout"], rows);
}

function sessions(ctx: Context): Html {
  const rows = newest(ctx.tx.all("checkoutSession")).map((row) => [
    html`<a href="/c/pay/${row.id}"><code>${row.id.slice(0, 18)}…</code></a>`,
    merchantName(ctx, row.account),
    html`<span class="num">${money(totalOf(row), row.currency, "en")}</span>`,
    status(row.status, row.status === "complete" ? "good" : ""),
    row.paymentStatus,
    row.customerEmail ?? row.details?.email ?? "–",
    dayAndTime(row.created, "en"),
    disputeButton(ctx, row.paymentIntent),
  ]);
  return table(
    "Checkout sessions",
    ["Payment page", "Merchant", "Amount", "Status", "Payment", "Email", "Created", "Dispute"],
    rows,
  );
}

function disputes(ctx: Context): Html {
  const heads = ["Id", "Merchant", "Amount", "Reason", "Status", "Answer until", "Decide"];
  return table("Disputes", heads, disputeRows(ctx, SHOWN));
}

function payouts(ctx: Context): Html {
  const heads = ["Id", "Merchant", "Amount", "Status", "Created", "Fail"];
  return table("Payouts", heads, payoutRows(ctx, SHOWN));
}

function deliveryCell(ctx: Context, eventId: string): Piece {
  const delivery = ctx.tx.get("delivery", eventId);
  if (delivery === undefined) return "no receiver";
  const tone = delivery.status === "delivered" ? "good" : delivery.status === "pending" ? "" : "bad";
  const last = delivery.lastError ?? (delivery.lastStatus === null ? "" : `HTTP ${delivery.lastStatus}`);
  return html`${status(delivery.status, tone)} ${delivery.attempts > 0 && `${delivery.attempts} tries`} ${last}`;
}

function events(ctx: Context): Html {
  const rows = newest(ctx.tx.all("event")).map((row) => [
    row.type,
    html`<code>${row.id}</code>`,
    row.account === null ? "platform" : merchantName(ctx, row.account),
    dayAndTime(row.created, "en"),
    deliveryCell(ctx, row.id),
  ]);
  return table("Events and webhooks", ["Type", "Id", "Account", "Created", "Delivery"], rows);
}

function home(ctx: Context, request: PageRequest): PageAnswer {
  const { webhook } = ctx.config;
  return document(viewOf(request, "en"), {
    title: "Stripe stand-in",
    body: html`<main class="wide"><div class="head"><p><span class="tag">Test mode</span></p><h1>Stripe stand-in</h1>
<p class="lead">Answers the calls that this product makes to Stripe, on this machine alone. No real money moves.
${webhook === undefined ? "No webhook receiver is set." : html`Webhooks go to <code>${webhook.url}</code>.`}</p></div>
${sessions(ctx)}${disputes(ctx)}${accounts(ctx)}${payouts(ctx)}${events(ctx)}</main>`,
  });
}

export const homePages: PageRoute[] = [{ method: "GET", path: "/", run: home }];
