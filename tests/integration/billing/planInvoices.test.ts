import { afterEach, describe, expect, it } from "vitest";
import { listPlanInvoices, serializePlanInvoice } from "@/lib/billing/planInvoices";
import { db } from "@/lib/db/client";
import { isAppError } from "@/lib/errors/AppError";
import { stripe } from "@/lib/payments/stripe";
import { billed, renewPlan, waiting } from "../../support/builders/plans";
import { salon } from "../../support/builders/salon";
import { ownStripe } from "../../support/run/ownStripe";
import { sharedDatabase } from "../../support/run/testDatabase";

const standIn = await ownStripe();
await sharedDatabase();
afterEach(() => standIn.control("outage"));

describe("VAT on the monthly plan (PLAN-1)", () => {
  it("comes on top of the price where it is paid, by one tax rate of 25 %", async () => {
    const pages = [await waiting(), await waiting()];
    for (const { session } of pages) {
      const page = await stripe().checkout.sessions.retrieve(session);
      expect([page.amount_subtotal, page.total_details?.amount_tax, page.amount_total]).toEqual([
        49_900, 12_475, 62_375,
      ]);
    }
    const { data } = await stripe().taxRates.list({ limit: 100 });
    expect(data).toMatchObject([{ percentage: 25, inclusive: false, country: "SE", tax_type: "vat" }]);
  });

  it("is charged again with every renewal", async () => {
    const { id, subscription } = await billed(standIn);
    await renewPlan(standIn, subscription);
    const invoices = await listPlanInvoices(id);
    expect(
      invoices.map(({ netOre, vatOre, totalOre, status }) => [netOre, vatOre, totalOre, status]),
    ).toEqual([
      [49_900, 12_475, 62_375, "paid"],
      [49_900, 12_475, 62_375, "paid"],
    ]);
    const charged = await stripe().paymentIntents.list({ limit: 2 });
    expect(charged.data.map(({ amount_received }) => amount_received)).toEqual([62_375, 62_375]);
  });
});

describe("listPlanInvoices (PLAN-2)", () => {
  it("is the business's own, newest first, with a page to see each on", async () => {
    const { id, subscription } = await billed(standIn);
    await billed(standIn);
    await renewPlan(standIn, subscription, { fails: true });
    const invoices = await listPlanInvoices(id);
    expect(invoices.map(({ status }) => status)).toEqual(["open", "paid"]);
    expect(new Set(invoices.map(({ number }) => number)).size).toBe(2);
    const [newest, first] = invoices;
    if (!newest || !first) throw new Error("An invoice is missing");
    expect(newest.periodStart).toEqual(first.periodEnd);
    expect(serializePlanInvoice(newest)).toMatchObject({ net: 499, vat: 124.75, total: 623.75 });
    const shown = await fetch(newest.url ?? "");
    const page = await shown.text();
    expect(page).toContain("Moms 25");
    expect(page.replace(/\s/g, " ")).toContain("623,75 kr");
  });

  it("is empty for a business that never chose the monthly plan, and asks nobody", async () => {
    await standIn.control("outage", { mode: "unavailable" });
    expect(await listPlanInvoices((await salon()).id)).toEqual([]);
  });

  it("says so when the payment provider is away", async () => {
    const { id } = await billed(standIn);
    await standIn.control("outage", { mode: "unavailable" });
    await expect(listPlanInvoices(id)).rejects.toSatisfy((error) =>
      isAppError(error, "payments_unavailable"),
    );
  });

  it("has nothing of a customer that is gone at Stripe", async () => {
    const { id } = await billed(standIn);
    await db().planSubscription.updateMany({
      where: { providerId: id },
      data: { stripeCustomerId: "cus_gone" },
    });
    expect(await listPlanInvoices(id)).toEqual([]);
  });
});
