import { describe, expect, it } from "vitest";
import { guessColumns } from "./headings";
import { type OldEncoding, oldEncodings } from "./importSchemas";
import { planImport } from "./planImport";
import { readTable } from "./readTable";

const bytes = (text: string) => new TextEncoder().encode(text);
/** As an old Swedish Excel saves it. */
const windows1252 = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

/** A name for each file, as of a business of its own: a business reads one at a time. */
let files = 0;
const read = (file: Uint8Array, encoding?: OldEncoding) => readTable(`business ${++files}`, file, encoding);
const rowsOf = async (text: string) => (await read(bytes(text))).rows;

describe("readTable", () => {
  it.each([";", ",", "\t", "|"])("finds the separator %j by itself", async (separator) => {
    const text = `Namn${separator}Telefon\nÅsa Öberg${separator}070`;
    expect(await read(bytes(text))).toEqual({
      encoding: "unicode",
      headings: ["Namn", "Telefon"],
      rows: [{ line: 2, cells: ["Åsa Öberg", "070"] }],
    });
  });

  it("reads Windows-1252, UTF-16 and a byte order mark", async () => {
    const rows = [{ line: 2, cells: ["Åsa Öberg"] }];
    expect(await read(windows1252("Namn\r\nÅsa Öberg\r\n"))).toMatchObject({
      encoding: "windows-1252",
      rows,
    });
    expect((await read(new Uint8Array(Buffer.from("\ufeffNamn\nÅsa Öberg", "utf16le")))).rows).toEqual(rows);
    expect(await read(bytes("\ufeffNamn\nÅsa Öberg"))).toMatchObject({ headings: ["Namn"], rows });
  });

  /** The bytes of letters in the older encodings, in the order of `letters`. */
  const letters = "åäöÅÄÖéüÉ";
  const codes = {
    "windows-1252": [0xe5, 0xe4, 0xf6, 0xc5, 0xc4, 0xd6, 0xe9, 0xfc, 0xc9],
    macintosh: [0x8c, 0x8a, 0x9a, 0x81, 0x80, 0x85, 0x8e, 0x9f, 0x83],
    cp850: [0x86, 0x84, 0x94, 0x8f, 0x8e, 0x99, 0x82, 0x81, 0x90],
  };
  const encoded = (text: string, encoding: OldEncoding) =>
    Uint8Array.from(text, (letter) => codes[encoding][letters.indexOf(letter)] ?? letter.charCodeAt(0));

  it.each(
    oldEncodings.flatMap((encoding) =>
      ["Åsa Öberg", "Märta Sjö", "ÅKE ÖST", "André Ek", "Jürgen Lind", "Håkan Håård"].map((name) => ({
        encoding,
        name,
      })),
    ),
  )(
    "recognises $encoding by the letters of $name, as Swedish names have them",
    async ({ encoding, name }) => {
      const { rows, ...table } = await read(encoded(`Namn;Telefon\n${name};070\n`, encoding));
      expect([table.encoding, rows[0]?.cells[0]]).toEqual([encoding, name]);
    },
  );

  it("reads an older file as it is chosen to be", async () => {
    const file = encoded("Namn\nÅsa\n", "cp850");
    expect((await read(file, "macintosh")).rows[0]?.cells[0]).not.toBe("Åsa");
    expect((await read(file, "cp850")).rows[0]?.cells[0]).toBe("Åsa");
  });

  it("counts lines as an editor does, over quoted line breaks, empty lines and Excel's own", async () => {
    const text = 'sep=;\nNamn;Anteckning\n"Elsa";"två\nrader"\n\nNils;x\n';
    expect((await rowsOf(text)).map(({ line }) => line)).toEqual([4, 6]);
  });

  it("takes away the apostrophes of our own export", async () => {
    const line = `"Anna, '=1+1\n'-2";"'+46701234567";"'Elsa'"`;
    const [row] = await rowsOf(`Namn;Telefon;Anteckning\n${line}\n`);
    expect(row?.cells).toEqual(["Anna, =1+1\n-2", "+46701234567", "'Elsa'"]);
  });

  it.each([
    "",
    "\n\n",
    "\n;;\n",
    'Namn\n"Elsa',
    "Namn\u0000;Telefon\nElsa;1",
    "PK\u0003\u0004\u0014\u0000xl/workbook.xml",
  ])("refuses what is no table: %j", async (text) => {
    await expect(rowsOf(text)).rejects.toThrow("import_unreadable");
  });

  it("refuses more than 200 columns", async () => {
    await expect(rowsOf(`${"a;".repeat(200)}a\nElsa`)).rejects.toThrow("import_unreadable");
  });

  it("refuses more than 5 000 lines, of which blank ones are none", async () => {
    await expect(rowsOf(`Namn\n${"Elsa\n".repeat(5_001)}`)).rejects.toThrow("too_large");
    expect(await rowsOf(`Namn;Telefon\nElsa;1\n${" ; \n".repeat(6_000)}Nils;2\n`)).toEqual([
      { line: 2, cells: ["Elsa", "1"] },
      { line: 6_003, cells: ["Nils", "2"] },
    ]);
  });

  it("refuses lines, cells and sheets that are longer or wider than a person's, before they are parsed", async () => {
    const half = 1024 * 1024;
    await expect(rowsOf(";".repeat(2 * half))).rejects.toThrow("too_large");
    await expect(rowsOf(`Namn;Telefon\nElsa${";".repeat(2 * half)}1`)).rejects.toThrow("too_large");
    await expect(rowsOf(`Namn;Telefon\n${";\n".repeat(half)}Elsa;1\n`)).rejects.toThrow("too_large");
    await expect(rowsOf(`Namn;Anteckning\nElsa;${"x".repeat(50_000)}\n`)).rejects.toThrow("too_large");
    // What spreadsheets write below a table is none of it.
    expect(await rowsOf(`Namn;Telefon\nElsa;1\n${";\n".repeat(half)}`)).toEqual([
      { line: 2, cells: ["Elsa", "1"] },
    ]);
  });

  it("reads one file of a business at a time, in a process beside the server", async () => {
    const file = bytes("Namn;Telefon\nElsa;1\n");
    const first = readTable("one", file);
    await expect(readTable("one", file)).rejects.toMatchObject({
      code: "file_in_work",
      retryAfterSeconds: 5,
    });
    const other = readTable("two", file);
    expect((await first).rows).toEqual((await other).rows);
    expect((await readTable("one", file)).rows).toHaveLength(1);
  });

  it("reads text over several lines, doubled quotes, and quotes within a word", async () => {
    const text = 'Namn;Anteckning;Telefon\r\n"Öberg ""Åsa""";"rad 1; A\r\nrad 2";070\r\nBo 5" Ek;x;071\r\n';
    expect((await rowsOf(text)).map(({ cells }) => cells)).toEqual([
      ['Öberg "Åsa"', "rad 1; A\r\nrad 2", "070"],
      ['Bo 5" Ek', "x", "071"],
    ]);
  });
});

