import { groupedIban } from "../accounts/numbers";
import type { OnboardingRow } from "../accounts/rows";
import type { PageAnswer } from "../core/router";
import type { TextKey } from "../server/texts";
import { type Html, html } from "./html";
import { document, foot, here, icon, inputField, problemText, type View } from "./layout";

export type Problems = Partial<Record<keyof OnboardingRow["draft"] | "agree", TextKey>>;

export interface OnboardingPage {
  readonly view: View;
  readonly onboarding: OnboardingRow;
  readonly platform: string;
  readonly problems: Problems;
}

const STEPS = [
  ["business", "stepBusiness"],
  ["bank", "stepBank"],
  ["review", "stepReview"],
] as const;

function steps(page: OnboardingPage): Html {
  const { t } = page.view;
  const now = STEPS.findIndex(([step]) => step === page.onboarding.step);
  const items = STEPS.map(([, text], index) => {
    if (index < now) return html`<li class="done">${t(text)} <span>(${t("stepDone")})</span></li>`;
    return index === now
      ? html`<li class="now" aria-current="step">${t(text)}</li>`
      : html`<li>${t(text)}</li>`;
  });
  return html`<nav aria-label="${t("steps")}"><ol class="steps">${items}</ol></nav>`;
}

function problem(page: OnboardingPage, name: keyof Problems): string | undefined {
  const key = page.problems[name];
  return key === undefined ? undefined : page.view.t(key);
}

interface DraftField {
  readonly name: Exclude<keyof OnboardingRow["draft"], "businessType">;
  readonly label: TextKey;
  readonly hint?: TextKey;
  readonly attributes?: string;
}

function draftField(page: OnboardingPage, parts: DraftField): Html {
  const { t } = page.view;
  return inputField({
    name: parts.name,
    label: t(parts.label),
    value: page.onboarding.draft[parts.name],
    problem: problem(page, parts.name),
    focus: Object.keys(page.problems)[0] === parts.name,
    attributes: `type="text" maxlength="200" required ${parts.attributes ?? ""}`,
    ...(parts.hint === undefined ? {} : { hint: t(parts.hint) }),
  });
}

function typeChoice(page: OnboardingPage): Html {
  const { t } = page.view;
  const choice = (value: "company" | "individual", text: TextKey) =>
    html`<label class="choice"><input type="radio" name="businessType" value="${value}"${page.onboarding.draft.businessType === value && html` checked`}>${t(text)}</label>`;
  return html`<fieldset><legend>${t("businessType")}</legend>${choice("company", "typeCompany")}${choice("individual", "typeIndividual")}</fieldset>`;
}

function businessStep(page: OnboardingPage): Html {
  return html`${typeChoice(page)}
${draftField(page, { name: "businessName", label: "businessName", hint: "businessNameHint", attributes: 'autocomplete="organization"' })}
${draftField(page, { name: "organisationNumber", label: "orgNumber", hint: "orgNumberHint", attributes: 'inputmode="numeric"' })}
${draftField(page, { name: "description", label: "description", hint: "descriptionHint" })}`;
}

function bankStep(page: OnboardingPage): Html {
  return html`${draftField(page, { name: "iban", label: "iban", hint: "ibanHint", attributes: 'autocomplete="off" autocapitalize="characters" spellcheck="false"' })}
${draftField(page, { name: "holder", label: "holder", attributes: 'autocomplete="name"' })}`;
}

function reviewStep(page: OnboardingPage): Html {
  const { t } = page.view;
  const { draft } = page.onboarding;
  const rows: [TextKey, string][] = [
    ["businessType", t(draft.businessType === "company" ? "typeCompany" : "typeIndividual")],
    ["businessName", draft.businessName],
    ["orgNumber", draft.organisationNumber],
    ["description", draft.description],
    ["iban", groupedIban(draft.iban)],
    ["holder", draft.holder],
  ];
  const wrong = problem(page, "agree");
  return html`<p class="lead">${t("reviewLead")}</p>
<dl class="facts long">${rows.map(([term, value]) => html`<div><dt>${t(term)}</dt><dd>${value}</dd></div>`)}</dl>
<div class="check"><input type="checkbox" id="agree" name="agree" value="yes" required${wrong !== undefined && html` aria-invalid="true" aria-describedby="agree-problem" autofocus`}>
<label for="agree">${t("agree")}</label>${problemText("agree", wrong)}</div>`;
}

