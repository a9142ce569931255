/** Settings of the product under test, apart from the addresses of what it talks to. */
export const testSettings = {
  APP_SECRET: "a-secret-for-tests-and-nothing-else-0123456789",
  STRIPE_SECRET_KEY: "sk_test_tests",
  STRIPE_WEBHOOK_SECRET: "whsec_tests",
  // Every caller of a test has an address of its own: see addresses.ts.
  TRUST_PROXY: "1",
  // A worker of the browser suite is one address throughout.
  HOLDS_PER_ADDRESS: "1000000",
  GUEST_HOLDS_PER_BUSINESS: "1000000",
  GUEST_HOLDS_DAY_PERCENT: "1000000",
  STRANGER_MAILS_PER_DAY: "1000000",
  WRITES_PER_ADDRESS: "1000000",
} as const;

/** For tests in which nothing answers at those addresses. */
export const unreachableSettings = {
  DATABASE_URL: "postgresql://127.0.0.1:9/none",
  SMTP_URL: "smtp://127.0.0.1:9",
} as const;
