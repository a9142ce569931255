import { afterEach, describe, expect, it } from "vitest";
import { switchPlan } from "@/lib/billing/subscriptionsSwitch";
import { syncSubscription } from "@/lib/billing/subscriptionsSync";
import { db } from "@/lib/db/client";
import { withdrawBusiness } from "@/lib/providers/registration/withdrawBusiness";
import { runners } from "@/worker/tasks";
import { billed, look, renewPlan, rowsOf, want } from "../../support/builders/plans";
import { salon } from "../../support/builders/salon";
import { jobsNaming } from "../../support/run/jobs";
import { ownStripe } from "../../support/run/ownStripe";
import { sharedDatabase } from "../../support/run/testDatabase";

const standIn = await ownStripe();
await sharedDatabase();
afterEach(() => standIn.control("outage"));

describe("the way back", () => {
  it("lasts until the end of the period, and can be taken back without paying again", async () => {
    const { id, subscription } = await billed(standIn);
    const { renewsAt } = await look(id);
    const ending = await want(id, "payg");
    expect(ending).toMatchObject({ plan: "monthly", renewsAt: null, endsAt: renewsAt });
    expect(await want(id, "payg")).toEqual(ending);
    const resumed = await want(id, "monthly");
    expect(resumed).toMatchObject({ plan: "monthly", renewsAt, endsAt: null, checkoutUrl: null });
    expect((await standIn.stripe.subscriptions.retrieve(subscription)).cancel_at_period_end).toBe(false);
    expect(await rowsOf(id)).toHaveLength(1);
  });

  it("arrives at the end of the period, with its reason, and begins anew from there", async () => {
    const { id, rowId, subscription } = await billed(standIn);
    await want(id, "payg");
    await renewPlan(standIn, subscription);
    await syncSubscription(rowId);
    expect(await look(id)).toMatchObject({ plan: "payg", renewsAt: null, endsAt: null });
    expect(await rowsOf(id)).toMatchObject([{ status: "canceled", endReason: "cancellation_requested" }]);
    expect(await db().outboxMail.count({ where: { providerId: id } })).toBe(0);
    expect((await want(id, "monthly")).checkoutUrl).toMatch(/^http/);
  });

  it("finds out that the period ended before it could be taken back", async () => {
    const { id, subscription } = await billed(standIn);
    await want(id, "payg");
    await renewPlan(standIn, subscription);
    const state = await want(id, "monthly");
    expect(state.plan).toBe("payg");
    expect(state.checkoutUrl).toMatch(/^http/);
  });

  it("is free from a plan behind which no subscription stands", async () => {
    const { id } = await salon();
    await db().provider.update({ where: { id }, data: { plan: "monthly" } });
    expect((await want(id, "monthly")).plan).toBe("monthly");
    expect((await want(id, "payg")).plan).toBe("payg");
    expect(await rowsOf(id)).toEqual([]);
  });

  it("is not begun while Stripe is away", async () => {
    const { id } = await billed(standIn);
    await standIn.control("outage", { mode: "unavailable" });
    await expect(want(id, "payg")).rejects.toMatchObject({ code: "payments_unavailable" });
    expect(await look(id)).toMatchObject({ plan: "monthly", endsAt: null });
  });
});

describe("a month that cannot be charged", () => {
  it("is waited for, and then not kept", async () => {
    const { id, rowId, subscription } = await billed(standIn);
    await renewPlan(standIn, subscription, { fails: true });
    await syncSubscription(rowId);
    expect(await look(id)).toMatchObject({ plan: "monthly", isPastDue: true });
    await renewPlan(standIn, subscription);
    expect(await look(id)).toMatchObject({ plan: "monthly", isPastDue: false });

    await renewPlan(standIn, subscription, { fails: true });
    await syncSubscription(rowId);
    expect(await want(id, "payg")).toMatchObject({ plan: "payg", endsAt: null });
    expect((await standIn.stripe.subscriptions.retrieve(subscription)).status).toBe("canceled");
  });

  it("knows why it ended a plan also after a crash in between", async () => {
    const { id, rowId, subscription } = await billed(standIn);
    await standIn.stripe.subscriptions.cancel(subscription, { cancellation_details: { comment: "unpaid" } });
    await syncSubscription(rowId);
    expect(await rowsOf(id)).toMatchObject([{ status: "canceled", endReason: "unpaid" }]);
  });

  it.each([
    ["canceled", "payment_failed"],
    ["unpaid", "unpaid"],
  ])("ends the plan for good when it stays %s", async (lastly, reason) => {
    const { id, rowId, subscription } = await billed(standIn);
    for (let attempt = 1; attempt <= 4; attempt += 1)
      await renewPlan(standIn, subscription, { fails: true, lastly });
    await syncSubscription(rowId);
    expect(await look(id)).toMatchObject({ plan: "payg", isPastDue: false });
    expect(await rowsOf(id)).toMatchObject([{ status: "canceled", endReason: reason }]);
    expect((await standIn.stripe.subscriptions.retrieve(subscription)).status).toBe("canceled");

    const mails = await db().outboxMail.findMany({ where: { providerId: id } });
    expect(mails).toMatchObject([{ kind: "plan_ended", locale: "sv" }]);
    await syncSubscription(rowId);
    expect(await db().outboxMail.count({ where: { providerId: id } })).toBe(1);
  });
});

describe("a business that was registered in somebody else's name", () => {
  it("is billed no further once it is withdrawn", async () => {
    const { id, subscription } = await billed(standIn);
    const { ownerUserId } = await db().provider.findUniqueOrThrow({ where: { id } });
    await db().$transaction((tx) => withdrawBusiness(tx, ownerUserId));
    expect(await jobsNaming(id)).toContain("end_plan");
    expect(runners.payments.tasks).toHaveProperty("end_plan");
    await switchPlan(id, "payg", "sv");
    expect((await standIn.stripe.subscriptions.retrieve(subscription)).cancel_at_period_end).toBe(true);
  });
});
