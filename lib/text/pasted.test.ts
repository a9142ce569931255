import { describe, expect, it } from "vitest";
import { emailAsRead } from "./emailAsRead";
import { emailPattern, pastedEmail, pastedOrganisationNumber, pastedPhone } from "./pasted";

describe("pastedPhone", () => {
  it.each([
    ["\u202a+46 70-123 45 67\u202c", "+46 70-123 45 67"],
    ["\u200e+46\u00a070\u2013123\u00a045\u00a067\u200f", "+46 70-123 45 67"],
    ["\u2066070\u200b-123\u202f45\u200967\u2069", "070-123 45 67"],
    ["070.123.45.67", "070 123 45 67"],
    ["tel:+46-70-123-45-67;phone-context=se", "+46-70-123-45-67"],
    ["＋４６ ７０ １２３ ４５ ６７", "+46 70 123 45 67"],
    ["070\u2212123\u201145\u201467", "070-123-45-67"],
    ["\ufeff070-123 45 67\n", "070-123 45 67"],
  ])("reads %j", (text, stored) => {
    expect(pastedPhone(text)).toBe(stored);
  });
});

describe("pastedOrganisationNumber", () => {
  it.each([
    ["556000\u20130001", "556000-0001"],
    ["SE556000000101", "5560000001"],
    ["se 556000-0001 01", "556000-0001"],
    ["\u200e556000\u00a00001", "5560000001"],
    ["５５６０００－０００１", "556000-0001"],
  ])("reads %j", (text, stored) => {
    expect(pastedOrganisationNumber(text)).toBe(stored);
  });
});

describe("pastedEmail", () => {
  it.each([
    [" Anna@Räksmörgås.SE ", "anna@xn--rksmrgs-5wao1o.se"],
    ["anna@xn--rksmrgs-5wao1o.se", "anna@xn--rksmrgs-5wao1o.se"],
    ["anna@ra\u0308ksmo\u0308rga\u030as.se", "anna@xn--rksmrgs-5wao1o.se"],
    ["mailto:anna&bo/kontor@exempel.se", "anna&bo/kontor@exempel.se"],
    ["<anna@exempel.se>", "anna@exempel.se"],
    ["\u200banna@exempel.se\u00a0", "anna@exempel.se"],
  ])("reads %j as the address that mail is sent to", (text, stored) => {
    expect(pastedEmail(text)).toBe(stored);
    expect(emailPattern.test(stored)).toBe(true);
  });

  it("is shown with its letters, where they are Latin", () => {
    expect(emailAsRead("anna@xn--rksmrgs-5wao1o.se")).toBe("anna@räksmörgås.se");
    expect(emailAsRead("anna@exempel.se")).toBe("anna@exempel.se");
    expect(emailAsRead(null)).toBeNull();
    const cyrillic = pastedEmail("anna@аррӏе.com");
    expect(emailAsRead(cyrillic)).toBe(cyrillic);
  });
});

describe("emailPattern", () => {
  it.each([
    "a..b@x.se",
    ".a@x.se",
    "a.@x.se",
    "a@x",
    "a@-x.se",
    "a%b@x.se",
    "a b@x.se",
    "a@x.se?cc=b@y.se",
    "å@x.se",
  ])("refuses %s", (address) => {
    expect(emailPattern.test(address)).toBe(false);
  });
});
