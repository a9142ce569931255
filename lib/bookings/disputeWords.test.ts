import { expect, it } from "vitest";
import { disputeReasonOf, disputeStateOf, isDecided, isInquiry, takenBack } from "./disputeWords";

it.each([
  ["needs_response", "answer"],
  ["warning_needs_response", "answer"],
  ["under_review", "waiting"],
  ["a_word_of_next_year", "waiting"],
  ["won", "won"],
  ["lost", "lost"],
  ["warning_closed", "closed"],
] as const)("a dispute that is %s at Stripe is shown as %s", (status, state) => {
  expect(disputeStateOf(status)).toBe(state);
});

it("a reason without words of its own, is told in general", () => {
  expect(disputeReasonOf("duplicate")).toBe("duplicate");
  expect(disputeReasonOf("bank_cannot_process")).toBe("other");
});

it("an inquiry that is closed, is decided, and took no money", () => {
  expect([isDecided("warning_closed"), isInquiry("warning_closed"), isInquiry("lost")]).toEqual([
    true,
    true,
    false,
  ]);
});

it.each([
  ["needs_response", "open"],
  ["under_review", "open"],
  ["appeal_needs_response", "open"],
  ["lost", "lost"],
  ["won", null],
  ["warning_needs_response", null],
  ["warning_closed", null],
  ["prevented", null],
] as const)("of a payment whose dispute is %s, the bank has the money: %s", (status, taken) => {
  expect(takenBack(status)).toBe(taken);
});
