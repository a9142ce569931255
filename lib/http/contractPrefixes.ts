/**
 * What the contract's public paths begin with (docs/api.md); they are served by the handlers under `app/api`. No wider
 * than the contract: with the customer portal at the root, `/providers/<slug>` and `/services` are pages.
 */
export const contractPrefixes = [
  "auth/v1",
  "providers/v1",
  "providers/me",
  "services/v1",
  "catalog",
  "payments",
  "customers/me",
  "policies",
  "contact/v1",
] as const;
