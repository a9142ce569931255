import { randomInt } from "node:crypto";

const byte = () => randomInt(256);

/**
 * The header by which a proxy names a caller nobody has seen before: the product under test believes it, so that limits
 * for one network address bound one caller of a test and not all tests of a run together.
 */
export const fromNewAddress = () => ({
  "X-Forwarded-For": `10.${byte()}.${byte()}.${byte()}`,
});
