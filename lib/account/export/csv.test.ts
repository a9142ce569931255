import { describe, expect, it } from "vitest";
import { csvLine } from "./csv";

describe("csvLine", () => {
  it("puts semicolons between the cells and a Windows line end after them", () => {
    expect(csvLine(["Åsa", "Öberg", null, 3])).toBe("Åsa;Öberg;;3\r\n");
  });

  it("writes numbers with a decimal comma, negative ones too", () => {
    expect(csvLine([1250.5, 0, -12.25])).toBe("1250,5;0;-12,25\r\n");
  });

  it("quotes texts with separators, quotes or line ends", () => {
    expect(csvLine(['Ek; "Anna"', "rad 1\nrad 2"])).toBe('"Ek; ""Anna""";"rad 1\nrad 2"\r\n');
  });

  it.each(['=HYPERLINK("http://x")', "+46701740630", "-2+3", "@SUM(A1)", "\t=1", "  =1", "\r=1", "＝1+1"])(
    "keeps %j from being a formula",
    (text) => {
      expect(csvLine([text]).replace(/^"/, "")).toMatch(/^'/);
    },
  );

  it("leaves texts as they are that have such a sign further on", () => {
    expect(csvLine(["a@b.se", "10-12"])).toBe("a@b.se;10-12\r\n");
  });
});