function buttons(page: OnboardingPage): Html {
  const { t } = page.view;
  const { step } = page.onboarding;
  const forward =
    step === "review"
      ? html`<button class="main" name="do" value="submit">${t("submit")}</button>
<button class="quiet" name="do" value="submit-pending" aria-describedby="pending-hint">${t("submitWithoutDocument")}</button>
<p class="fine" id="pending-hint">${t("submitWithoutDocumentHint")}</p>`
      : html`<button class="main" name="do" value="next">${t("continue")}</button>`;
  return html`<div class="actions">${forward}
<div class="minor">${step !== "business" && html`<button class="plain" name="do" value="back">${t("back")}</button>`}
<button class="plain" name="do" value="leave">${t("leave")}</button></div></div>`;
}

/** A button that fills in valid test numbers. */
function prefill(page: OnboardingPage): Html | false {
  const { t } = page.view;
  if (page.onboarding.step === "review") return false;
  return html`<div class="prefill"><span><b>${t("prefillTitle")}</b>${t("prefillLead")}</span>
<button class="quiet" name="do" value="fill">${t("helpUse")}</button></div>`;
}

function frame(page: OnboardingPage, title: string, body: Html): PageAnswer {
  const { view, platform } = page;
  const wrong = Object.keys(page.problems).length > 0;
  return document(view, {
    title: wrong ? view.t("errorTitle", { title }) : `${title} – ${view.t("onboardingTitle")}`,
    body: html`<div class="stage"><main class="sheet">
<div class="merchant"><span class="bank">${icon("bank")}${view.t("onboardingTitle")}</span><span class="tag">${view.t("testMode")}</span></div>
<p class="fine">${view.t("onboardingOf", { platform })}</p>
${body}</main>${foot(view)}</div>`,
  });
}

/** One of the three steps. */
export function stepPage(page: OnboardingPage): PageAnswer {
  const { view, onboarding } = page;
  const index = STEPS.findIndex(([step]) => step === onboarding.step);
  const [, text] = STEPS[index] ?? STEPS[0];
  const fields = { business: businessStep, bank: bankStep, review: reviewStep };
  const body = onboarding.step in fields ? fields[STEPS[index]?.[0] ?? "business"](page) : html``;
  return frame(
    page,
    view.t(text),
    html`${steps(page)}<div class="head"><p class="fine">${view.t("stepOf", { step: index + 1, of: STEPS.length })}</p><h1>${view.t(text)}</h1></div>
<form method="post" action="${here(view)}" novalidate>${body}${buttons(page)}${prefill(page)}</form>`,
  );
}

/** The step for the document that is missing after everything else was submitted. */
export function documentPage(page: OnboardingPage): PageAnswer {
  const { t } = page.view;
  return frame(
    page,
    t("documentTitle"),
    html`<div class="head"><h1>${t("documentTitle")}</h1><p class="lead">${t("documentLead", { business: page.onboarding.draft.businessName })}</p></div>
<form method="post" action="${here(page.view)}"><div class="actions"><button class="main" name="do" value="document" aria-describedby="document-hint">${t("documentConfirm")}</button>
<p class="fine" id="document-hint">${t("documentHint")}</p>
<button class="plain" name="do" value="leave">${t("leave")}</button></div></form>`,
  );
}

/** For an account that has nothing left to do. */
export function donePage(page: OnboardingPage): PageAnswer {
  const { t } = page.view;
  return frame(
    page,
    t("doneTitle"),
    html`<div class="icon">${icon("check")}</div><div class="head"><h1>${t("doneTitle")}</h1><p class="lead">${t("doneLead", { business: page.onboarding.draft.businessName })}</p></div>
<a class="button main" href="${page.onboarding.returnUrl}">${t("continueTo", { merchant: page.platform })}</a>`,
  );
}
