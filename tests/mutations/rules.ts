import type { Mutation } from "./mutation";

/** Faults in rules, and in the SQL that holds some of them. */
export const rules: readonly Mutation[] = [
  {
    id: "pause-on-one-side",
    file: "lib/availability/slots/intervals.ts",
    from: "startMs: busy.startMs - rules.bufferAfterMinutes * MINUTE_MS,",
    to: "startMs: busy.startMs,",
    breaks: "HRS-21",
  },
  {
    id: "pause-of-zero",
    file: "lib/catalogue/pauseColumns.ts",
    from: `coalesce(nullif(\${service}.\${column}, 0), \${provider}.\${column})`,
    to: `coalesce(\${service}.\${column}, \${provider}.\${column})`,
    breaks: "HRS-14",
  },
  {
    id: "one-service-of-several",
    file: "lib/availability/slots/whoDoes.ts",
    from: "wanted.every((id) => person.services?.has(id))",
    to: "wanted.some((id) => person.services?.has(id))",
    breaks: "DESK-13",
  },
  {
    id: "refund-at-the-border",
    file: "lib/bookings/customer/customerRules.ts",
    from: "nowMs < booking.freeCancellationUntil.getTime()",
    to: "nowMs <= booking.freeCancellationUntil.getTime()",
    breaks: "VIS-5",
  },
  {
    id: "refund-while-disputed",
    file: "lib/bookings/customer/customerRules.ts",
    from: "return takenBackOf(booking.disputes) === null ? owedOre(booking, by, nowMs) : 0;",
    to: 'return takenBackOf(booking.disputes) !== "lost" ? owedOre(booking, by, nowMs) : 0;',
    breaks: "MON-31",
  },
  {
    id: "review-at-nine-tenths",
    file: "lib/bookings/customer/customerRules.ts",
    from: "refundedOre * 10 >= amountOre * 9",
    to: "refundedOre * 10 > amountOre * 9",
    breaks: "REV-14",
  },
  {
    id: "withdrawal-ends-on-saturday",
    file: "lib/bookings/payment/withdrawal.ts",
    from: "isoWeekday(date) >= 6",
    to: "isoWeekday(date) > 6",
    breaks: "WDR-1",
  },
  {
    id: "half-an-ore-down",
    file: "lib/money/ore.ts",
    from: "rest * 2 >= divisor ? 1 : 0",
    to: "rest * 2 > divisor ? 1 : 0",
    breaks: "PAY-21",
  },
  {
    id: "vat-on-top",
    file: "lib/ledger/moneySql.ts",
    from: "round(sum(turnover) * rate / (100 + rate))::bigint",
    to: "round(sum(turnover) * rate / 100)::bigint",
    breaks: "MON-4",
  },
  {
    id: "no-show-still-owes",
    file: "lib/ledger/moneySql.ts",
    from: " AND visit_mark IS DISTINCT FROM 'no_show'",
    to: "",
    breaks: "MON-2",
  },
  {
    id: "member-finds-by-contact",
    file: "lib/bookings/business/searchBookings.ts",
    from: "byWords(text, staffMemberId !== null)",
    to: "byWords(text, false)",
    breaks: "DAY-15",
  },
  {
    id: "business-idle-as-long",
    file: "lib/identity/sessions/sessionRules.ts",
    from: "customer: 14 * day, provider: 3 * day",
    to: "customer: 14 * day, provider: 14 * day",
    breaks: "AUTH-5",
  },
];
