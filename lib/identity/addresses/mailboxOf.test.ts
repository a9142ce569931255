import { describe, expect, it } from "vitest";
import { mailboxOf } from "./mailboxOf";

describe("the mailbox that a limit counts", () => {
  it.each([
    ["anna+stund@exempel.se", "anna@exempel.se"],
    ["anna+a+b@exempel.se", "anna@exempel.se"],
    ["anna@exempel.se", "anna@exempel.se"],
    ["+anna@exempel.se", "+anna@exempel.se"],
    ["anna@ex+empel.se", "anna@ex+empel.se"],
  ])("is without the tag: %s", (email, mailbox) => {
    expect(mailboxOf(email)).toBe(mailbox);
  });
});
