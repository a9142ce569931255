import type { Context } from "../core/context";
import { displayName } from "../shapes/account";

/** Who is paid: the connected account, or the platform itself. */
export function merchantName(ctx: Context, account: string | null): string {
  const row = account === null ? undefined : ctx.tx.get("account", account);
  return (row === undefined ? undefined : displayName(row)) ?? ctx.config.platformName;
}
