import { businessAccountCalls } from "./lists/businessAccountCalls";
import { clientCalls } from "./lists/clientCalls";
import { customerCalls } from "./lists/customerCalls";
import { dayCalls } from "./lists/dayCalls";
import { directoryCalls } from "./lists/directoryCalls";
import { offerCalls } from "./lists/offerCalls";
import { settingsCalls } from "./lists/settingsCalls";
import { signInCalls } from "./lists/signInCalls";
import { systemCalls } from "./lists/systemCalls";

/**
 * Every call of the contract, in the order in which the description tells them. `lib/api/handlers.test.ts` holds it
 * against the handlers.
 */
export const allCalls = [
  ...signInCalls,
  ...directoryCalls,
  ...customerCalls,
  ...offerCalls,
  ...clientCalls,
  ...settingsCalls,
  ...dayCalls,
  ...businessAccountCalls,
  ...systemCalls,
] as const;
