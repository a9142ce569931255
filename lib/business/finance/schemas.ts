import { z } from "zod";
import { rule } from "@/lib/errors/fieldRule";
import { instantOut } from "@/lib/http/input/schemas";
import { isReachableDate } from "@/lib/time/supportedYears";

/** What a month is divided by. */
export const groupings = ["day", "person", "service"] as const;

/** Whether the text is a month, `YYYY-MM`, of the supported years, with the months beside it. */
export const isMonth = (text: string): boolean =>
  /^\d{4}-\d{2}$/.test(text) && isReachableDate(`${text}-01`) && text > "1970-12" && text < "2199-12";

/** `GET /providers/me/finance` */
export const financeQuery = z.object({
  month: z.string().refine(isMonth, rule("localDate")),
  by: z.enum(groupings).default("day"),
});

const money = {
  bookings: z.number().int(),
  booked_amount: z.number(),
  earned_amount: z.number(),
  kept_amount: z.number(),
  unpaid_amount: z.number(),
};
const kinds = z.object({
  payment: z.number(),
  on_site: z.number(),
  commission: z.number(),
  commission_returned: z.number(),
  refund: z.number(),
  dispute: z.number(),
  stripe_fee: z.number(),
});
const sum = z.object({ ...money, kinds, paid_out_amount: z.number() });

/** The money of a month, in SEK. Days are the business's own. */
export const financeSchema = z.object({
  from: z.string(),
  to: z.string(),
  sum,
  before: sum,
  vat: z.array(z.object({ rate: z.number().int(), turnover_amount: z.number(), vat_amount: z.number() })),
  groups: z.array(z.object({ key: z.string(), name: z.string(), ...money, kinds })),
  months: z.array(z.object({ month: z.string(), earned_amount: z.number(), booked_amount: z.number() })),
  payouts: z.array(
    z.object({
      id: z.uuid(),
      status: z.string(),
      amount: z.number(),
      made_at: instantOut,
      arrives_at: instantOut,
      /** null until the payment provider lists what is in it. */
      parts: z
        .array(
          z.object({
            category: z.string(),
            amount: z.number(),
            fee_amount: z.number(),
            booking_id: z.uuid().nullable(),
          }),
        )
        .nullable(),
      difference_amount: z.number(),
    }),
  ),
  ahead_amount: z.number(),
  ahead_bookings: z.number().int(),
  balance_amount: z.number(),
});
