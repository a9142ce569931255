import { describe, expect, it } from "vitest";
import { csvLine } from "./csv";

describe("csvLine", () => {
  it("quotes every text, puts semicolons between the cells and a Windows line end after them", () => {
    expect(csvLine(["Åsa", "", null, 3])).toBe('"Åsa";"";;3\r\n');
  });

  it("writes numbers with a decimal comma, negative ones too", () => {
    expect(csvLine([1250.5, 0, -12.25])).toBe("1250,5;0;-12,25\r\n");
  });

  it("keeps separators, quotes and line ends inside their cell", () => {
    expect(csvLine(['Ek; "Anna"', "rad 1\nrad 2"])).toBe('"Ek; ""Anna""";"rad 1\nrad 2"\r\n');
  });

  it("disarms formulas at the beginning of a cell and after a separator inside it", () => {
    expect(csvLine(["=1+1", "Anna,=cmd|' /C calc'!A0"])).toBe(`"'=1+1";"Anna,'=cmd|' /C calc'!A0"\r\n`);
  });
});
