import type { Context } from "../core/context";
import { type FormTree, formField } from "../core/form";
import { type CardProblem, isReadCard, readCard } from "../payments/cards";
import type { Payer } from "../payments/checkout";
import type { CheckoutSessionRow } from "../payments/rows";
import type { TextKey } from "../server/texts";

export type FieldName = "email" | "number" | "expiry" | "cvc" | "name" | "terms";

/** The payment form as it was typed, and what is wrong with it. */
export interface Typed {
  readonly email: string;
  readonly name: string;
  readonly number: string;
  readonly expiry: string;
  readonly terms: boolean;
  readonly problems: Partial<Record<FieldName, TextKey>>;
  /** Why the last attempt failed at the bank. */
  readonly declined: TextKey | undefined;
}

export function blank(session: CheckoutSessionRow): Typed {
  return {
    email: session.details?.email ?? session.customerEmail ?? "",
    name: session.details?.name ?? "",
    number: "",
    expiry: "",
    terms: session.termsAccepted,
    problems: {},
    declined: undefined,
  };
}

const CARD_TEXTS: Record<CardProblem, TextKey> = {
  numberMissing: "numberMissing",
  numberIncomplete: "numberIncomplete",
  numberInvalid: "numberInvalid",
  numberNotTest: "numberNotTest",
  expiryMissing: "expiryMissing",
  expiryInvalid: "expiryInvalid",
  expiryPast: "expiryPast",
  cvcMissing: "cvcMissing",
  cvcInvalid: "cvcInvalid",
};

function emailProblem(email: string): TextKey | undefined {
  if (email === "") return "emailMissing";
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) && email.length <= 254 ? undefined : "emailInvalid";
}

function personProblems(
  session: CheckoutSessionRow,
  email: string,
  name: string,
  terms: boolean,
): Typed["problems"] {
  const wrongEmail = emailProblem(email);
  return {
    ...(wrongEmail === undefined ? {} : { email: wrongEmail }),
    ...(name === "" ? { name: "nameMissing" as const } : {}),
    ...(session.termsRequired && !terms ? { terms: "termsMissing" as const } : {}),
  };
}

interface ReadForm {
  readonly typed: Typed;
  /** Set when nothing is wrong. */
  readonly payer: Payer | undefined;
}

/** Reads the pay form. A number that is no test card is not given back to the page: it might be a real one. */
export function readPayForm(ctx: Context, session: CheckoutSessionRow, form: FormTree): ReadForm {
  const email = session.customerEmail ?? formField(form, "email");
  const name = formField(form, "name");
  const number = formField(form, "number");
  const expiry = formField(form, "expiry");
  const terms = formField(form, "terms") !== "";
  const card = readCard({ number, expiry, cvc: formField(form, "cvc") }, ctx.now);
  const problems: Typed["problems"] = { ...personProblems(session, email, name, terms) };
  if (!isReadCard(card)) {
    for (const part of ["number", "expiry", "cvc"] as const) {
      const problem = card[part];
      if (problem !== undefined) problems[part] = CARD_TEXTS[problem];
    }
  }
  const keptNumber = problems.number === undefined ? number : "";
  const typed = { email, name, number: keptNumber, expiry, terms, problems, declined: undefined };
  const fine = Object.keys(problems).length === 0;
  return { typed, payer: fine && isReadCard(card) ? { email, name, card } : undefined };
}

/** The form of a session that costs nothing. */
export function readFreeForm(session: CheckoutSessionRow, form: FormTree): Typed {
  const email = session.customerEmail ?? formField(form, "email");
  const name = formField(form, "name");
  const terms = formField(form, "terms") !== "";
  const problems = personProblems(session, email, name === "" ? "-" : name, terms);
  return { ...blank(session), email, name, terms, problems };
}

const DECLINES: Record<string, TextKey> = {
  insufficient_funds: "declinedFunds",
  expired_card: "declinedExpired",
  incorrect_cvc: "declinedCvc",
  processing_error: "declinedTrouble",
  authentication: "declinedAuthentication",
};

export function declineText(declineCode: string): TextKey {
  return DECLINES[declineCode] ?? "declinedGeneric";
}
