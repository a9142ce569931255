import { expect, it } from "vitest";
import { withTimeouts } from "./smtp";

it("withTimeouts adds the timeouts that the address does not set", () => {
  expect(withTimeouts("smtps://hej:l%2Fsen@mail.example:465?socketTimeout=90000")).toBe(
    "smtps://hej:l%2Fsen@mail.example:465?socketTimeout=90000&connectionTimeout=10000&greetingTimeout=10000",
  );
});
