import type Stripe from "stripe";
import type { AccountRow } from "../accounts/rows";

/** What is asked of an account that has not been onboarded. */
const FIRST_REQUIREMENTS = [
  "business_profile.mcc",
  "business_profile.url",
  "business_type",
  "company.address.line1",
  "company.name",
  "company.tax_id",
  "external_account",
  "representative.first_name",
  "representative.last_name",
  "tos_acceptance.date",
  "tos_acceptance.ip",
];

/** What an account still requires that was submitted without the proof of identity. */
const DOCUMENT_REQUIREMENT = ["company.verification.document"];

function requirements(account: AccountRow): Stripe.Account.Requirements {
  const due =
    account.standing === "new"
      ? FIRST_REQUIREMENTS
      : account.standing === "pending"
        ? DOCUMENT_REQUIREMENT
        : [];
  const reasons = {
    new: "requirements.past_due",
    pending: "requirements.past_due",
    enabled: null,
    rejected: "rejected.other",
  } as const;
  return {
    alternatives: [],
    current_deadline: null,
    currently_due: due,
    disabled_reason: reasons[account.standing],
    errors: [],
    eventually_due: due,
    past_due: due,
    pending_verification: [],
  };
}

function capabilities(account: AccountRow): Stripe.Account.Capabilities {
  const state = account.standing === "enabled" ? "active" : "inactive";
  return Object.fromEntries(account.requestedCapabilities.map((name) => [name, state]));
}

function company(account: AccountRow): Stripe.Account.Company {
  return {
    ...(account.company.address === null ? {} : { address: account.company.address }),
    name: account.company.name,
    phone: account.company.phone,
    directors_provided: account.standing === "enabled",
    executives_provided: account.standing === "enabled",
    owners_provided: account.standing === "enabled",
    tax_id_provided: account.company.taxId !== null,
    verification: { document: { back: null, details: null, details_code: null, front: null } },
  };
}

function externalAccounts(account: AccountRow): NonNullable<Stripe.Account["external_accounts"]> {
  const bank = account.bank;
  const url = `/v1/accounts/${account.id}/external_accounts`;
  if (bank === null) return { object: "list", data: [], has_more: false, url };
  return {
    object: "list",
    data: [
      {
        id: bank.id,
        object: "bank_account",
        account: account.id,
        account_holder_name: account.company.name,
        account_holder_type: account.businessType === "individual" ? "individual" : "company",
        account_type: null,
        available_payout_methods: ["standard"],
        bank_name: "STAND-IN BANK",
        country: bank.country,
        currency: account.defaultCurrency,
        customer: null,
        default_for_currency: true,
        fingerprint: null,
        last4: bank.last4,
        metadata: {},
        routing_number: null,
        status: "new",
      },
    ],
    has_more: false,
    url,
  };
}

function settings(account: AccountRow): Stripe.Account.Settings {
  return {
    branding: { icon: null, logo: null, primary_color: null, secondary_color: null },
    card_payments: {
      decline_on: { avs_failure: false, cvc_failure: false },
      statement_descriptor_prefix: null,
      statement_descriptor_prefix_kana: null,
      statement_descriptor_prefix_kanji: null,
    },
    dashboard: { display_name: displayName(account), timezone: "Europe/Stockholm" },
    payments: {
      statement_descriptor: account.statementDescriptor,
      statement_descriptor_kana: null,
      statement_descriptor_kanji: null,
      statement_descriptor_prefix_kana: null,
      statement_descriptor_prefix_kanji: null,
    },
    payouts: {
      debit_negative_balances: true,
      schedule: { delay_days: 7, interval: "daily" },
      statement_descriptor: null,
    },
  };
}

/** The name a customer of this account sees. */
export function displayName(account: AccountRow): string | null {
  return account.profile.name ?? account.company.name;
}

export function accountShape(account: AccountRow): Stripe.Account {
  const { controller, profile } = account;
  return {
    id: account.id,
    object: "account",
    business_profile: {
      mcc: profile.mcc,
      minority_owned_business_designation: null,
      name: profile.name,
      product_description: profile.productDescription,
      specified_commercial_transactions_act_url: null,
      support_address: null,
      support_email: profile.supportEmail,
      support_phone: profile.supportPhone,
      support_url: null,
      url: profile.url,
    },
    business_type: account.businessType,
    capabilities: capabilities(account),
    charges_enabled: account.standing === "enabled",
    company: company(account),
    controller: {
      fees: { payer: controller.feesPayer },
      is_controller: true,
      losses: { payments: controller.lossesPayer },
      requirement_collection: controller.requirementCollection,
      stripe_dashboard: { type: controller.dashboard },
      type: "application",
    },
    country: account.country,
    created: account.created,
    default_currency: account.defaultCurrency,
    details_submitted: account.standing === "enabled" || account.standing === "pending",
    email: account.email,
    external_accounts: externalAccounts(account),
    future_requirements: {
      alternatives: [],
      current_deadline: null,
      currently_due: [],
      disabled_reason: null,
      errors: [],
      eventually_due: [],
      past_due: [],
      pending_verification: [],
    },
    metadata: account.metadata,
    payouts_enabled: account.standing === "enabled",
    requirements: requirements(account),
    settings: settings(account),
    tos_acceptance: { date: account.termsAcceptedAt },
    type: account.type,
  };
}
