import { describe, expect, it } from "vitest";
import { addClient } from "@/lib/clients/addClient";
import { doublesOf } from "@/lib/clients/doubles";
import { editClient, removeClient } from "@/lib/clients/editClient";
import { importClients, previewImport } from "@/lib/clients/import/importClients";
import { undoImport } from "@/lib/clients/import/undoImport";
import { clientNoteTextsMax } from "@/lib/clients/limits";
import { mergeClients, previewMerge } from "@/lib/clients/mergeClients";
import { addNote, deleteNote, editNote, loadNotes } from "@/lib/clients/notes";
import { clientEditSchema, newClientSchema } from "@/lib/clients/schemas";
import { db } from "@/lib/db/client";
import { book, type Salon, salon } from "@/tests/support/builders/salon";
import { customer } from "@/tests/support/calls/customer";
import { sharedDatabase } from "@/tests/support/run/testDatabase";

await sharedDatabase();

const add = (place: Salon, given: object) => addClient(place.id, newClientSchema.parse(given));
const rowOf = (id: string) => db().client.findUnique({ where: { id } });
const csv = (...lines: string[]) => new TextEncoder().encode(lines.join("\n"));

describe("a client added by hand", () => {
  it("is refused while somebody has the number or the address, unless it is wanted", async () => {
    const place = await salon();
    const id = await add(place, { name: "Elsa", phone: "070-123 45 67" });
    const again = { name: "Nils", phone: "+46701234567" };
    await expect(add(place, again)).rejects.toMatchObject({
      code: "client_known",
      details: { clientId: id, name: "Elsa" },
    });
    expect(await add(place, { ...again, evenIfKnown: true })).not.toBe(id);
  });

  it("is removed only without bookings, and by nobody else", async () => {
    const [place, other] = [await salon(), await salon()];
    const id = await add(place, { name: "Elsa" });
    await expect(removeClient(other.id, id)).rejects.toMatchObject({ code: "not_found" });
    const clientId = await add(place, { name: "Nils" });
    await book(place, { at: "2026-12-01T10:00:00Z", clientId });
    await expect(removeClient(place.id, clientId)).rejects.toMatchObject({ code: "client_has_bookings" });
    await removeClient(place.id, id);
    expect(await rowOf(id)).toBeNull();
  });

  it("is edited, and bookings and account stay as they are", async () => {
    const place = await salon();
    const clientId = await add(place, { name: "Elsa", tags: ["Stamkund"] });
    const bookingId = await book(place, { at: "2026-12-01T10:00:00Z", clientId, name: "Elsa" });
    await editClient(place.id, clientId, clientEditSchema.parse({ name: "Elsa Ny", phone: "0701234567" }));
    expect(await rowOf(clientId)).toMatchObject({
      name: "Elsa Ny",
      phoneE164: "+46701234567",
      tags: ["Stamkund"],
    });
    const { customerName } = await db().booking.findUniqueOrThrow({ where: { id: bookingId } });
    expect(customerName).toBe("Elsa");
  });
});

describe("a note", () => {
  it("keeps what it said before and who wrote it, and is removed with its history", async () => {
    const place = await salon();
    const clientId = await add(place, { name: "Elsa" });
    const scope = { providerId: place.id, clientId, userId: place.ownerId };
    await addNote(scope, { kind: "note", text: "Vill ha kaffe" });
    const noteId = await addNote(scope, { kind: "allergy", text: "PPD" });
    await editNote(scope, noteId, "PPD och nickel");
    const [allergy, note] = await loadNotes(place.id, clientId);
    expect(allergy).toMatchObject({ text: "PPD och nickel", earlier: [{ text: "PPD" }] });
    expect(allergy?.written_by).toContain("@");
    expect(note).toMatchObject({ kind: "note", earlier: [] });
    const other = await salon();
    await expect(editNote({ ...scope, providerId: other.id }, noteId, "x")).rejects.toMatchObject({
      code: "not_found",
    });
    await expect(deleteNote({ providerId: other.id, clientId }, noteId)).rejects.toMatchObject({
      code: "not_found",
    });
    await deleteNote(scope, noteId);
    expect(await loadNotes(place.id, clientId)).toHaveLength(1);
  });
});

it("a note that is edited over and over keeps the latest of what it said", async () => {
  const place = await salon();
  const clientId = await add(place, { name: "Elsa" });
  const scope = { providerId: place.id, clientId, userId: place.ownerId };
  const noteId = await addNote(scope, { kind: "note", text: "0" });
  for (let edit = 1; edit <= clientNoteTextsMax + 2; edit += 1) await editNote(scope, noteId, String(edit));
  const [note] = await loadNotes(place.id, clientId);
  expect(note?.text).toBe(String(clientNoteTextsMax + 2));
  expect(note?.earlier).toHaveLength(clientNoteTextsMax - 1);
  expect(note?.earlier.at(-1)?.text).toBe("3");
});

