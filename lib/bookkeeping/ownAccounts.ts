import "server-only";
import { db } from "@/lib/db/client";
import { inTransaction } from "@/lib/db/transaction";
import { type Accounts, usualAccounts } from "./accounts";
import { accountsSchema } from "./schemas";

/** The accounts of a business: its own, and the usual ones where it has none. */
export async function loadAccounts(providerId: string): Promise<Accounts> {
  const own = await db().bookkeepingAccount.findMany({ where: { providerId } });
  return accountsSchema.parse({
    ...usualAccounts,
    ...Object.fromEntries(own.map(({ purpose, account }) => [purpose, account])),
  });
}

/** Stores those that differ from the usual ones, so that the others follow them. */
export async function saveAccounts(providerId: string, accounts: Accounts): Promise<void> {
  const usual: Record<string, string> = usualAccounts;
  const data = Object.entries(accounts)
    .filter(([purpose, account]) => usual[purpose] !== account)
    .map(([purpose, account]) => ({ providerId, purpose, account }));
  await inTransaction(async (tx) => {
    // One after the other: two saves at once would both add their rows.
    await tx.$queryRaw`SELECT 1 FROM providers WHERE id = ${providerId}::uuid FOR NO KEY UPDATE`;
    await tx.bookkeepingAccount.deleteMany({ where: { providerId } });
    await tx.bookkeepingAccount.createMany({ data });
  });
}
