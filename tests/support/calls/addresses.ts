import { randomInt } from "node:crypto";

const byte = () => randomInt(256);

/**
 * The header by which a proxy names the caller, with a random address: the product under test trusts one proxy, so that a
 * limit for one network address bounds one caller of a test and not all tests of a run together.
 */
export const fromNewAddress = () => ({
  "X-Forwarded-For": `10.${byte()}.${byte()}.${byte()}`,
});
