import { beforeAll, describe, expect, it } from "vitest";
import { pricingPlanCall } from "@/lib/api/contract/business/pricingPlan";
import { confirmedBusiness, type SignedIn } from "../../support/calls/business";
import type { Failure } from "../../support/calls/http";
import { choose, payg, payPlanAtStripe, planPath, readOwnPlan } from "../../support/calls/pricingPlan";
import { expectPrivate } from "../../support/calls/refusal";
import { sharedApp } from "../../support/run/context";

describe("GET and PUT /providers/me/pricing-plan", () => {
  let quiet: SignedIn;
  beforeAll(async () => {
    quiet = await confirmedBusiness();
  });

  it("begin with pay as you go", async () => {
    const answer = await readOwnPlan(quiet);
    expectPrivate(pricingPlanCall, answer);
    expect(answer.body).toEqual(payg);
    const same = await choose(quiet, "payg");
    expectPrivate(pricingPlanCall, same);
    expect(same.body).toEqual(payg);
  });

  it("lead to the monthly plan over a payment page, one for all presses", async () => {
    const own = await confirmedBusiness();
    const answers = await Promise.all([choose(own, "monthly"), choose(own, "monthly")]);
    answers.push(await choose(own, "monthly"));
    for (const answer of answers) expectPrivate(pricingPlanCall, answer);
    const urls = new Set(answers.map(({ body }) => body.checkoutUrl));
    expect(urls.size).toBe(1);
    expect(answers[0]?.body).toEqual({ ...payg, checkoutUrl: expect.stringMatching(/^http/) });
    expect((await readOwnPlan(own)).body).toEqual(answers[0]?.body);

    const [url = ""] = urls;
    expect(await payPlanAtStripe(url)).toBe(`${sharedApp().url}/provider/dashboard?plan=back`);
    const { body } = await readOwnPlan(own);
    expect(body).toEqual({
      ...payg,
      plan: "monthly",
      commissionPercent: 0,
      renewsAt: expect.stringMatching(/Z$/),
    });
    expect((await choose(own, "monthly")).body).toEqual(body);
  });

  it("speak the language of the business on the way to and fro", async () => {
    const own = await confirmedBusiness();
    const { body } = await choose(own, "monthly", { "Accept-Language": "en" });
    expect(await payPlanAtStripe(body.checkoutUrl ?? "")).toBe(
      `${sharedApp().url}/en/provider/dashboard?plan=back`,
    );
  });

  it("lead back at the end of the period, unless that is taken back before", async () => {
    const own = await confirmedBusiness();
    await payPlanAtStripe((await choose(own, "monthly")).body.checkoutUrl ?? "");
    const { renewsAt } = (await readOwnPlan(own)).body;
    const ending = await choose(own, "payg");
    expectPrivate(pricingPlanCall, ending);
    expect(ending.body).toMatchObject({
      plan: "monthly",
      commissionPercent: 0,
      renewsAt: null,
      endsAt: renewsAt,
    });
    expect((await choose(own, "payg")).body).toEqual(ending.body);
    const resumed = await choose(own, "monthly");
    expect(resumed.body).toMatchObject({ plan: "monthly", renewsAt, endsAt: null });
    expect(resumed.body.checkoutUrl).toBeUndefined();
  });

  it.each([
    ["a plan there is not", { plan: "yearly" }],
    ["no plan", {}],
    ["a number", { plan: 1 }],
    ["null", { plan: null }],
  ])("refuse %s", async (_, body) => {
    const answer = await quiet.send<Failure>("PUT", planPath, body);
    expect([answer.status, answer.body.code]).toEqual([400, "invalid_request"]);
    expect(answer.body.details).toEqual([{ path: "plan", message: expect.any(String) }]);
    expect((await readOwnPlan(quiet)).body).toEqual(payg);
  });

  it.each([["[]"], ["not json"], [""], ['{"plan":"\\ud800"}'], ['{"plan":"monthly\\u0000"}']])(
    "refuse the body %j",
    async (body) => {
      const answer = await quiet.send<Failure>("PUT", planPath, body);
      expect([answer.status, answer.body.code]).toEqual([400, "invalid_request"]);
    },
  );

  it("are no other site's business, and take no other method", async () => {
    const foreign = await choose(quiet, "monthly", { Origin: "https://elsewhere.example" });
    expect([foreign.status, foreign.body.code]).toEqual([403, "forbidden_origin"]);
    const { status, headers } = await quiet.send("DELETE", planPath);
    expect([status, headers.get("allow")]).toEqual([405, "GET, PUT, HEAD, OPTIONS"]);
    expect((await readOwnPlan(quiet)).body).toEqual(payg);
  });
});
