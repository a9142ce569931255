import { expect, it } from "vitest";
import { queryObject } from "./query";

it("keeps a value with U+0000 apart from the one without, and out of the database", () => {
  const { token, q, ...others } = queryObject(new URLSearchParams("token=abc%00&q=a&q=%00&__proto__=1"));
  expect([token, q]).toEqual(["abc\ufffd", ["a", "\ufffd"]]);
  expect(Object.keys(others)).toEqual(["__proto__"]);
});
