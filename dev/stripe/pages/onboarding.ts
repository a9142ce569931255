import { readIban, readOrganisationNumber } from "../accounts/numbers";
import { handIn, handInDocument, openLink } from "../accounts/onboard";
import type { OnboardingRow } from "../accounts/rows";
import { type Context, present } from "../core/context";
import { type FormTree, formField } from "../core/form";
import { type PageAnswer, type PageRequest, type PageRoute, pathParam } from "../core/router";
import { languageOf, notFound, viewOf } from "./layout";
import { documentPage, donePage, type OnboardingPage, type Problems, stepPage } from "./onboardingView";

function open(ctx: Context, request: PageRequest): PageAnswer {
  const linkId = pathParam(request, "link");
  const link = ctx.tx.get("accountLink", linkId);
  if (link === undefined) return notFound(viewOf(request, "auto"));
  const onboarding = openLink(ctx, pathParam(request, "account"), linkId, languageOf(request, "auto"));
  // A link can be opened once, within minutes; the platform then makes a new one.
  return { location: onboarding === undefined ? link.refreshUrl : `/setup/s/${onboarding.id}` };
}

function pageOf(
  ctx: Context,
  request: PageRequest,
  onboarding: OnboardingRow,
  problems: Problems = {},
): OnboardingPage {
  return {
    view: viewOf(request, onboarding.language),
    onboarding,
    platform: ctx.config.platformName,
    problems,
  };
}

function render(ctx: Context, page: OnboardingPage): PageAnswer {
  const account = present(ctx.tx.get("account", page.onboarding.accountId));
  if (account.standing === "enabled") return donePage(page);
  return account.standing === "pending" || page.onboarding.step === "document"
    ? documentPage(page)
    : stepPage(page);
}

function show(ctx: Context, request: PageRequest): PageAnswer {
  const onboarding = ctx.tx.get("onboarding", pathParam(request, "id"));
  if (onboarding === undefined) return notFound(viewOf(request, "auto"));
  return render(ctx, pageOf(ctx, request, onboarding));
}

type Draft = OnboardingRow["draft"];

function typed(draft: Draft, step: OnboardingRow["step"], form: FormTree): Draft {
  if (step === "business") {
    return {
      ...draft,
      businessType: formField(form, "businessType") === "individual" ? "individual" : "company",
      businessName: formField(form, "businessName"),
      organisationNumber: formField(form, "organisationNumber"),
      description: formField(form, "description"),
    };
  }
  return step === "bank"
    ? { ...draft, iban: formField(form, "iban"), holder: formField(form, "holder") }
    : draft;
}

const TEST_DRAFT: Draft = {
  businessType: "company",
  businessName: "Testsalongen",
  organisationNumber: "556677-8899",
  description: "Klippning och färgning",
  iban: "SE35 5000 0000 0549 1000 0003",
  holder: "Testsalongen AB",
};

/** What was typed, with test values where a field of this step is empty or wrong. */
function filled(draft: Draft, step: OnboardingRow["step"]): Draft {
  const wrong = new Set(Object.keys(problemsOf(draft, step, {})));
  const replaced = Object.entries(TEST_DRAFT).filter(([name]) => wrong.has(name));
  return { ...draft, ...Object.fromEntries(replaced) };
}

function problemsOf(draft: Draft, step: OnboardingRow["step"], form: FormTree): Problems {
  if (step === "business") {
    return {
      ...(draft.businessName === "" ? { businessName: "nameOfBusinessMissing" as const } : {}),
      ...(readOrganisationNumber(draft.organisationNumber) === undefined
        ? { organisationNumber: "orgNumberInvalid" as const }
        : {}),
      ...(draft.description === "" ? { description: "descriptionMissing" as const } : {}),
    };
  }
  if (step === "bank") {
    return {
      ...(readIban(draft.iban) === undefined ? { iban: "ibanInvalid" as const } : {}),
      ...(draft.holder === "" ? { holder: "holderMissing" as const } : {}),
    };
  }
  return step === "review" && formField(form, "agree") === "" ? { agree: "agreeMissing" } : {};
}

const NEXT = { business: "bank", bank: "review" } as const;
const BACK = { bank: "business", review: "bank" } as const;

function move(
  ctx: Context,
  request: PageRequest,
  onboarding: OnboardingRow,
  step: OnboardingRow["step"],
): PageAnswer {
  ctx.tx.put("onboarding", { ...onboarding, step });
  const lang = request.query.lang;
  return { location: lang === undefined ? request.path : `${request.path}?lang=${String(lang)}` };
}

function forward(ctx: Context, request: PageRequest, onboarding: OnboardingRow, wish: string): PageAnswer {
  const { step } = onboarding;
  const problems = problemsOf(onboarding.draft, step, request.form);
  if (Object.keys(problems).length > 0) return stepPage(pageOf(ctx, request, onboarding, problems));
  if (step === "business" || step === "bank") return move(ctx, request, onboarding, NEXT[step]);
  handIn(ctx, onboarding, wish !== "submit-pending");
  return { location: onboarding.returnUrl };
}

function submit(ctx: Context, request: PageRequest): PageAnswer {
  const begun = ctx.tx.get("onboarding", pathParam(request, "id"));
  if (begun === undefined) return notFound(viewOf(request, "auto"));
  const wish = formField(request.form, "do");
  // What was submitted is kept in the account, which the platform's next link starts from; only this page's draft is lost.
  if (wish === "leave") return { location: begun.returnUrl };
  const account = present(ctx.tx.get("account", begun.accountId));
  if (account.standing === "enabled") return { location: begun.returnUrl };
  if (account.standing === "pending") {
    if (wish === "document") handInDocument(ctx, begun);
    return { location: begun.returnUrl };
  }
  const onboarding = ctx.tx.put("onboarding", {
    ...begun,
    draft: typed(begun.draft, begun.step, request.form),
  });
  if (wish === "fill") {
    return move(
      ctx,
      request,
      { ...onboarding, draft: filled(onboarding.draft, onboarding.step) },
      onboarding.step,
    );
  }
  if (wish === "back" && (onboarding.step === "bank" || onboarding.step === "review")) {
    return move(ctx, request, onboarding, BACK[onboarding.step]);
  }
  return forward(ctx, request, onboarding, wish);
}

export const onboardingPages: PageRoute[] = [
  { method: "GET", path: "/setup/e/:account/:link", run: open },
  { method: "GET", path: "/setup/s/:id", run: show },
  { method: "POST", path: "/setup/s/:id", run: submit },
];
