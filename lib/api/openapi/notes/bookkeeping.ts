import { usualAccounts } from "@/lib/bookkeeping/accounts";
import {
  accountsCall,
  exportLedgerCall,
  exportVouchersCall,
  financeCall,
  saveAccountsCall,
} from "../../contract/business/bookkeeping";
import { note } from "../note";
import { ids } from "./exampleBusiness";

const november = { from: "2026-11-01", to: "2026-11-30" };

const sum = {
  bookings: 1,
  booked_amount: 0,
  earned_amount: 399,
  kept_amount: 0,
  unpaid_amount: 0,
  kinds: {
    payment: 420,
    on_site: 0,
    commission: -21,
    commission_returned: 0,
    refund: 0,
    dispute: 0,
    stripe_fee: -8.1,
  },
};

export const bookkeepingNotes = [
  note(financeCall, {
    description:
      "By the local day of the visit, as the dashboard counts; payouts and what was paid out by the day of the payout. `before` is the month before. `groups` are days, people or services, as asked for. Every amount is a sum of rows of the ledger, in SEK.",
    query: { month: "2026-11", by: "day" },
    answer: {
      ...november,
      sum: { ...sum, paid_out_amount: 390.9 },
      before: { ...sum, paid_out_amount: 0 },
      vat: [{ rate: 25, turnover_amount: 420, vat_amount: 84 }],
      groups: [{ key: "2026-11-05", name: "", ...sum }],
      months: [{ month: "2026-11", earned_amount: 399, booked_amount: 0 }],
      payouts: [
        {
          id: "5d0f6c1e-8a53-4c55-9f0a-0b6de4b6f3f1",
          status: "paid",
          amount: 390.9,
          made_at: "2026-11-09T08:00:00.000Z",
          arrives_at: "2026-11-10T00:00:00.000Z",
          parts: [{ category: "charge", amount: 420, fee_amount: 29.1, booking_id: ids.booking }],
          difference_amount: 0,
        },
      ],
      ahead_amount: 1150,
      ahead_bookings: 2,
      balance_amount: 0,
    },
  }),
  note(exportLedgerCall, {
    description:
      "By the local day on which the money moved. UTF-8 with a byte order mark, semicolons, decimals with a comma: as a Swedish Excel opens it. Texts are quoted; where a spreadsheet would calculate one, an apostrophe stands before it. `locale` is the language of the column heads. Customers are not named: a booking is found by its number.",
    answerHeaders: ["Content-Disposition"],
    query: { ...november, locale: "sv" },
    rawAnswer: {
      type: "text/csv",
      example:
        '\u{FEFF}"Datum";"Tid";"Vad";"Betalsätt";"Belopp"\r\n"2026-11-26";"14:30";"Kunden betalade";;420\r\n',
    },
  }),
  note(exportVouchersCall, {
    description:
      "One voucher for each day on which money moved, and one for each payout. Code page 437, records in the order of the format, each voucher with the sum 0. Sales and VAT are booked on the day of the payment, also before the visit.",
    answerHeaders: ["Content-Disposition"],
    query: november,
    rawAnswer: {
      type: "application/octet-stream",
      example:
        '#FLAGGA 0\r\n#PROGRAM "Stund" 1\r\n#FORMAT PC8\r\n#GEN 20261201\r\n#SIETYP 4\r\n#ORGNR 556012-5790\r\n#FNAMN "Salong Norr AB"\r\n#VER "S" 1 20261126 "Utbetalning från Stripe"\r\n{\r\n#TRANS 1580 {} -950.00 20261126 "Utbetalt"\r\n#TRANS 1930 {} 950.00 20261126 "Utbetalt"\r\n}\r\n',
    },
  }),
  note(accountsCall, {
    description: "Those of the BAS chart of accounts where the business has chosen none.",
    answer: usualAccounts,
  }),
  note(saveAccountsCall, {
    description:
      "All of them at once. Four digits, classes 1 to 8. Files that were made before stay as they are.",
    body: { ...usualAccounts, stripe: "1686" },
    answer: { ...usualAccounts, stripe: "1686" },
  }),
];
