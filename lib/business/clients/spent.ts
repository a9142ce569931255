import "server-only";
import { kindList } from "@/lib/ledger/moneySql";
import { soldKinds } from "@/lib/ledger/words";

/**
 * What the clients' bookings brought, as SQL on `bookings b`: paid through the product and on the spot, less what was given back
 * or taken back by a bank, in öre.
 */
export const spentOreSql = `
  (SELECT coalesce(sum(l.amount_ore), 0)::float8 FROM ledger_entries l
   WHERE l.booking_id = b.id AND l.kind IN (${kindList(soldKinds)}))`;