describe("merging", () => {
  async function pair() {
    const place = await salon();
    const keptId = await add(place, { name: "Elsa Lindqvist", phone: "0701234567", tags: ["VIP"] });
    const otherId = await add(place, {
      name: "Elsa L",
      phone: "070-123 45 67",
      email: "elsa@example.com",
      tags: ["vip", "Barn"],
      evenIfKnown: true,
    });
    const bookingId = await book(place, { at: "2026-12-01T10:00:00Z", clientId: otherId });
    await addNote(
      { providerId: place.id, clientId: otherId, userId: null },
      { kind: "allergy", text: "PPD" },
    );
    return { place, keptId, otherId, bookingId };
  }

  it("is suggested, previewed without a change, and moves bookings, notes and tags", async () => {
    const { place, keptId, otherId, bookingId } = await pair();
    expect(await doublesOf(place.id, keptId)).toMatchObject([{ id: otherId, same: ["phone"] }]);
    const wish = { keptId, otherId, choices: {} };
    expect(await previewMerge(place.id, wish)).toMatchObject({
      client: { name: "Elsa Lindqvist", email: "elsa@example.com", tags: ["VIP", "Barn"] },
      moved_bookings: 1,
      moved_notes: 1,
    });
    expect(await rowOf(otherId)).not.toBeNull();
    await mergeClients(place.id, wish);
    expect(await rowOf(otherId)).toBeNull();
    expect(await rowOf(keptId)).toMatchObject({ email: "elsa@example.com", tags: ["VIP", "Barn"] });
    const { clientId } = await db().booking.findUniqueOrThrow({ where: { id: bookingId } });
    expect(clientId).toBe(keptId);
    expect(await loadNotes(place.id, keptId)).toHaveLength(1);
  });

  it("is not suggested for a number that more clients have than a family, unless the name is the same, too", async () => {
    const place = await salon();
    const names = ["Elsa", "Nils", "Moa", "Bo"];
    const ids = [];
    for (const name of names) ids.push(await add(place, { name, phone: "08-123 456 78", evenIfKnown: true }));
    const [first = ""] = ids;
    expect(await doublesOf(place.id, first)).toHaveLength(3);
    const namesake = await add(place, { name: "Elsa", phone: "08-123 456 78", evenIfKnown: true });
    expect(await doublesOf(place.id, first)).toMatchObject([{ id: namesake, same: ["name"] }]);
  });

  it("ends with one of them, when both are merged into each other at the same moment", async () => {
    const { place, keptId, otherId } = await pair();
    const results = await Promise.allSettled([
      mergeClients(place.id, { keptId, otherId, choices: {} }),
      mergeClients(place.id, { keptId: otherId, otherId: keptId, choices: {} }),
    ]);
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await db().client.count({ where: { providerId: place.id } })).toBe(1);
  });

  it("is refused for two accounts, oneself, and clients of others", async () => {
    const { place, keptId, otherId } = await pair();
    const other = await salon();
    const notFound = { code: "not_found" };
    await expect(mergeClients(other.id, { keptId, otherId, choices: {} })).rejects.toMatchObject(notFound);
    const itself = { keptId, otherId: keptId, choices: {} };
    await expect(mergeClients(place.id, itself)).rejects.toMatchObject(notFound);
    const [first, second] = [await customer(), await customer()];
    await db().client.update({ where: { id: keptId }, data: { userId: first.id } });
    await db().client.update({ where: { id: otherId }, data: { userId: second.id } });
    await expect(mergeClients(place.id, { keptId, otherId, choices: {} })).rejects.toMatchObject({
      code: "clients_two_accounts",
    });
  });
});

describe("a client of somebody who erased their account", () => {
  it("is suggested to nobody and not merged, in either direction, so that it goes after the visit alone", async () => {
    const place = await salon();
    const erasedId = await add(place, { name: "Elsa", phone: "0701234567" });
    await db().client.update({
      where: { id: erasedId },
      data: { eraseAfter: new Date("2026-12-01T11:00:00Z") },
    });
    const id = await add(place, { name: "Elsa", phone: "0701234567", evenIfKnown: true });
    expect(await doublesOf(place.id, id)).toEqual([]);
    expect(await doublesOf(place.id, erasedId)).toEqual([]);
    const pairs = [
      { keptId: id, otherId: erasedId, choices: {} },
      { keptId: erasedId, otherId: id, choices: {} },
    ];
    for (const pair of pairs) {
      await expect(previewMerge(place.id, pair)).rejects.toMatchObject({ code: "not_found" });
      await expect(mergeClients(place.id, pair)).rejects.toMatchObject({ code: "not_found" });
    }
  });
});

