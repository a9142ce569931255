import { expect, it } from "vitest";
import { pool } from "@/lib/db/client";
import { storedTransactions } from "@/lib/reconciliation/storedTransactions";
import { sharedDatabase } from "../../support/run/testDatabase";

await sharedDatabase();

it("what is stored of an account is read whole, each once, in batches", async () => {
  for (const [account, count] of [
    ["acct_large", 10_001],
    ["acct_even", 5_000],
    ["acct_other", 3],
  ])
    await pool().query(
      `INSERT INTO stripe_transactions (id, account, type, category, source_ids, amount_ore, fees, occurred_at)
       SELECT 'txn_' || $1 || i, $1, 'charge', 'charge', '{}', i, '[]', now() FROM generate_series(1, $2::int) i`,
      [account, count],
    );
  const readOf = async (account: string) => {
    const amounts: number[] = [];
    for await (const { amount } of storedTransactions(account)) amounts.push(amount);
    return [amounts.length, new Set(amounts).size, Math.max(0, ...amounts)];
  };
  expect(await readOf("acct_large")).toEqual([10_001, 10_001, 10_001]);
  expect(await readOf("acct_even")).toEqual([5_000, 5_000, 5_000]);
  expect(await readOf("acct_none")).toEqual([0, 0, 0]);
});
