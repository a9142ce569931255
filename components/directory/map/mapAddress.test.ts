import { expect, it } from "vitest";
import { mapToggled, withMapOf } from "./mapAddress";

const address = (path: string) => new URL(path, "https://stund.example");

it("a map that is shown stays shown where filters and pages lead", () => {
  expect(withMapOf(address("/customer/services?q=yoga&map=1"), "/customer/services?page=2")).toBe(
    "/customer/services?page=2&map=1",
  );
});

it("a map that is hidden adds nothing to an address", () => {
  expect(withMapOf(address("/customer/services?q=yoga"), "/customer/services?page=2")).toBe(
    "/customer/services?page=2",
  );
});

it("showing and hiding the map leaves the filters as they are", () => {
  const shown = mapToggled(address("/customer/services?city=Lund&city=Ume%C3%A5"), true);
  expect(shown).toBe("/customer/services?city=Lund&city=Ume%C3%A5&map=1");
  expect(mapToggled(address(shown), false)).toBe("/customer/services?city=Lund&city=Ume%C3%A5");
});
