import type { z } from "zod";
import { CARD, submit } from "@/dev/stripe/testing";
import type { pricingPlanSchema } from "@/lib/billing/schemas";
import type { SignedIn } from "./business";
import type { Failure } from "./http";

/* The calls of `/providers/me/pricing-plan` as tests make them. */

type Plan = z.output<typeof pricingPlanSchema>;

export const planPath = "/providers/me/pricing-plan";

/** What a business is told that pays as it goes. */
export const payg = {
  plan: "payg",
  commissionPercent: 5,
  monthlyPrice: 499,
  currency: "sek",
  renewsAt: null,
  endsAt: null,
};

export const readOwnPlan = (who: SignedIn) => who.get<Plan>(planPath);
export const choose = (who: SignedIn, plan: unknown, headers = {}) =>
  who.send<Plan & Failure>("PUT", planPath, { plan }, headers);

/** Pays the page as its owner does in the browser; returns where it leads back to. */
export async function payPlanAtStripe(url: string): Promise<string> {
  const { location, html } = await submit(url, { ...CARD, email: "agare@example.com" });
  if (location === null) throw new Error(`The page was not paid: ${html.slice(0, 400)}`);
  return location;
}
