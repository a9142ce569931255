import { type Context, present, seconds } from "../core/context";
import { newId, randomText } from "../core/ids";
import { saveAccount } from "../resources/accounts";
import type { Language } from "../server/texts";
import { readOrganisationNumber } from "./numbers";
import type { AccountRow, OnboardingRow } from "./rows";

/** Opens the onboarding that an account link leads to; undefined when the link is used up or too old. */
export function openLink(
  ctx: Context,
  accountId: string,
  linkId: string,
  language: Language,
): OnboardingRow | undefined {
  const link = ctx.tx.get("accountLink", linkId);
  if (link === undefined || link.accountId !== accountId) return undefined;
  if (link.usedAt !== null || link.expiresAt <= seconds(ctx)) return undefined;
  ctx.tx.put("accountLink", { ...link, usedAt: seconds(ctx) });
  const account = present(ctx.tx.get("account", accountId));
  return ctx.tx.put("onboarding", {
    id: randomText(32),
    created: seconds(ctx),
    accountId,
    returnUrl: link.returnUrl,
    step: account.standing === "pending" ? "document" : "business",
    language,
    draft: {
      businessType: account.businessType === "individual" ? "individual" : "company",
      businessName: account.profile.name ?? account.company.name ?? "",
      organisationNumber: account.company.taxId ?? "",
      description: account.profile.productDescription ?? "",
      iban: "",
      holder: account.company.name ?? account.profile.name ?? "",
    },
  });
}

function withDraft(ctx: Context, account: AccountRow, draft: OnboardingRow["draft"]): AccountRow {
  const taxId = readOrganisationNumber(draft.organisationNumber) ?? account.company.taxId;
  const iban = draft.iban.replaceAll(/\s/g, "").toUpperCase();
  return {
    ...account,
    businessType: draft.businessType,
    profile: {
      ...account.profile,
      name: draft.businessName,
      productDescription: draft.description,
      mcc: account.profile.mcc ?? "7299",
    },
    company: { ...account.company, name: account.company.name ?? draft.holder, taxId },
    bank: { id: newId("ba"), last4: iban.slice(-4), country: iban.slice(0, 2) },
    termsAcceptedAt: seconds(ctx),
  };
}

/** Submits what was typed. Without the document the account cannot charge until it is added. */
export function handIn(ctx: Context, onboarding: OnboardingRow, withDocument: boolean): AccountRow {
  const account = present(ctx.tx.get("account", onboarding.accountId));
  const standing = withDocument ? "enabled" : "pending";
  return saveAccount(ctx, account, { ...withDraft(ctx, account, onboarding.draft), standing });
}

/** Adds the document that was missing. */
export function handInDocument(ctx: Context, onboarding: OnboardingRow): AccountRow {
  const account = present(ctx.tx.get("account", onboarding.accountId));
  return saveAccount(ctx, account, { ...account, standing: "enabled" });
}
