/** What an account is for, and its number where the business has chosen none: those of the BAS chart of accounts. */
export const usualAccounts = {
  /** The balance at Stripe until it is paid out: claims for card payments. */
  stripe: "1580",
  bank: "1930",
  cash: "1910",
  /** Paid on the spot: the business's own card terminal, apart from Stripe. */
  card: "1686",
  /** Swish arrives in the bank at once. */
  swish: "1930",
  other: "1689",
  sales_25: "3001",
  sales_12: "3002",
  sales_6: "3003",
  sales_0: "3004",
  vat_25: "2611",
  vat_12: "2621",
  vat_6: "2631",
  commission: "6050",
  stripe_fee: "6570",
} as const;

export type AccountPurpose = keyof typeof usualAccounts;
/** An account, four digits, for each purpose. */
export type Accounts = Record<AccountPurpose, string>;

/** The number of an account: class 9 is for internal bookkeeping, which some programs refuse. */
export const accountPattern = /^[1-8]\d{3}$/u;
