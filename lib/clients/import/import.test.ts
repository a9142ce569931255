import { describe, expect, it } from "vitest";
import { guessColumns } from "./headings";
import { planImport } from "./planImport";
import { readTable } from "./readTable";

const bytes = (text: string) => new TextEncoder().encode(text);
/** As an old Swedish Excel saves it. */
const windows1252 = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

describe("readTable", () => {
  it.each([";", ",", "\t", "|"])("finds the separator %j by itself", (separator) => {
    const text = `Namn${separator}Telefon\nÅsa Öberg${separator}070`;
    expect(readTable(bytes(text))).toEqual({
      headings: ["Namn", "Telefon"],
      rows: [{ line: 2, cells: ["Åsa Öberg", "070"] }],
    });
  });

  it("reads Windows-1252, UTF-16 and a byte order mark", () => {
    const rows = [{ line: 2, cells: ["Åsa Öberg"] }];
    expect(readTable(windows1252("Namn\r\nÅsa Öberg\r\n")).rows).toEqual(rows);
    expect(readTable(new Uint8Array(Buffer.from("\ufeffNamn\nÅsa Öberg", "utf16le"))).rows).toEqual(rows);
    expect(readTable(bytes("\ufeffNamn\nÅsa Öberg"))).toEqual({ headings: ["Namn"], rows });
  });

  it("counts lines as an editor does, over quoted line breaks, empty lines and Excel's own", () => {
    const text = 'sep=;\nNamn;Anteckning\n"Elsa";"två\nrader"\n\nNils;x\n';
    expect(readTable(bytes(text)).rows.map(({ line }) => line)).toEqual([4, 6]);
  });

  it("takes away the apostrophe of our own export", () => {
    expect(readTable(bytes("Namn;Telefon\nElsa;'+46701234567\n")).rows[0]?.cells[1]).toBe("+46701234567");
  });

  it.each([
    "",
    "\n\n",
    "\n;;\n",
    'Namn\n"Elsa',
    "Namn\u0000;Telefon\nElsa;1",
    "PK\u0003\u0004\u0014\u0000xl/workbook.xml",
  ])("refuses what is no table: %j", (text) => {
    expect(() => readTable(bytes(text))).toThrow("import_unreadable");
  });

  it("refuses more than 200 columns", () => {
    expect(() => readTable(bytes(`${"a;".repeat(200)}a\nElsa`))).toThrow("import_unreadable");
  });

  it("refuses more than 5 000 lines, of which blank ones are none", () => {
    expect(() => readTable(bytes(`Namn\n${"Elsa\n".repeat(5_001)}`))).toThrow("too_large");
    const { rows } = readTable(bytes(`Namn;Telefon\nElsa;1\n${" ; \n".repeat(6_000)}Nils;2\n`));
    expect(rows).toEqual([
      { line: 2, cells: ["Elsa", "1"] },
      { line: 6_003, cells: ["Nils", "2"] },
    ]);
  });

  it("reads text over several lines, doubled quotes, and quotes within a word", () => {
    const text = 'Namn;Anteckning;Telefon\r\n"Öberg ""Åsa""";"rad 1; A\r\nrad 2";070\r\nBo 5" Ek;x;071\r\n';
    expect(readTable(bytes(text)).rows.map(({ cells }) => cells)).toEqual([
      ['Öberg "Åsa"', "rad 1; A\r\nrad 2", "070"],
      ['Bo 5" Ek', "x", "071"],
    ]);
  });
});

describe("guessColumns", () => {
  it("knows the headings of both languages, however they are written", () => {
    expect(guessColumns(["E-post", "Mobilnr.", "FÖRNAMN", "Efternamn", "Skonummer"])).toEqual([
      "email",
      "phone",
      "firstName",
      "lastName",
      null,
    ]);
    expect(guessColumns(["Customer name", "E-mail address", "Email", "Notes"])).toEqual([
      "name",
      "email",
      null,
      "note",
    ]);
  });
});

describe("planImport", () => {
  const known = {
    id: "6f1c0f4e-0000-4000-8000-000000000001",
    name: "Elsa Lindqvist",
    phone: "070-123 45 67",
    phoneE164: "+46701234567",
    email: "elsa@example.com",
    tags: ["Stamkund"],
    hiddenAt: null,
  };
  const plan = (lines: string[], duplicates: "skip" | "update" = "skip") =>
    planImport(
      readTable(bytes(["namn,telefon,e-post,taggar", ...lines].join("\n"))),
      ["name", "phone", "email", "tags"],
      [known],
      duplicates,
    );

  it("finds who is there by the number, then by the address, and who is in the file twice", () => {
    const { lines } = plan([
      "E Lindqvist,+46 70 123 45 67,,",
      "Någon,,ELSA@example.com,",
      "Nils Ek,0702222222,nils@example.com,",
      "Nisse,0046702222222,,",
    ]);
    expect(lines.map(({ becomes }) => becomes)).toEqual(["skipped", "skipped", "added", "skipped"]);
  });

  it("updates with what the file says, keeps what it leaves out, and adds tags", () => {
    const { lines } = plan([",0701234567,ny@example.com,vip"], "update");
    expect(lines[0]).toMatchObject({
      becomes: "updated",
      after: {
        name: "Elsa Lindqvist",
        phone: "0701234567",
        email: "ny@example.com",
        tags: ["Stamkund", "vip"],
      },
    });
  });

  it("refuses lines with their number and the reason", () => {
    const { refused } = plan(['Elsa,"7,01E+08",,', "Nils,,nils,", ",,,", `${"x".repeat(300)},,,`]);
    expect(refused.map(({ line, reason }) => [line, reason])).toEqual([
      [2, "phone"],
      [3, "email"],
      [5, "long"],
    ]);
  });

  it("refuses numbers and signs that no form would take, instead of failing at the database", () => {
    const { refused } = plan([
      `Elsa,${"0701234567 ".padEnd(60, " ()-")}9,,`,
      "Ni\u0007ls,0702222222,,",
      "Åsa,0703333333,,\u202egat",
    ]);
    expect(refused.map(({ line, reason }) => [line, reason])).toEqual([
      [2, "long"],
      [3, "broken"],
      [4, "broken"],
    ]);
  });
});
