import { describe, expect, it } from "vitest";
import { readIban, readOrganisationNumber } from "./accounts/numbers";
import { periodEnd } from "./billing/periods";
import { parseForm } from "./core/form";
import { importedCard } from "./imports/importedCard";
import { html } from "./pages/html";
import { farExpiry, isReadCard, readCard, SHOWN_CARDS } from "./payments/cards";

const NOW = Date.UTC(2026, 10, 21);

describe("cards", () => {
  it("reads every card that the page lists", () => {
    for (const { number } of SHOWN_CARDS)
      expect(isReadCard(readCard({ number, expiry: "12/34", cvc: "123" }, NOW))).toBe(true);
  });

  it.each([NOW, Date.UTC(2034, 11, 31), Date.UTC(2036, 1, 29)])(
    "has an expiry that is valid at %i",
    (now) => {
      expect(farExpiry(NOW)).toBe("12/34");
      expect(importedCard(now).expYear).toBe(new Date(now).getUTCFullYear() + 8);
    },
  );

  it.each([
    [
      { number: "", expiry: "", cvc: "" },
      { number: "numberMissing", expiry: "expiryMissing", cvc: "cvcMissing" },
    ],
    [
      { number: "4242", expiry: "13/30", cvc: "12" },
      { number: "numberIncomplete", expiry: "expiryInvalid", cvc: "cvcInvalid" },
    ],
    [
      { number: "4242424242424241", expiry: "10/26", cvc: "123" },
      { number: "numberInvalid", expiry: "expiryPast" },
    ],
    [{ number: "4539148803436467", expiry: "11/26", cvc: "123" }, { number: "numberNotTest" }],
    [{ number: "378282246310005", expiry: "11/2026", cvc: "123" }, { cvc: "cvcInvalid" }],
  ])("says what is wrong with %j", (typed, problems) => {
    expect(readCard(typed, NOW)).toEqual(problems);
  });
});

describe("forms", () => {
  it("reads nested brackets", () => {
    expect(parseForm("a[0][b]=1&a[1][b]=2&c[d][e]=%C3%A5&f[]=x&f[]=y")).toEqual({
      a: { 0: { b: "1" }, 1: { b: "2" } },
      c: { d: { e: "å" } },
      f: { 0: "x", 1: "y" },
    });
  });

  it("refuses malformed names, and names that reach an object's prototype", () => {
    for (const wrong of ["[a]=1", "a[b=1", "a]b=1", "a=1&a[b]=2"]) expect(() => parseForm(wrong)).toThrow();
    parseForm("__proto__[polluted]=yes");
    expect({}).not.toHaveProperty("polluted");
  });
});

describe("pages", () => {
  it("escape inserted values", () => {
    const name = `<script>"x" & 'y'</script>`;
    expect(html`<b title="${name}">${[name, false, null]}</b>`.text).toBe(
      `<b title="&lt;script&gt;&quot;x&quot; &amp; &#39;y&#39;&lt;/script&gt;">&lt;script&gt;&quot;x&quot; &amp; &#39;y&#39;&lt;/script&gt;</b>`,
    );
  });
});

describe("numbers", () => {
  it("checks organisation numbers and IBANs", () => {
    expect(readOrganisationNumber("556677-8899")).toBe("5566778899");
    expect(readOrganisationNumber("165566778899")).toBe("5566778899");
    expect(readOrganisationNumber("556677-8890")).toBeUndefined();
    expect(readIban("se35 5000 0000 0549 1000 0003")).toBe("SE3550000000054910000003");
    expect(readIban("SE35 5000 0000 0549 1000 0004")).toBeUndefined();
  });
});

describe("billing periods", () => {
  const at = (text: string) => Date.parse(`${text}T10:00:00Z`) / 1000;
  it.each([
    ["month", 1, "2026-01-31", "2026-01-31", "2026-02-28"],
    ["month", 1, "2026-01-31", "2026-02-28", "2026-03-31"],
    ["month", 3, "2026-11-15", "2026-11-15", "2027-02-15"],
    ["year", 1, "2028-02-29", "2028-02-29", "2029-02-28"],
    ["week", 2, "2026-11-21", "2026-11-21", "2026-12-05"],
    ["day", 1, "2026-12-31", "2026-12-31", "2027-01-01"],
  ] as const)(
    "a period of %s × %i from anchor %s, begun %s, ends %s",
    (interval, intervalCount, anchor, start, end) => {
      expect(periodEnd(at(anchor), at(start), { interval, intervalCount })).toBe(at(end));
    },
  );
});
