import { type Context, present, seconds } from "../core/context";
import { formField } from "../core/form";
import { type PageAnswer, type PageRequest, type PageRoute, pathParam } from "../core/router";
import { answerChallenge, completeFree, expireSession, type PayAttempt, pay } from "../payments/checkout";
import type { CheckoutSessionRow } from "../payments/rows";
import type { TextKey } from "../server/texts";
import { totalOf } from "../shapes/checkout";
import { blank, declineText, readFreeForm, readPayForm, type Typed } from "./checkoutForm";
import { checkoutPage, payPage } from "./checkoutView";
import { cardName, money } from "./format";
import { html } from "./html";
import { document, foot, here, icon, notFound, sheet, type View, viewOf } from "./layout";

function successUrl(session: CheckoutSessionRow): string {
  return session.successUrl.replaceAll("{CHECKOUT_SESSION_ID}", session.id);
}

/** The session of the address, closed first if its time is up. */
function sessionOf(ctx: Context, request: PageRequest): CheckoutSessionRow | undefined {
  const session = ctx.tx.get("checkoutSession", pathParam(request, "id"));
  if (session?.status === "open" && session.expiresAt <= seconds(ctx)) return expireSession(ctx, session);
  return session;
}

function closedPage(ctx: Context, view: View, session: CheckoutSessionRow): PageAnswer {
  const { merchant } = checkoutPage(ctx, view, session);
  const back = session.cancelUrl;
  return sheet(view, {
    merchant,
    title: view.t("expiredTitle"),
    body: html`<div class="icon off">${icon("clock")}</div>
<div class="head"><h1>${view.t("expiredTitle")}</h1>
<p class="lead">${view.t("expiredLead", { merchant })}${back !== null && ` ${view.t("expiredHint")}`}</p></div>
${back !== null && html`<a class="button main" href="${back}">${view.t("backTo", { merchant })}</a>`}`,
  });
}

/** The result of a finished session: paid, still processing, or refused later by the bank. */
function outcomeOf(ctx: Context, session: CheckoutSessionRow): "paid" | "processing" | "failed" {
  if (session.paymentStatus !== "unpaid") return "paid";
  const intent = ctx.tx.get("paymentIntent", session.paymentIntent ?? "");
  return intent?.status === "processing" ? "processing" : "failed";
}

const FINISHED = {
  paid: { title: "paidTitle", lead: "paidLead", icon: "check", tone: "" },
  processing: { title: "processingTitle", lead: "processingLead", icon: "clock", tone: " off" },
  failed: { title: "failedTitle", lead: "failedLead", icon: "cross", tone: " bad" },
} as const satisfies Record<string, { title: TextKey; lead: TextKey; icon: string; tone: string }>;

function finishedPage(ctx: Context, view: View, session: CheckoutSessionRow): PageAnswer {
  const { merchant } = checkoutPage(ctx, view, session);
  const shown = FINISHED[outcomeOf(ctx, session)];
  return sheet(view, {
    merchant,
    title: view.t(shown.title),
    body: html`<div class="icon${shown.tone}">${icon(shown.icon)}</div>
<div class="head"><h1>${view.t(shown.title)}</h1><p class="lead">${view.t(shown.lead, { merchant })}</p></div>
<a class="button main" href="${successUrl(session)}">${view.t("continueTo", { merchant })}</a>`,
  });
}

/** What is shown for a session that can no longer be paid; undefined while it can. */
function notOpen(ctx: Context, view: View, session: CheckoutSessionRow): PageAnswer | undefined {
  if (session.status === "expired") return closedPage(ctx, view, session);
  if (session.status === "complete") return finishedPage(ctx, view, session);
  return undefined;
}

function show(ctx: Context, request: PageRequest): PageAnswer {
  const session = sessionOf(ctx, request);
  if (session === undefined) return notFound(viewOf(request, "auto"));
  const view = viewOf(request, session.locale);
  return notOpen(ctx, view, session) ?? payPage(checkoutPage(ctx, view, session), blank(session));
}

