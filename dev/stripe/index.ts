/*
 * What this folder offers to others, as the index of a package does: they import this file or testing.ts, or run
 * main.ts, and no other file (README.md).
 */
export { type Config, readConfig } from "./config";
export type { Transaction } from "./core/store";
export {
  type GivenPayment,
  type GivenPayout,
  type GivenSubscription,
  givenPayment,
  givenPayout,
  givenSubscription,
} from "./imports/importShapes";
export { readJournal } from "./readJournal";
export type { RowOfKind } from "./rows";
export { type StandInServer, startStandIn } from "./server/server";
