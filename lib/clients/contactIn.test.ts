import { describe, expect, it } from "vitest";
import { contactIn } from "./contactIn";

describe("contactIn", () => {
  it.each([
    ["Gunilla 070-123 45 67", "Gunilla", "070-123 45 67"],
    ["Gunilla Ek, 0701234567", "Gunilla Ek", "0701234567"],
    ["08-123 45 67 Åsa", "Åsa", "08-123 45 67"],
    ["Åsa tel: +46 (0)70-123 45 67", "Åsa tel", "+46 (0)70-123 45 67"],
    ["Ola 0047 22 12 34 56", "Ola", "0047 22 12 34 56"],
    ["Bo 0480-123 45 klippning", "Bo klippning", "0480-123 45"],
    ["070-123 45 67", "", "070-123 45 67"],
  ])("finds the number in “%s”", (typed, name, phone) => {
    expect(contactIn(typed)).toEqual({ name, phone, email: "" });
  });

  it.each([
    "Gunilla",
    "Gunilla 1985",
    "Gunilla 19850612-1234",
    "Gunilla 050612-1234",
    "Gunilla 01-02-2026",
    "Gunilla 2026-11-24",
    "Gunilla rum 0412",
    "Gunilla 070",
    "Gunilla kl 08 30",
    "Gunilla 5566778899",
    "Kund0701234567",
    "Gunilla 0701234567x",
    "Gunilla 070-123 45 67 eller 08-123 45 67",
    "Gunilla 070-123 45 67 070-765 43 21",
  ])("leaves “%s” as it is", (typed) => {
    expect(contactIn(typed)).toEqual({ name: typed, phone: "", email: "" });
  });

  it("finds an address beside a name and a number", () => {
    expect(contactIn("Gunilla 0701234567 gunilla@exempel.se")).toEqual({
      name: "Gunilla",
      phone: "0701234567",
      email: "gunilla@exempel.se",
    });
    expect(contactIn("Gunilla <g@exempel.se>")).toEqual({
      name: "Gunilla",
      phone: "",
      email: "g@exempel.se",
    });
  });
});