function pageAfter(ctx: Context, view: View, id: string, attempt: PayAttempt, typed: Typed): PageAnswer {
  const session = present(ctx.tx.get("checkoutSession", id));
  if (attempt.kind === "complete") return { location: successUrl(session) };
  if (attempt.kind === "challenge") return { location: here(view, `/c/pay/${id}/authenticate`) };
  return payPage(checkoutPage(ctx, view, session), { ...typed, declined: declineText(attempt.declineCode) });
}

function submit(ctx: Context, request: PageRequest): PageAnswer {
  const session = sessionOf(ctx, request);
  if (session === undefined) return notFound(viewOf(request, "auto"));
  const view = viewOf(request, session.locale);
  // Submitted twice, or again after going back: the first payment counts, and the customer is redirected.
  if (session.status === "complete") return { location: successUrl(session) };
  if (session.status === "expired") return closedPage(ctx, view, session);
  if (totalOf(session) === 0) {
    const typed = readFreeForm(session, request.form);
    if (Object.keys(typed.problems).length > 0) return payPage(checkoutPage(ctx, view, session), typed);
    return pageAfter(ctx, view, session.id, completeFree(ctx, session, typed), typed);
  }
  const { typed, payer } = readPayForm(ctx, session, request.form);
  if (payer === undefined) return payPage(checkoutPage(ctx, view, session), typed);
  return pageAfter(ctx, view, session.id, pay(ctx, session, payer), typed);
}

function challengeView(ctx: Context, view: View, session: CheckoutSessionRow): PageAnswer {
  const { merchant } = checkoutPage(ctx, view, session);
  const card = present(ctx.tx.get("paymentMethod", session.challenged ?? ""));
  const { t } = view;
  return document(view, {
    title: t("challengeTitle"),
    body: html`<div class="stage"><main class="sheet">
<div class="merchant"><span class="bank">${icon("bank")}${t("challengeBank")}</span><span class="tag">${t("testMode")}</span></div>
<div class="head"><h1>${t("challengeTitle")}</h1><p class="lead">${t("challengeLead")}</p></div>
<dl class="facts">
<div><dt>${t("challengeMerchant")}</dt><dd>${merchant}</dd></div>
<div><dt>${t("challengeAmount")}</dt><dd>${money(totalOf(session), session.currency, view.language)}</dd></div>
<div><dt>${t("challengeCard")}</dt><dd>${cardName(card.brand, card.last4)}</dd></div>
</dl>
<form class="actions" method="post" action="${here(view)}">
<button class="main" name="answer" value="confirm">${t("challengeConfirm")}</button>
<button class="quiet" name="answer" value="refuse">${t("challengeRefuse")}</button>
</form></main>${foot(view)}</div>`,
  });
}

function showChallenge(ctx: Context, request: PageRequest): PageAnswer {
  const session = sessionOf(ctx, request);
  if (session === undefined) return notFound(viewOf(request, "auto"));
  const view = viewOf(request, session.locale);
  const ended = notOpen(ctx, view, session);
  if (ended !== undefined) return ended;
  if (session.challenged === null) return { location: here(view, `/c/pay/${session.id}`) };
  return challengeView(ctx, view, session);
}

function answer(ctx: Context, request: PageRequest): PageAnswer {
  const session = sessionOf(ctx, request);
  if (session === undefined) return notFound(viewOf(request, "auto"));
  const view = viewOf(request, session.locale);
  if (session.status === "complete") return { location: successUrl(session) };
  if (session.status === "expired") return closedPage(ctx, view, session);
  if (session.challenged === null) return { location: here(view, `/c/pay/${session.id}`) };
  const attempt = answerChallenge(ctx, session, formField(request.form, "answer") === "confirm");
  return pageAfter(ctx, view, session.id, attempt, blank(present(ctx.tx.get("checkoutSession", session.id))));
}

export const checkoutPages: PageRoute[] = [
  { method: "GET", path: "/c/pay/:id", run: show },
  { method: "POST", path: "/c/pay/:id", run: submit },
  { method: "GET", path: "/c/pay/:id/authenticate", run: showChallenge },
  { method: "POST", path: "/c/pay/:id/authenticate", run: answer },
];
