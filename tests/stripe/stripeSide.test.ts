import { expect, test } from "vitest";
import { stripeSide } from "./stripeSide";

test.each(["sk_live_123", "rk_live_123", "pk_test_123", "whatever"])(
  "%s is refused before any call",
  (key) => {
    expect(() => stripeSide({ key, account: undefined })).toThrow(
      /^STRIPE_TEST_KEY is no key of Stripe's test mode/,
    );
  },
);

test("a key of the test mode is taken", () => {
  expect(() => stripeSide({ key: "sk_test_123", account: undefined })).not.toThrow();
});