describe("an import", () => {
  const form = (duplicates: "skip" | "update") => ({ duplicates });

  it("takes over what can be taken, and is undone but for whoever changed since", async () => {
    const place = await salon();
    const scope = { providerId: place.id, userId: place.ownerId };
    const known = await add(place, { name: "Elsa", phone: "0701234567", tags: ["Gammal"] });
    const file = csv(
      "Namn;Mobil;E-post;Taggar;Allergi",
      "Elsa Lindqvist;+46 70 123 45 67;elsa@example.com;Ny;PPD",
      "Nils Ek;0702222222;;;",
      "Åsa Öberg;0703333333;;;",
      "Fel;;inte en adress;;",
    );
    const figures = { added: 2, updated: 1, skipped: 0, refused_count: 1 };
    expect(await previewImport(place.id, file, form("update"))).toMatchObject(figures);
    expect(await db().client.count({ where: { providerId: place.id } })).toBe(1);
    const { id, ...told } = await importClients(scope, file, form("update"));
    expect(told).toMatchObject(figures);
    expect(await rowOf(known)).toMatchObject({
      name: "Elsa Lindqvist",
      email: "elsa@example.com",
      tags: ["Gammal", "Ny"],
    });
    expect(await loadNotes(place.id, known)).toMatchObject([{ kind: "allergy", text: "PPD" }]);

    const nils = await db().client.findFirstOrThrow({ where: { providerId: place.id, name: "Nils Ek" } });
    await editClient(place.id, nils.id, { email: "nils@example.com" });
    const other = await salon();
    await expect(undoImport(other.id, id)).rejects.toMatchObject({ code: "not_found" });
    expect(await undoImport(place.id, id)).toEqual({ removed: 1, restored: 1, kept: 1 });
    expect(await rowOf(known)).toMatchObject({ name: "Elsa", email: null, tags: ["Gammal"] });
    expect(await loadNotes(place.id, known)).toEqual([]);
    await expect(undoImport(place.id, id)).rejects.toMatchObject({ code: "not_found" });
  });

  it("lists a hidden client again when it updates them, and hides them again when it is undone", async () => {
    const place = await salon();
    const scope = { providerId: place.id, userId: place.ownerId };
    const id = await add(place, { name: "Elsa", phone: "0701234567" });
    const hiddenAt = new Date("2026-11-01T08:00:00Z");
    await db().client.update({ where: { id }, data: { hiddenAt } });
    const file = csv("name,phone", "Elsa Ek,0701234567");
    const { id: importId } = await importClients(scope, file, form("update"));
    expect(await rowOf(id)).toMatchObject({ name: "Elsa Ek", hiddenAt: null });
    expect(await undoImport(place.id, importId)).toEqual({ removed: 0, restored: 1, kept: 0 });
    expect(await rowOf(id)).toMatchObject({ name: "Elsa", hiddenAt });
  });

  it("takes whatever it does not refuse, also texts of the greatest length", async () => {
    const place = await salon();
    const scope = { providerId: place.id, userId: place.ownerId };
    const longest = [
      "å".repeat(200),
      `+46 70 123 45 67 ${"(hem)".repeat(4)}abc`,
      "t".repeat(40),
      "😀".repeat(1_000),
    ];
    const file = csv(
      "Namn;Telefon;Taggar;Anteckning",
      longest.join(";"),
      `Elsa;0701234567 ${"9 ".repeat(40)};;`,
      "Ni\u0007ls;0702222222;;",
      "Åsa;0703333333;;klipp\u202e",
    );
    expect(await importClients(scope, file, form("skip"))).toMatchObject({ added: 1, refused_count: 3 });
    expect(await db().client.findFirstOrThrow({ where: { providerId: place.id } })).toMatchObject({
      name: longest[0],
      phone: longest[1],
    });
  });

  it("adds nobody twice, also when it is sent twice at once", async () => {
    const place = await salon();
    const scope = { providerId: place.id, userId: place.ownerId };
    const file = csv("name,phone", "Nils Ek,0702222222", "Nisse,+46702222222");
    const answers = await Promise.allSettled([1, 2].map(() => importClients(scope, file, form("skip"))));
    expect(answers.some(({ status }) => status === "fulfilled")).toBe(true);
    expect(await importClients(scope, file, form("skip"))).toMatchObject({ added: 0, skipped: 2 });
    expect(await db().client.count({ where: { providerId: place.id } })).toBe(1);
  });

  it("is not undone for whoever has booked since", async () => {
    const place = await salon();
    const scope = { providerId: place.id, userId: place.ownerId };
    const { id } = await importClients(scope, csv("name,phone", "Nils Ek,0702222222"), form("skip"));
    const { id: clientId } = await db().client.findFirstOrThrow({ where: { providerId: place.id } });
    await book(place, { at: "2026-12-01T10:00:00Z", clientId });
    expect(await undoImport(place.id, id)).toEqual({ removed: 0, restored: 0, kept: 1 });
  });
});
