import { describe, expect, it } from "vitest";
import { z } from "zod";
import { contactAfter, contactOf, contactShape, typedContact } from "./contact";
import { commentMaxLength } from "./limits";

const account = { fullName: "Elin Lund", phone: "070-174 06 30" };
const nothingSaid = { customerComment: null, attendeeName: null };

describe("contactOf", () => {
  it("takes what was given before what the account knows", () => {
    expect(contactOf({ customerName: "Vera", customerPhone: null }, account)).toEqual({
      customerName: "Vera",
      customerPhone: "070-174 06 30",
      ...nothingSaid,
    });
  });

  it("is blank for a guest who gives nothing", () => {
    expect(contactOf({}, null)).toEqual({ customerName: "", customerPhone: null, ...nothingSaid });
  });
});

describe("contactAfter", () => {
  it("keeps what was not given again", () => {
    const before = { customerName: "Elin Lund", customerPhone: "070-174 06 30", ...nothingSaid };
    expect(contactAfter(before, { customerName: "Vera Lund", customerPhone: null, ...nothingSaid })).toEqual({
      customerName: "Vera Lund",
      customerPhone: "070-174 06 30",
      ...nothingSaid,
    });
    expect(contactAfter(before, contactOf({}, null))).toEqual(before);
  });

  it("has of the visit what was said last, and nothing when that was nothing", () => {
    const before = contactOf({ customerComment: "Porten är låst", attendeeName: "Vera" }, account);
    const last = contactOf({ customerComment: "Ring på" }, account);
    expect(contactAfter(before, last)).toMatchObject({ customerComment: "Ring på", attendeeName: null });
  });
});

describe("typedContact", () => {
  it("has an empty text where the booking has nothing", () => {
    const booking = {
      customerName: "Elin",
      customerEmail: "elin@exempel.se",
      customerPhone: null,
      ...nothingSaid,
    };
    expect(typedContact(booking)).toEqual({
      ...booking,
      customerPhone: "",
      customerComment: "",
      attendeeName: "",
    });
  });
});

describe("contactShape", () => {
  const read = (given: object) => z.object(contactShape).safeParse(given);

  it("keeps the lines of a comment, and takes a blank one for none", () => {
    expect(read({ customerComment: " Porten är låst.\nRing på! " }).data?.customerComment).toBe(
      "Porten är låst.\nRing på!",
    );
    expect(read({ customerComment: " \n " }).data?.customerComment).toBeNull();
  });

  it.each([
    ["too long", "a".repeat(commentMaxLength + 1)],
    ["with a control character", "a\u0000b"],
    ["that turns the direction of the text", "a\u202eb"],
  ])("refuses a comment %s", (_, customerComment) => {
    expect(read({ customerComment }).error?.issues[0]?.path).toEqual(["customerComment"]);
  });

  it("makes the name of an attendee one line", () => {
    expect(read({ attendeeName: "Vera\n Lund" }).data?.attendeeName).toBe("Vera Lund");
  });
});
