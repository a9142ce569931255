import { describe, expect, it } from "vitest";
import { browserName } from "./browserName";

const webkit = "AppleWebKit/537.36 (KHTML, like Gecko)";

describe("browserName", () => {
  it.each([
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/140.0 Safari/537.36`, "Chrome, Windows"],
    [`Mozilla/5.0 (Windows NT 10.0) ${webkit} Chrome/140.0 Safari/537.36 Edg/140.0`, "Edge, Windows"],
    ["Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) Version/19.1 Safari/604.1", "Safari, iPhone"],
    ["Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) CriOS/140.0 Safari/604.1", "Chrome, iPhone"],
    [`Mozilla/5.0 (Linux; Android 16) ${webkit} Chrome/140.0 Mobile Safari/537.36`, "Chrome, Android"],
    ["Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox, Linux"],
    ["Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X)", "iPhone"],
    ["curl/8.0", null],
    [null, null],
  ])("reads %s", (userAgent, name) => {
    expect(browserName(userAgent)).toBe(name);
  });
});
