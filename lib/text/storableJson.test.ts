import { expect, it } from "vitest";
import { parseStorableJson } from "./storableJson";

it.each(['{"a":["å",{"b":"\\ud83d\\ude00"}]}', '"\\\\u0000 and \\\\ud800 as letters"', "12", "null"])(
  "parseStorableJson parses %s",
  (text) => {
    expect(parseStorableJson(text)).toEqual(JSON.parse(text));
  },
);

it.each(['"\\ud800"', '{"a":{"b":["\\udfff x"]}}', '{"\\ud800":1}', '"a\\u0000"', '{"\\u0000":1}', "{", ""])(
  "parseStorableJson refuses %s",
  (text) => {
    expect(() => parseStorableJson(text)).toThrow(SyntaxError);
  },
);
