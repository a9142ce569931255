import { expect, it } from "vitest";
import { serviceVersion } from "./serviceVersion";

const service = {
  name: "Klippning",
  description: "",
  priceOre: 42_000,
  vatPercent: 25,
  durationMinutes: 45,
  isActive: true,
  isPhysical: true,
  isDigital: false,
  subcategoryId: "7c122321-0a17-8fd5-ae7f-9943ec958298",
  bufferBeforeMinutes: 0,
  bufferAfterMinutes: 10,
};

it("serviceVersion: a service that did not change has the version that it had before a deploy", () => {
  expect(serviceVersion(service, ["staff-1"])).toBe("wC0We98kT4I4lwpt");
});

it.each([
  ["another price", { priceOre: 43_000 }, ["staff-1"]],
  ["another pause", { bufferAfterMinutes: 15 }, ["staff-1"]],
  ["another person", {}, ["staff-2"]],
])("serviceVersion: %s is another version", (_what, change, staffIds) => {
  expect(serviceVersion({ ...service, ...change }, staffIds)).not.toBe(serviceVersion(service, ["staff-1"]));
});
