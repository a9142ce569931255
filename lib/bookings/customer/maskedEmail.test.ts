import { expect, it } from "vitest";
import { maskedEmail } from "./maskedEmail";

it.each([
  ["anna.ek@example.com", "an•••@example.com"],
  ["ek@example.com", "e•••@example.com"],
  ["e@example.com", "e•••@example.com"],
  ["", ""],
])("%s is shown as %s", (email, shown) => {
  expect(maskedEmail(email)).toBe(shown);
});
