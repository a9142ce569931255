import { describe, expect, test } from "vitest";
import type { Plan, PlanId } from "@/lib/providers/plans";
import { comparePlans } from "./comparePlans";

const plans: Record<PlanId, Plan> = {
  payg: { id: "payg", monthlyPriceOre: 0, commissionPercent: 5 },
  monthly: { id: "monthly", monthlyPriceOre: 49_900, commissionPercent: 0 },
};

describe("comparePlans", () => {
  test("with low sales, paying per booking is cheaper", () => {
    expect(comparePlans("payg", plans, { soldOre: 500_000, bookings: 9 })).toMatchObject({
      costOre: { payg: 25_000, monthly: 49_900 },
      cheaper: "payg",
      savingOre: 24_900,
    });
  });

  test("with high sales, the monthly plan is cheaper", () => {
    expect(comparePlans("payg", plans, { soldOre: 3_478_000, bookings: 60 })).toMatchObject({
      costOre: { payg: 173_900, monthly: 49_900 },
      cheaper: "monthly",
      savingOre: 124_000,
    });
  });

  test("where both cost the same, pay as you go is named, and nothing is saved", () => {
    const { cheaper, savingOre } = comparePlans("payg", plans, { soldOre: 998_000, bookings: 20 });
    expect([cheaper, savingOre]).toEqual(["payg", 0]);
  });

  test("the fee is rounded once, on the sum", () => {
    expect(comparePlans("payg", plans, { soldOre: 10_010, bookings: 1 }).costOre.payg).toBe(501);
  });
});
