import type { Context } from "../core/context";
import { ApiError } from "../core/errors";
import { formField } from "../core/form";
import { randomText } from "../core/ids";
import { type PageAnswer, type PageRequest, type PageRoute, pathParam } from "../core/router";
import { answerDispute } from "../payments/disputes";
import { decide, disputeCharge, payOut, settleOrFail } from "../server/moneyControl";
import { dayAndTime, money } from "./format";
import { type Html, html, type Piece } from "./html";
import { document, notFound, viewOf } from "./layout";
import { merchantName } from "./merchant";

/** Only the forms of this process's own pages have it: another site's form changes nothing here. */
const KEY = randomText(24);

/** A form of one button, which comes back to the start page. */
export function button(path: string, label: string, fields: Record<string, string> = {}): Html {
  const hidden = Object.entries({ ...fields, key: KEY }).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  );
  return html`<form class="inline" method="post" action="${path}">${hidden}<button class="quiet small">${label}</button></form>`;
}

export function disputeButton(ctx: Context, intentId: string | null): Piece {
  const intent = intentId === null ? undefined : ctx.tx.get("paymentIntent", intentId);
  const charge = ctx.tx.get("charge", intent?.latestCharge ?? "");
  if (charge?.status !== "succeeded") return "";
  const isDisputed = ctx.tx.all("dispute").some((dispute) => dispute.charge === charge.id);
  return isDisputed ? "disputed" : button(`/money/charges/${charge.id}/dispute`, "Dispute");
}

/** The cells of a row for each of the newest disputes. */
export function disputeRows(ctx: Context, shown: number): Piece[][] {
  const newest = ctx.tx.all("dispute").slice(-shown).toReversed();
  return newest.map((row) => {
    const isDecided = ["won", "lost", "warning_closed"].includes(row.status);
    const mayAnswer = row.status === "needs_response" || row.status === "warning_needs_response";
    return [
      html`<code>${row.id}</code>`,
      row.account === null ? "platform" : merchantName(ctx, row.account),
      html`<span class="num">${money(row.amount, row.currency, "en")}</span>`,
      row.reason,
      row.status,
      dayAndTime(row.dueBy, "en"),
      html`${mayAnswer && button(`/money/disputes/${row.id}/answer`, "Answer")} ${
        !isDecided &&
        html`${button(`/money/disputes/${row.id}/decide`, "Win", { outcome: "won" })} ${button(`/money/disputes/${row.id}/decide`, "Lose", { outcome: "lost" })}`
      }`,
    ];
  });
}

/** The cells of a row for each of the newest payouts. */
export function payoutRows(ctx: Context, shown: number): Piece[][] {
  const newest = ctx.tx.all("payout").slice(-shown).toReversed();
  return newest.map((row) => [
    html`<code>${row.id}</code>`,
    row.account === null ? "platform" : merchantName(ctx, row.account),
    html`<span class="num">${money(row.amount, row.currency, "en")}</span>`,
    row.status,
    dayAndTime(row.created, "en"),
    row.status === "failed" ? "" : button(`/money/payouts/${row.id}/fail`, "Return it"),
  ]);
}

type Change = (ctx: Context, id: string, request: PageRequest) => object | null;

/** What a button does; what cannot be done is said on a page, with the way back. */
function press(path: string, change: Change): PageRoute {
  const run = (ctx: Context, request: PageRequest): PageAnswer => {
    const view = viewOf(request, "en");
    if (formField(request.form, "key") !== KEY) return notFound(view);
    try {
      return change(ctx, pathParam(request, "id"), request) === null ? notFound(view) : { location: "/" };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const body = html`<main class="wide"><h1>${error.message}</h1><p><a href="/">Back</a></p></main>`;
      return document(view, { title: error.message, body });
    }
  };
  return { method: "POST", path, run };
}

export const moneyPages: PageRoute[] = [
  press("/money/charges/:id/dispute", (ctx, id) => disputeCharge(ctx, id, {})),
  press("/money/disputes/:id/answer", (ctx, id) => {
    const dispute = ctx.tx.get("dispute", id);
    if (dispute === undefined) return null;
    const evidence = { uncategorized_text: "The customer was here." };
    return answerDispute({ ...ctx, account: dispute.account }, dispute, {
      evidence,
      metadata: dispute.metadata,
      submits: true,
    });
  }),
  press("/money/disputes/:id/decide", (ctx, id, request) =>
    decide(ctx, id, { outcome: formField(request.form, "outcome") === "won" ? "won" : "lost" }),
  ),
  press("/money/accounts/:id/payouts", (ctx, id) => payOut(ctx, id, {})),
  press("/money/payouts/:id/fail", (ctx, id) => settleOrFail(ctx, id, { fails: true })),
];
