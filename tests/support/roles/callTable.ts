import type { allCalls } from "@/lib/api/contract/all";
import { businessAccountRows } from "./table/businessAccountRows";
import type { CallRow } from "./table/callRow";
import { clientRows } from "./table/clientRows";
import { customerRows } from "./table/customerRows";
import { dayRows } from "./table/dayRows";
import { directoryRows } from "./table/directoryRows";
import { offerRows } from "./table/offerRows";
import { settingsRows } from "./table/settingsRows";
import { signInRows } from "./table/signInRows";
import { systemRows } from "./table/systemRows";

export type CallId = (typeof allCalls)[number]["id"];

/** Every call of the contract, and what it answers to whom. */
export const callTable: Record<CallId, CallRow> = {
  ...signInRows,
  ...directoryRows,
  ...customerRows,
  ...offerRows,
  ...clientRows,
  ...settingsRows,
  ...dayRows,
  ...businessAccountRows,
  ...systemRows,
};
