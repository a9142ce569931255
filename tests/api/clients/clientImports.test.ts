import { beforeAll, describe, expect, it } from "vitest";
import {
  clientImportsCall,
  importClientsCall,
  previewImportCall,
  undoImportCall,
} from "@/lib/api/contract/business/ownClients";
import type { ClientImport, ImportPreview, UndoneImport } from "@/lib/clients/import/importSchemas";
import type { ListedClient } from "@/lib/clients/schemas";
import { openBusiness, type SignedIn } from "../../support/calls/business";
import { clientsPath, sendTable } from "../../support/calls/clients";
import type { Failure } from "../../support/calls/http";
import { expectPrivate, wrongFields } from "../../support/calls/refusal";

let own: SignedIn;
let other: SignedIn;
beforeAll(async () => {
  [own, other] = await Promise.all([openBusiness(), openBusiness()]);
});

describe("an import of clients", () => {
  const table =
    "Namn;Mobil;E-post;Allergi\nElsa Ny;0709990001;elsa.ny@exempel.se;PPD\nFel;;inte en adress;\n";

  it("is previewed, taken over, listed, and undone once", async () => {
    const importing = await openBusiness();
    const preview = await sendTable<ImportPreview>(importing, "imports/preview", table);
    expectPrivate(previewImportCall, preview);
    expect(preview.body).toMatchObject({
      added: 1,
      refused_count: 1,
      refused: [{ line: 3, reason: "email" }],
    });
    expect(preview.body.columns.map(({ field }) => field)).toEqual(["name", "phone", "email", "allergy"]);
    expect((await importing.get<ListedClient[]>(clientsPath)).body).toEqual([]);
    const taken = await sendTable<ClientImport>(importing, "imports", table);
    expectPrivate(importClientsCall, taken);
    const twice = await sendTable<ClientImport>(importing, "imports", table);
    expect(twice.body).toMatchObject({ added: 0, skipped: 1 });
    const listed = await importing.get<ClientImport[]>(`${clientsPath}/imports`);
    expectPrivate(clientImportsCall, listed);
    expect(listed.body.map(({ id }) => id)).toContain(taken.body.id);
    const path = `${clientsPath}/imports/${taken.body.id}`;
    expect((await other.send("DELETE", path)).status).toBe(404);
    const undone = await importing.send<UndoneImport>("DELETE", path);
    expectPrivate(undoImportCall, undone);
    expect(undone.body).toEqual({ removed: 1, restored: 0, kept: 0 });
    expect((await importing.send("DELETE", path)).status).toBe(404);
    expect((await importing.get<ListedClient[]>(clientsPath)).body).toEqual([]);
  });

  it.each([
    ["a picture", new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1])],
    ["empty lines", "\n\n"],
    ["an open quotation", 'Namn\n"Elsa'],
  ])("refuses %s as no table", async (_what, file) => {
    for (const what of ["imports", "imports/preview"] as const) {
      const { status, body } = await sendTable(own, what, file);
      expect([status, body.code]).toEqual([400, "import_unreadable"]);
    }
  });

  it.each([
    ["no file", null, {}, "file"],
    ["columns that are no JSON", table, { columns: "[" }, "columns"],
    ["columns there are not", table, { columns: '["shoe"]' }, "columns.0"],
    ["columns that are no list", table, { columns: '{"name":0}' }, "columns"],
    ["doubles that are kept", table, { duplicates: "keep" }, "duplicates"],
  ])("refuses %s at its field", async (_what, file, fields, field) => {
    const answer = await sendTable(own, "imports/preview", file, fields);
    expect(wrongFields(answer)).toEqual([field]);
  });

  it("refuses files made to keep the server busy, one at a time for each business, with words", async () => {
    const attacker = await openBusiness();
    const file = `a;b\n${";".repeat(2 * 1024 * 1024 - 100)}1`;
    const answers = await Promise.all(
      Array.from({ length: 16 }, () => sendTable(attacker, "imports/preview", file)),
    );
    const codes = answers.map(({ status, body }) => `${status} ${body.code}`);
    expect(new Set(codes)).toEqual(new Set(["413 too_large", "429 too_many_requests"]));
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.body.message).toContain("förra filen");
    expect(refused?.headers.get("retry-after")).toBe("5");
    expect((await sendTable<ImportPreview>(attacker, "imports/preview", table)).body.added).toBe(1);
  });

  it("refuses more than fits, and a body that is no form", async () => {
    const rows = `Namn\n${"Elsa\n".repeat(5_001)}`;
    expect((await sendTable(own, "imports/preview", rows)).body.code).toBe("too_large");
    const json = await own.send<Failure>("POST", `${clientsPath}/imports`, { file: table });
    expect([json.status, json.body.code]).toEqual([415, "unsupported_media_type"]);
  });
});
