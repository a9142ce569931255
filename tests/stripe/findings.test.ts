import Stripe from "stripe";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { Findings, shapeOf } from "./findings";

const session = z.object({ id: z.string(), url: z.string().nullable(), status: z.literal("open") });
const refused = async () => {
  throw new Stripe.errors.StripeInvalidRequestError({
    type: "invalid_request_error",
    message: "No such refund",
    code: "resource_missing",
    statusCode: 404,
  });
};
const missing = { type: "StripeInvalidRequestError", code: "resource_missing", statusCode: 404 };

test("a shape has keys and types, and the first entry of a list", () => {
  expect(
    shapeOf({ id: "x", at: 1, by: null, left: undefined, items: [{ a: 1 }, { b: 2 }], none: [] }),
  ).toEqual({
    id: "string",
    at: "number",
    by: "null",
    items: [{ a: "number" }],
    none: [],
  });
});

describe("findings", () => {
  test("has no problem with an answer and a refusal as recorded", async () => {
    const findings = new Findings();
    const answer = await findings.answer(
      "a.create",
      "new",
      async () => ({ id: "x", url: null, status: "open", more: 1 }),
      session,
    );
    await findings.refusal("a.retrieve", "unknown", refused, missing);
    expect(answer.more).toBe(1);
    expect(findings.problems).toEqual([]);
    expect([...findings.calls]).toEqual(["a.create", "a.retrieve"]);
  });

  test("names an answer of another value and a refusal of another code, or none", async () => {
    const findings = new Findings();
    await findings.answer("a.create", "new", async () => ({ id: "x", url: null, status: "paid" }), session);
    await findings.refusal("a.retrieve", "unknown", refused, { ...missing, code: "other" });
    await findings.refusal("a.expire", "closed", async () => ({}), missing);
    expect(findings.problems).toEqual([
      expect.stringMatching(/^a\.create, new: [\s\S]*status/),
      "a.retrieve, unknown: StripeInvalidRequestError, status 404, code resource_missing instead of StripeInvalidRequestError, status 404, code other",
      "a.expire, closed: an answer instead of StripeInvalidRequestError, status 404, code resource_missing",
    ]);
  });

  test("fails at once when an answer is refused that the rest stands on", async () => {
    await expect(new Findings().answer("a.create", "new", refused, session)).rejects.toThrow(
      "a.create, new: refused with StripeInvalidRequestError, status 404, code resource_missing",
    );
  });

  test("names where two sides differ in type, though both are as recorded", async () => {
    const [one, other] = [new Findings(), new Findings()];
    await one.answer("a.create", "new", async () => ({ id: "x", url: null, status: "open" }), session);
    await other.answer(
      "a.create",
      "new",
      async () => ({ id: "y", url: "https://a.example", status: "open" }),
      session,
    );
    one.compare(other);
    expect(one.problems).toEqual([
      'a.create, new: {"id":"string","url":"null","status":"string"}, not {"id":"string","url":"string","status":"string"}',
    ]);
  });
});
