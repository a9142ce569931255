import { brand } from "@/lib/brand";
import { demoAccounts } from "../../../prisma/seed/accounts";
import type { StartPlan } from "../settings";
import { table } from "../table";
import type { Product } from "./launch";

interface BannerOptions {
  development: boolean;
  /** How long the start took. */
  seconds: number;
}

/** What is printed once everything runs: the addresses, the demo accounts, and what is a stand-in. */
export function banner(plan: StartPlan, product: Product, { development, seconds }: BannerOptions): string {
  const base = plan.appUrl.replace(/\/$/, "");
  const addresses = [
    ["Customers", `${base}/`],
    ["Providers", `${base}/provider`],
    ...(development ? [["Design system", `${base}/design`]] : []),
    ...(product.mailboxUrl === undefined ? [] : [["Mailbox", product.mailboxUrl]]),
    ...(product.stripeUrl === undefined ? [] : [["Payments", product.stripeUrl]]),
  ];
  const sections = [
    `${brand.name} is ready, after ${seconds.toFixed(1)} seconds.`,
    table(addresses),
    ...(plan.seedDemo ? [`Demo accounts\n${table(demoAccounts.map(accountRow))}`] : []),
    ...standInSection(plan),
    "Ctrl-C ends it.",
  ];
  return `\n${sections.join("\n\n")}\n`;
}

function accountRow({ role, email, password, note }: (typeof demoAccounts)[number]): string[] {
  return [role, email, password, note.en];
}

function standInSection({ standIns, dataDirectory }: StartPlan): string[] {
  const rows = [
    ...(standIns.database
      ? [["PostgreSQL", `embedded, in ${dataDirectory}`, "set DATABASE_URL for another"]]
      : []),
    ...(standIns.stripe
      ? [["Stripe", "a local stand-in, no money moves", "set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET"]]
      : []),
    ...(standIns.mail ? [["Mail", "kept in the mailbox, none is sent", "set SMTP_URL"]] : []),
  ];
  return rows.length === 0 ? [] : [`Stand-ins\n${table(rows)}`];
}
