import type { Config } from "../config";
import type { Kind, RowOfKind } from "../rows";
import { noSuch } from "./errors";
import type { Transaction } from "./store";

/** What every piece of work gets: the open transaction, the time, and on whose behalf it runs. */
export interface Context {
  readonly tx: Transaction;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** The connected account that is acted for; null is the platform itself. */
  readonly account: string | null;
  /** Where a browser reaches this server, without a slash at the end. */
  readonly baseUrl: string;
  readonly config: Config;
  /** The API call behind the work; both null for pages and timers. */
  readonly request: { readonly id: string | null; readonly idempotencyKey: string | null };
  /** Set for imports of what happened in the past: it makes no events, and so sends no webhooks. */
  readonly silent: boolean;
}

export function seconds(ctx: Context): number {
  return Math.floor(ctx.now / 1000);
}

/** The same work on behalf of another account. */
export function onBehalfOf(ctx: Context, account: string | null): Context {
  return { ...ctx, account };
}

export type OwnedKind = { [K in Kind]: RowOfKind[K] extends { account: string | null } ? K : never }[Kind];

/** The row with this id if it belongs to the account acted for; else the 404 Stripe answers with. */
export function owned<K extends OwnedKind>(
  ctx: Context,
  kind: K,
  id: string,
  name: string,
  param = "id",
): RowOfKind[K] {
  const row = ctx.tx.get(kind, id);
  if (row === undefined || row.account !== ctx.account) throw noSuch(name, id, param);
  return row;
}

/** All rows of the account acted for, oldest first. */
export function ownedRows<K extends OwnedKind>(ctx: Context, kind: K): RowOfKind[K][] {
  return ctx.tx.all(kind).filter((row) => row.account === ctx.account);
}

/** A row that must exist because another row points at it. */
export function present<T>(row: T | undefined): T {
  if (row === undefined) throw new Error("A row that another one points at is gone.");
  return row;
}
