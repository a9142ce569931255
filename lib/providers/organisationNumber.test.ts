import { describe, expect, it } from "vitest";
import {
  formatOrganisationNumber,
  parseOrganisationNumber,
  publicOrganisationNumber,
} from "./organisationNumber";

describe("parseOrganisationNumber", () => {
  it.each([
    ["556123-4567", "5561234567"],
    ["5561234567", "5561234567"],
    [" 556123 4567 ", "5561234567"],
    ["165561234567", "5561234567"],
    ["811228-9874", "8112289874"],
    ["19811228-9874", "8112289874"],
  ])("reads %s", (text, digits) => {
    expect(parseOrganisationNumber(text)).toBe(digits);
  });

  it.each([
    "",
    "556123-4568",
    "556123456",
    "55612345678",
    "abcdefghij",
    "556123--4567",
    "000000-0000",
    "٥٥٦١٢٣٤٥٦٧",
  ])("refuses %j", (text) => {
    expect(parseOrganisationNumber(text)).toBeNull();
  });

  it("is null for every single wrong digit", () => {
    const right = "5561234567";
    for (let at = 0; at < right.length; at += 1) {
      for (let digit = 0; digit <= 9; digit += 1) {
        const text = `${right.slice(0, at)}${digit}${right.slice(at + 1)}`;
        expect(parseOrganisationNumber(text) !== null).toBe(text === right);
      }
    }
  });
});

describe("formatOrganisationNumber", () => {
  it("sets the hyphen", () => {
    expect(formatOrganisationNumber("5561234567")).toBe("556123-4567");
  });
});

describe("the number in public calls and lists", () => {
  it("is a legal person's alone: a sole trader's is a personal number", () => {
    expect(publicOrganisationNumber("5599407318")).toBe("5599407318");
    expect(publicOrganisationNumber("8501019802")).toBeNull();
    expect(publicOrganisationNumber("8512619805")).toBeNull();
    expect(publicOrganisationNumber(null)).toBeNull();
  });
});
