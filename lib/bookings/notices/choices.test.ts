import { describe, expect, it } from "vitest";
import { choiceOf, kindFor, type Standing, scopeOf, topicOf } from "./choices";

const member: Standing = { role: "member", staffMemberId: "a", noticesOf: null, isContact: false };
const owner: Standing = { ...member, role: "owner" };
const contact: Standing = { ...owner, isContact: true };
const desk: Standing = { ...owner, staffMemberId: null };

describe("scopeOf", () => {
  it("a member, whatever is stored, is told of their own", () => {
    expect(scopeOf({ ...member, noticesOf: "business" })).toBe("own");
  });

  it("an owner without a choice is told of all by whom the business is reached, or without bookings of their own", () => {
    expect([contact, owner, desk].map(scopeOf)).toEqual(["business", "own", "business"]);
  });

  it("an owner with a choice is told as chosen, and of all without bookings of their own", () => {
    expect(scopeOf({ ...contact, noticesOf: "own" })).toBe("own");
    expect(scopeOf({ ...owner, noticesOf: "business" })).toBe("business");
    expect(scopeOf({ ...desk, noticesOf: "own" })).toBe("business");
  });
});

describe("choiceOf", () => {
  it("without a choice, mails those who are mailed of their own and whom the business is reached by", () => {
    const mailed = [member, owner, contact, desk].map((each) => choiceOf(each, undefined).byMail);
    expect(mailed).toEqual([true, true, true, false]);
    expect(choiceOf(desk, undefined).inPage).toBe(true);
  });

  it("with a choice, is the choice", () => {
    expect(choiceOf(member, { byMail: false, inPage: false })).toEqual({ byMail: false, inPage: false });
  });
});

describe("kindFor", () => {
  it("a change of somebody else's booking is nothing to a person", () => {
    expect(kindFor("b", "moved", { before: "a", after: "a" })).toBeNull();
    expect(kindFor(null, "moved", { before: "a", after: "a" })).toBeNull();
  });

  it("a booking that changes hands is given to one and taken from the other", () => {
    const hands = { before: "a", after: "b" };
    expect(["a", "b", "c"].map((each) => kindFor(each, "moved", hands))).toEqual(["taken", "given", null]);
    expect([topicOf("given"), topicOf("taken")]).toEqual(["moved", "moved"]);
  });

  it("a change of one's own booking is told by its own kind", () => {
    expect(kindFor("a", "cancelled", { before: "a", after: "a" })).toBe("cancelled");
  });
});
