import type { PriceRow } from "../billing/rows";
import { type Context, present, seconds } from "../core/context";
import type { PageAnswer } from "../core/router";
import { SHOWN_CARDS } from "../payments/cards";
import type { CheckoutSessionRow, LineItem } from "../payments/rows";
import type { TextKey } from "../server/texts";
import { totalOf } from "../shapes/checkout";
import type { FieldName, Typed } from "./checkoutForm";
import { CHECKOUT_SCRIPT } from "./checkoutScript";
import { groupedNumber, money, timeToday } from "./format";
import { type Html, html } from "./html";
import { avatar, document, foot, here, icon, inputField, problemText, type View } from "./layout";
import { merchantName } from "./merchant";

interface CheckoutPage {
  readonly ctx: Context;
  readonly view: View;
  readonly session: CheckoutSessionRow;
  readonly merchant: string;
}

export function checkoutPage(ctx: Context, view: View, session: CheckoutSessionRow): CheckoutPage {
  return { ctx, view, session, merchant: session.displayName ?? merchantName(ctx, session.account) };
}

const INTERVALS: Record<NonNullable<PriceRow["recurring"]>["interval"], TextKey> = {
  day: "everyDay",
  week: "everyWeek",
  month: "everyMonth",
  year: "everyYear",
};

/** `per månad`, for a price that recurs. */
export function intervalText(view: View, price: PriceRow | undefined): string | undefined {
  return price?.recurring == null ? undefined : view.t(INTERVALS[price.recurring.interval]);
}

function recurringText(page: CheckoutPage): string | undefined {
  const item = present(page.session.lineItems[0]);
  return intervalText(page.view, page.ctx.tx.get("price", item.priceId));
}

function line(page: CheckoutPage, item: LineItem): Html {
  const { language } = page.view;
  const each =
    item.quantity > 1 &&
    page.view.t("quantityEach", {
      quantity: item.quantity,
      amount: money(item.unitAmount, item.currency, language),
    });
  return html`<li><b>${item.description}</b><span class="num">${money(item.unitAmount * item.quantity, item.currency, language)}</span>
${item.detail !== null && html`<small>${item.detail}</small>`}${each !== false && html`<small>${each}</small>`}</li>`;
}

function merchantRow(page: CheckoutPage): Html {
  const { view, session, merchant } = page;
  const back = view.t("backTo", { merchant });
  return html`<div class="merchant">
${session.cancelUrl !== null && html`<a class="back" href="${session.cancelUrl}" aria-label="${back}" title="${back}">${icon("back")}</a>`}
${avatar(merchant)}<span class="name">${merchant}</span><span class="tag">${view.t("testMode")}</span></div>`;
}

function heading(page: CheckoutPage): string {
  const { view, session, merchant } = page;
  if (session.mode === "payment") return view.t("payTitle", { merchant });
  return view.t("subscribeTitle", { product: present(session.lineItems[0]).description });
}

/** Whom to ask, when the merchant has said so. */
function questions(page: CheckoutPage): Html | false {
  const account =
    page.session.account === null ? undefined : page.ctx.tx.get("account", page.session.account);
  const contact = account?.profile.supportEmail ?? account?.profile.supportPhone ?? null;
  return contact !== null && html`<span>${page.view.t("questions", { contact })}</span>`;
}

function taxLines(page: CheckoutPage): Html[] {
  const { view, session, ctx } = page;
  return session.lineItems
    .flatMap(({ taxes }) => taxes)
    .map(({ rate, amount }) => {
      const { displayName, percentage } = present(ctx.tx.get("taxRate", rate));
      const name = view.t("taxLine", { name: displayName, percent: String(percentage) });
      return html`<p class="sum"><span>${name}</span><span class="num">${money(amount, session.currency, view.language)}</span></p>`;
    });
}

function order(page: CheckoutPage): Html {
  const { view, session } = page;
  const total = money(totalOf(session), session.currency, view.language);
  const recurring = recurringText(page);
  const until = timeToday(session.expiresAt, seconds(page.ctx), view.language);
  return html`<header class="order"><div>
${merchantRow(page)}
<h1>${heading(page)}</h1>
<p class="amount num">${total}${recurring !== undefined && html` <small>${recurring}</small>`}</p>
<section aria-label="${view.t("orderSummary")}">
<ul class="lines">${session.lineItems.map((item) => line(page, item))}</ul>
${taxLines(page)}
<p class="sum"><span>${view.t("totalToPay")}</span><span class="num">${total}</span></p>
</section>
<p class="until">${questions(page)}<span>${view.t("openUntil", { time: until })}</span></p>
</div></header>`;
}

/** The first field with a problem gets the focus. */
const FIELD_ORDER: readonly FieldName[] = ["email", "number", "expiry", "cvc", "name", "terms"];

function firstWrong(typed: Typed): FieldName | undefined {
  return FIELD_ORDER.find((name) => typed.problems[name] !== undefined);
}

function alert(page: CheckoutPage, typed: Typed): Html | false {
  const { view } = page;
  if (typed.declined !== undefined) {
    return html`<div class="alert" role="alert" tabindex="-1" autofocus><p>${view.t(typed.declined)}</p></div>`;
  }
  return (
    firstWrong(typed) !== undefined &&
    html`<div class="alert" role="alert"><p>${view.t("fixFields")}</p></div>`
  );
}

function problemOf(page: CheckoutPage, typed: Typed, name: FieldName): string | undefined {
  const key = typed.problems[name];
  return key === undefined ? undefined : page.view.t(key);
}

