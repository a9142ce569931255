import "server-only";
import { brand } from "@/lib/brand";
import { db } from "@/lib/db/client";
import { messagesFor } from "@/lib/i18n/messages";
import type { Period } from "@/lib/ledger/periods";
import { formatOrganisationNumber } from "@/lib/providers/organisationNumber";
import { localDateOf } from "@/lib/time/zone";
import { loadMovements } from "./loadMovements";
import { loadAccounts } from "./ownAccounts";
import { sieBytes } from "./sie";
import { type Voucher, vouchersOf } from "./vouchers";

/** What the ledger has of a period, as vouchers for the business's bookkeeping. Its texts are Swedish, as the format is. */
export async function exportVouchers(
  providerId: string,
  period: Period,
  nowMs: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const { vouchers: texts } = messagesFor("sv").bookkeeping;
  const { kind: kinds, accountFee } = messagesFor("sv").money.rows;
  const { companyName, organisationNumber, timeZone } = await db().provider.findUniqueOrThrow({
    where: { id: providerId },
    select: { companyName: true, organisationNumber: true, timeZone: true },
  });
  const accounts = await loadAccounts(providerId);
  const vouchers: Voucher[] = [];
  for await (const month of loadMovements({ providerId, timeZone, period, dated: "banked" }))
    vouchers.push(...vouchersOf(month, accounts));
  return sieBytes({
    companyName,
    organisationNumber: organisationNumber && formatOrganisationNumber(organisationNumber),
    program: brand.name,
    madeOn: localDateOf(nowMs, timeZone),
    vouchers,
    textOf: ({ isPayout }) => (isPayout ? texts.payout : texts.day),
    textOfLine: ({ kind, isAccountFee }) => (isAccountFee ? accountFee : kinds[kind]),
  });
}
