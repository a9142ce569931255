import { expect, it } from "vitest";
import { withPatience } from "./smtp";

it("waits for a mail server as long as its address says, else briefly", () => {
  expect(withPatience("smtps://hej:l%2Fsen@mail.example:465?socketTimeout=90000")).toBe(
    "smtps://hej:l%2Fsen@mail.example:465?socketTimeout=90000&connectionTimeout=10000&greetingTimeout=10000",
  );
});