describe("guessColumns", () => {
  it("knows the headings of both languages and of Google's contacts, however they are written", () => {
    expect(guessColumns(["E-post", "Mobilnr.", "FÖRNAMN", "Efternamn", "Skonummer"])).toEqual([
      "email",
      "phone",
      "firstName",
      "lastName",
      null,
    ]);
    const old = ["Name", "Given Name", "Family Name", "Notes", "Group Membership", "E-mail 1 - Type"];
    expect(guessColumns([...old, "E-mail 1 - Value", "Phone 1 - Type", "Phone 1 - Value"])).toEqual([
      "name",
      "firstName",
      "lastName",
      "note",
      "tags",
      null,
      "email",
      null,
      "phone",
    ]);
    const current = ["First Name", "Middle Name", "Last Name", "Organization Name", "Notes", "Labels"];
    expect(guessColumns([...current, "E-mail 1 - Label", "E-mail 1 - Value", "Phone 1 - Value"])).toEqual([
      "firstName",
      null,
      "lastName",
      null,
      "note",
      "tags",
      null,
      "email",
      "phone",
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
  const plan = async (lines: string[], duplicates: "skip" | "update" = "skip") =>
    planImport(
      await read(bytes(["namn,telefon,e-post,taggar", ...lines].join("\n"))),
      ["name", "phone", "email", "tags"],
      [known],
      duplicates,
    );

  it("finds who is there by the number, then by the address, and who is in the file twice", async () => {
    const { lines } = await plan([
      "E Lindqvist,+46 70 123 45 67,,",
      "Någon,,ELSA@example.com,",
      "Nils Ek,0702222222,nils@example.com,",
      "Nisse,0046702222222,,",
    ]);
    expect(lines.map(({ becomes }) => becomes)).toEqual(["skipped", "skipped", "added", "skipped"]);
  });

  it("updates with what the file says, keeps what it leaves out, and adds tags", async () => {
    const { lines } = await plan([",0701234567,ny@example.com,vip"], "update");
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

  it("refuses lines with their number and the reason", async () => {
    const { refused } = await plan(['Elsa,"7,01E+08",,', "Nils,,nils,", ",,,", `${"x".repeat(300)},,,`]);
    expect(refused.map(({ line, reason }) => [line, reason])).toEqual([
      [2, "phone"],
      [3, "email"],
      [5, "long"],
    ]);
  });

  it("refuses names as long as a cell can be without reading them", async () => {
    const names = Array.from({ length: 20 }, () => `${"a.".repeat(19_000)},,,`);
    const { refused } = await plan(names);
    expect(refused.map(({ reason }) => reason)).toEqual(names.map(() => "long"));
  });

  it("refuses numbers and signs that no form would take, instead of failing at the database", async () => {
    const { refused } = await plan([
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

  it("takes of Google's cells the first number, and its labels without Google's own", async () => {
    const { lines } = await plan([
      "Elsa Ek,070-111 11 11 ::: 08-22 22 22,a@x.se ::: b@x.se,* myContacts ::: Stamkund",
    ]);
    expect(lines[0]?.person).toMatchObject({
      phone: "070-111 11 11",
      phoneE164: "+46701111111",
      email: "a@x.se",
      tags: ["Stamkund"],
    });
  });
});
