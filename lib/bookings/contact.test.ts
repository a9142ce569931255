import { describe, expect, it } from "vitest";
import { contactAfter, contactOf, typedContact } from "./contact";

const account = { fullName: "Elin Lund", phone: "070-174 06 30" };

describe("contactOf", () => {
  it("takes what was given before what the account knows", () => {
    expect(contactOf({ customerName: "Vera", customerPhone: null }, account)).toEqual({
      customerName: "Vera",
      customerPhone: "070-174 06 30",
    });
  });

  it("is blank for a guest who gives nothing", () => {
    expect(contactOf({}, null)).toEqual({ customerName: "", customerPhone: null });
  });
});

describe("contactAfter", () => {
  it("keeps what was not given again", () => {
    const before = { customerName: "Elin Lund", customerPhone: "070-174 06 30" };
    expect(contactAfter(before, { customerName: "Vera Lund", customerPhone: null })).toEqual({
      customerName: "Vera Lund",
      customerPhone: "070-174 06 30",
    });
    expect(contactAfter(before, contactOf({}, null))).toEqual(before);
  });
});

describe("typedContact", () => {
  it("has an empty text where the booking has nothing", () => {
    const booking = { customerName: "Elin", customerEmail: "elin@exempel.se", customerPhone: null };
    expect(typedContact(booking)).toEqual({ ...booking, customerPhone: "" });
  });
});
