import type { Mutation } from "./mutation";

/** Faults in pages, and in the other answers of `app` that are no calls. */
export const pages: readonly Mutation[] = [
  {
    id: "thin-page-indexed",
    file: "app/[locale]/(customer)/customer/in/[city]/[kind]/page.tsx",
    from: "index: businesses >= LISTED_FROM,",
    to: "index: services >= LISTED_FROM,",
    breaks: "LIST-17",
  },
  {
    id: "preview-indexed",
    file: "app/[locale]/(customer)/customer/providers/[slug]/page.tsx",
    from: "index: !isPreview(query) && single(query.focus) === null",
    to: "index: single(query.focus) === null",
    breaks: "PRO-9",
  },
  {
    id: "stripe-away-is-no-payment",
    file: "app/[locale]/(customer)/customer/bookings/success/page.tsx",
    from: 'return "failed";',
    to: 'return "missing";',
    breaks: "PAY-17",
  },
  {
    id: "payout-skips-a-page",
    file: "app/[locale]/(provider)/provider/(area)/finance/payouts/[id]/page.tsx",
    from: "skip: (page - 1) * perPage",
    to: "skip: page * perPage",
    breaks: "MON-20",
  },
  {
    id: "typed-name-lost",
    file: "app/[locale]/(provider)/provider/(area)/clients/page.tsx",
    from: "<NewClient key={search} typed={search} />",
    to: "<NewClient key={search} />",
    breaks: "CLI-16",
  },
  {
    id: "notices-for-owners-alone",
    file: "app/[locale]/(provider)/provider/(area)/settings/notices/page.tsx",
    from: "{ allowsMembers: true }",
    to: "{ allowsMembers: false }",
    breaks: "NOT-9",
  },
  {
    id: "one-business-less",
    file: "app/[locale]/(provider)/provider/(public)/page.tsx",
    from: "{trending.map((card) => (",
    to: "{trending.slice(1).map((card) => (",
    breaks: "PLAN-8",
  },
  {
    id: "picture-asked-for-again",
    file: "app/pictures/[file]/route.ts",
    from: '"public, max-age=31536000, immutable"',
    to: '"public, max-age=0, must-revalidate"',
    breaks: "PIC-4",
  },
];
