import { randomUUID } from "node:crypto";
import type Stripe from "stripe";
import { z } from "zod";
import { freshOrganisationNumber } from "../../support/builders/organisationNumbers";
import type { Findings } from "../findings";
import type { Side } from "../side";
import { missing, otherCall } from "./refusals";

/** What `refreshAccount` reads. */
const account = z.object({
  id: z.string().startsWith("acct_"),
  details_submitted: z.literal(false),
  charges_enabled: z.literal(false),
  payouts_enabled: z.literal(false),
  requirements: z.object({ currently_due: z.array(z.string()).min(1) }),
});

function accountParams(): Stripe.AccountCreateParams {
  return {
    country: "SE",
    email: "salong@example.com",
    controller: {
      fees: { payer: "account" },
      losses: { payments: "stripe" },
      requirement_collection: "stripe",
      stripe_dashboard: { type: "full" },
    },
    capabilities: { card_payments: { requested: true }, transfers: { requested: true } },
    business_profile: { name: "Salong Norr" },
    company: { name: "Salong Norr", tax_id: freshOrganisationNumber() },
    metadata: { provider_id: "salon" },
  };
}

/** Opening the account of a business, and the way to its form. */
export async function accounts({ stripe, made }: Side, findings: Findings): Promise<void> {
  const params = accountParams();
  const idempotencyKey = `account-${randomUUID()}`;
  const opened = await findings.answer(
    "accounts.create",
    "new",
    () => stripe.accounts.create(params, { idempotencyKey }),
    account,
  );
  made.accounts.add(opened.id);
  await findings.answer(
    "accounts.create",
    "again under its key",
    () => stripe.accounts.create(params, { idempotencyKey }),
    account.extend({ id: z.literal(opened.id) }),
  );
  await findings.refusal(
    "accounts.create",
    "another one under its key",
    () => stripe.accounts.create({ ...params, email: "annan@example.com" }, { idempotencyKey }),
    otherCall,
  );
  await findings.answer(
    "accounts.retrieve",
    "not onboarded",
    () => stripe.accounts.retrieve(opened.id),
    account,
  );
  await findings.refusal(
    "accounts.retrieve",
    "unknown",
    () => stripe.accounts.retrieve("acct_1ThisOneIsNobodys"),
    missing,
  );

  const link = {
    type: "account_onboarding",
    refresh_url: "https://example.com/again",
    return_url: "https://example.com/back",
  } as const;
  await findings.answer(
    "accountLinks.create",
    "for onboarding",
    () => stripe.accountLinks.create({ ...link, account: opened.id }),
    z.object({ url: z.url() }),
  );
  await findings.refusal(
    "accountLinks.create",
    "for an unknown account",
    () => stripe.accountLinks.create({ ...link, account: "acct_1ThisOneIsNobodys" }),
    missing,
  );
}
