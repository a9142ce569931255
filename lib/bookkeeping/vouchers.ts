import type { LedgerKind } from "@/lib/db/generated/enums";
import type { LocalDate } from "@/lib/time/localDate";
import type { AccountPurpose, Accounts } from "./accounts";
import { isAccountFee, type Movement } from "./loadMovements";

/** An amount on an account: debit is positive, credit negative; in öre, never 0. */
export type VoucherLine = {
  account: string;
  amountOre: number;
  kind: LedgerKind;
  /** Of a fee: whether Stripe took it of the account itself, and of no booking. */
  isAccountFee: boolean;
};

/** Lines whose sum is 0. */
export type Voucher = { day: LocalDate; isPayout: boolean; lines: VoucherLine[] };

/**
 * The vouchers of rows of the ledger: one for each day, and one for each payout, as the bank statement has it. Money is
 * booked on the day on which it moved, a payout on the day on which the bank gets it, with the whole sale and its VAT, also before the visit (docs/decisions/0042).
 * @param movements in the order of time
 */
export function vouchersOf(movements: readonly Movement[], accounts: Accounts): Voucher[] {
  const days = Map.groupBy(movements, ({ day }) => day);
  return [...days].flatMap(([day, ofDay]) => {
    const payouts = ofDay.filter(({ kind }) => kind === "payout");
    const others = ofDay.filter(({ kind }) => kind !== "payout");
    return [
      { day, isPayout: false, lines: added(others.flatMap((each) => linesOf(each, accounts))) },
      ...payouts.map((each) => ({ day, isPayout: true, lines: linesOf(each, accounts) })),
    ].filter(({ lines }) => lines.length > 0);
  });
}

/** One line for each account and kind, so that what was paid and what went back stay apart. */
function added(lines: readonly VoucherLine[]): VoucherLine[] {
  const groups = Map.groupBy(
    lines,
    ({ account, kind, isAccountFee: isOwn }) => `${account} ${kind} ${isOwn}`,
  );
  return [...groups.values()].flatMap(([first, ...others]) => {
    if (first === undefined) return [];
    const amountOre = others.reduce((sum, line) => sum + line.amountOre, first.amountOre);
    return amountOre === 0 ? [] : [{ ...first, amountOre }];
  });
}

const salesOf: Record<number, AccountPurpose> = {
  25: "sales_25",
  12: "sales_12",
  6: "sales_6",
  0: "sales_0",
};
const vatOf: Record<number, AccountPurpose> = { 25: "vat_25", 12: "vat_12", 6: "vat_6" };

/** A line on the account of the money, and opposite lines on the accounts of what it is for. */
function linesOf(movement: Movement, accounts: Accounts): VoucherLine[] {
  const { kind, amountOre, method, parts } = movement;
  const line = (purpose: AccountPurpose, ore: number) => ({
    account: accounts[purpose],
    amountOre: ore,
    kind,
    isAccountFee: isAccountFee(movement),
  });
  const money = line(method ?? "stripe", amountOre);
  const lines = (() => {
    switch (kind) {
      case "payout":
        return [line("bank", -amountOre)];
      case "stripe_fee":
        return [line("stripe_fee", -amountOre)];
      case "commission":
      case "commission_returned":
        return [line("commission", -amountOre)];
      default:
        return parts.flatMap(({ rate, amountOre: soldOre, vatOre }) => [
          line(purposeOf(salesOf, rate), -(soldOre - vatOre)),
          ...(vatOre === 0 ? [] : [line(purposeOf(vatOf, rate), -vatOre)]),
        ]);
    }
  })();
  return [money, ...lines].filter((each) => each.amountOre !== 0);
}

function purposeOf(purposes: Record<number, AccountPurpose>, rate: number): AccountPurpose {
  const purpose = purposes[rate];
  if (purpose === undefined) throw new RangeError(`No account for a VAT rate of ${rate}`);
  return purpose;
}
