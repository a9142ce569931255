import { expect, it } from "vitest";
import { queryObject } from "./query";

it("queryObject replaces U+0000, so that the value differs from the one without it", () => {
  const { token, q, ...others } = queryObject(new URLSearchParams("token=abc%00&q=a&q=%00&__proto__=1"));
  expect([token, q]).toEqual(["abc\ufffd", ["a", "\ufffd"]]);
  expect(Object.keys(others)).toEqual(["__proto__"]);
});
