import { z } from "zod";
import { rule } from "@/lib/errors/fieldRule";
import { localDateIn } from "@/lib/http/input/schemas";
import { locales } from "@/lib/i18n/locales";
import { daysBetween } from "@/lib/time/localDate";
import { type AccountPurpose, accountPattern } from "./accounts";

/** The longest period of one file: a financial year can be prolonged to eighteen months. */
const maxDays = 550;

type Days = { from: string; to: string };

function checkPeriod({ from, to }: Days, context: z.RefinementCtx): void {
  const days = daysBetween(from, to) + 1;
  if (days < 1) context.addIssue({ code: "custom", path: ["to"], ...rule("rangeOrder") });
  if (days > maxDays) context.addIssue({ code: "custom", path: ["to"], ...rule("tooMany") });
}

const period = { from: localDateIn, to: localDateIn };

/** Local days of the business, both included. */
export const periodQuery = z.object(period).superRefine(checkPeriod);

export const ledgerFileQuery = z
  .object({ ...period, locale: z.enum(locales).optional() })
  .superRefine(checkPeriod);

const account = z.string().regex(accountPattern);

/** The accounts of a business, all of them. */
export const accountsSchema = z.strictObject({
  stripe: account,
  bank: account,
  cash: account,
  card: account,
  swish: account,
  other: account,
  sales_25: account,
  sales_12: account,
  sales_6: account,
  sales_0: account,
  vat_25: account,
  vat_12: account,
  vat_6: account,
  commission: account,
  stripe_fee: account,
} satisfies Record<AccountPurpose, typeof account>);
