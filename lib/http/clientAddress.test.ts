import { expect, it } from "vitest";
import { clientAddress } from "./clientAddress";

it.each([
  ["192.0.2.1", 0, "192.0.2.1"],
  ["192.0.2.1", 1, "192.0.2.1"],
  ["made up, 192.0.2.1", 1, "192.0.2.1"],
  ["made up, 192.0.2.1, 10.0.0.2", 2, "192.0.2.1"],
  ["made up,192.0.2.1 , 10.0.0.2,10.0.0.3", 3, "192.0.2.1"],
  ["192.0.2.1", 2, "192.0.2.1"],
  ["", 1, "unknown"],
])("of %j past %i proxies is %s", (header, hops, address) => {
  expect(clientAddress(new Headers({ "X-Forwarded-For": header }), hops)).toBe(address);
});
