/*
 * What this folder offers to others, as the index of a package does: they import this file or testing.ts, or run
 * main.ts, and no other file (README.md).
 */
export { type Config, readConfig } from "./config";
export type { Transaction } from "./core/store";
export {
  type GivenPayment,
  type GivenSubscription,
  givenPayment,
  givenSubscription,
} from "./imports/importShapes";
export { readJournal } from "./readJournal";
export type { Rows } from "./rows";
export { type StandIn, startStandIn } from "./server/server";