function contactFields(page: CheckoutPage, typed: Typed): Html {
  const { view, session } = page;
  const fixed = session.customerEmail !== null;
  return html`<h2>${view.t("contact")}</h2>
${inputField({
  name: "email",
  label: view.t("email"),
  value: typed.email,
  hint: view.t("emailHint"),
  problem: problemOf(page, typed, "email"),
  focus: firstWrong(typed) === "email",
  attributes: `type="email" autocomplete="email" inputmode="email" maxlength="254" required${fixed ? " readonly" : ""}`,
})}`;
}

const CARD_ATTRIBUTES = {
  number:
    'type="text" inputmode="numeric" autocomplete="cc-number" maxlength="24" placeholder="1234 1234 1234 1234" required',
  expiry: 'type="text" inputmode="numeric" autocomplete="cc-exp" maxlength="7" required',
  cvc: 'type="text" inputmode="numeric" autocomplete="cc-csc" maxlength="4" placeholder="123" required',
  name: 'type="text" autocomplete="cc-name" maxlength="200" required',
};

function cardField(
  page: CheckoutPage,
  typed: Typed,
  name: keyof typeof CARD_ATTRIBUTES,
  label: TextKey,
): Html {
  const values = { number: groupedNumber(typed.number), expiry: typed.expiry, cvc: "", name: typed.name };
  const placeholder = name === "expiry" ? ` placeholder="${page.view.t("expiryShort")}"` : "";
  return inputField({
    name,
    label: page.view.t(label),
    value: values[name],
    problem: problemOf(page, typed, name),
    focus: firstWrong(typed) === name,
    attributes: CARD_ATTRIBUTES[name] + placeholder,
    ...(name === "number" ? { trailing: html`<span id="brand" aria-hidden="true"></span>` } : {}),
  });
}

function cardFields(page: CheckoutPage, typed: Typed): Html {
  return html`<h2>${page.view.t("cardDetails")}</h2>
${cardField(page, typed, "number", "cardNumber")}
<div class="row">${cardField(page, typed, "expiry", "expiry")}${cardField(page, typed, "cvc", "cvc")}</div>
${cardField(page, typed, "name", "cardName")}`;
}

function termsField(page: CheckoutPage, typed: Typed): Html | false {
  const { view, session, merchant } = page;
  if (!session.termsRequired) return false;
  const problem = problemOf(page, typed, "terms");
  return html`<div class="check"><input type="checkbox" id="terms" name="terms" value="yes" required${typed.terms && html` checked`}${problem !== undefined && html` aria-invalid="true" aria-describedby="terms-problem"`}>
<label for="terms">${session.termsText ?? view.t("terms", { merchant })}</label>${problemText("terms", problem)}</div>`;
}

function buttonText(page: CheckoutPage): string {
  const { view, session } = page;
  const amount = money(totalOf(session), session.currency, view.language);
  if (totalOf(session) === 0) return view.t("confirmFree");
  if (session.mode === "subscription") return view.t("subscribe", { amount });
  return view.t(session.submitType === "book" ? "book" : "pay", { amount });
}

function smallPrint(page: CheckoutPage): Html | false {
  const { view, session, merchant } = page;
  const interval = recurringText(page);
  const amount = money(totalOf(session), session.currency, view.language);
  const recurring =
    interval === undefined ? null : view.t("subscriptionTerms", { merchant, amount, interval });
  const texts = [session.submitText, recurring].filter((text) => text !== null);
  return texts.length > 0 && html`${texts.map((text) => html`<p class="fine">${text}</p>`)}`;
}

const CARD_TEXTS: Record<(typeof SHOWN_CARDS)[number]["text"], TextKey> = {
  success: "cardSuccess",
  declined: "cardDeclined",
  funds: "cardFunds",
  challenge: "cardChallenge",
  delayed: "cardDelayed",
  delayedFails: "cardDelayedFails",
  disputed: "cardDisputed",
};

function help(page: CheckoutPage): Html {
  const { t } = page.view;
  const rows = SHOWN_CARDS.map(({ number, text }) => {
    const grouped = groupedNumber(number);
    return html`<li><span><span class="num">${grouped}</span><small>${t(CARD_TEXTS[text])}</small></span>
<button type="button" class="quiet" data-card="${number}" aria-label="${t("helpUseLabel", { number: grouped })}">${t("helpUse")}</button></li>`;
  });
  return html`<details class="help"><summary>${t("helpTitle")} <span class="num">4242 4242 4242 4242</span></summary>
<div><p class="hint">${t("helpLead")}</p><ul>${rows}</ul></div></details>`;
}

/** The open session: what is bought to the left, the form to the right. */
export function payPage(page: CheckoutPage, typed: Typed): PageAnswer {
  const { view, session } = page;
  const free = totalOf(session) === 0;
  const wrong = typed.declined !== undefined || firstWrong(typed) !== undefined;
  const title = heading(page);
  return document(view, {
    title: wrong ? view.t("errorTitle", { title }) : title,
    script: CHECKOUT_SCRIPT,
    body: html`<a class="skip" href="#pay-form">${view.t("skip")}</a><div class="split">${order(page)}
<main class="pay"><div>
<form id="pay-form" method="post" action="${here(view, `/c/pay/${session.id}`)}" novalidate>
${alert(page, typed)}
${contactFields(page, typed)}
${!free && cardFields(page, typed)}
${termsField(page, typed)}
<button class="main" id="pay-button" data-working="${view.t("working")}">${!free && icon("lock")}<span>${buttonText(page)}</span></button>
${smallPrint(page)}
</form>
${!free && help(page)}
${foot(view)}
</div></main></div>`,
  });
}
