import { expect, it } from "vitest";
import { isWebAddress } from "./webAddress";

it.each([
  ["https://checkout.stripe.com/c/pay/cs_1", true],
  ["http://127.0.0.1:8082/c/cs_1", true],
  [undefined, false],
  [null, false],
  ["", false],
  ["undefined", false],
  ["/customer", false],
  ["javascript:alert(1)", false],
  ["https://", false],
])("takes %s for a web address: %s", (value, expected) => {
  expect(isWebAddress(value)).toBe(expected);
});
