import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import {
  addClientCall,
  addClientNoteCall,
  clientCardCall,
  clientDoublesCall,
  deleteClientNoteCall,
  editClientCall,
  editClientNoteCall,
  eraseClientCall,
  mergeClientsCall,
  ownClientsCall,
  previewMergeCall,
  removeClientCall,
} from "@/lib/api/contract/business/ownClients";
import type { ImportPreview } from "@/lib/clients/import/importSchemas";
import type { ClientCard, ClientDouble, ListedClient } from "@/lib/clients/schemas";
import { timeOn, workdayAhead } from "../../support/builders/daysAhead";
import { freshEmail } from "../../support/calls/auth";
import { type OwnSalon, openBusiness, ownSalon, type SignedIn } from "../../support/calls/business";
import { addClient, clientOf, clientsPath, sendTable } from "../../support/calls/clients";
import { bookByPhone, messagesIn } from "../../support/calls/desk";
import { call, type Failure } from "../../support/calls/http";
import { expectPrivate, wrongFields } from "../../support/calls/refusal";

let salon: OwnSalon;
let own: SignedIn;
let other: SignedIn;
beforeAll(async () => {
  [salon, other] = await Promise.all([ownSalon(), openBusiness()]);
  own = salon.own;
});

const listOf = async (query = "") => (await own.get<ListedClient[]>(`${clientsPath}${query}`)).body;
const cardOf = async (id: string) => (await own.get<ClientCard>(`${clientsPath}/${id}`)).body;
const sendAbout = <T = ClientCard & Failure>(id: string, method: string, what: string, body?: unknown) =>
  own.send<T>(method, `${clientsPath}/${id}${what}`, body);

let numbers = 0;
/** A Swedish number that no other test of this file has. */
const freshNumber = () => {
  numbers += 1;
  return `070-174 ${String(numbers).padStart(4, "0")}`;
};

describe("the clients of a business", () => {
  it("are added by hand, once for a number, and listed, found and tagged", async () => {
    const phone = freshNumber();
    const added = await addClient(own, { name: "Elsa Lindqvist", phone, tags: ["VIP", "vip", "Barn"] });
    expectPrivate(addClientCall, added);
    expect(added.body).toMatchObject({ name: "Elsa Lindqvist", tags: ["VIP", "Barn"], spent_amount: 0 });
    const again = await addClient(own, { name: "Elsa", phone: `+46${phone.slice(1)}` });
    expect([again.status, again.body.code]).toEqual([409, "client_known"]);
    const listed = await own.get<ListedClient[]>(clientsPath);
    expectPrivate(ownClientsCall, listed);
    for (const search of ["lindq", phone.replace(/\D/g, ""), "vip"])
      expect(
        (await listOf(`?search=${search}`)).map(({ id }) => id),
        search,
      ).toContain(added.body.id);
    expect((await listOf("?tag=Barn")).map(({ id }) => id)).toEqual([added.body.id]);
    expect(await listOf(`?search=${encodeURIComponent("%_\\'\"")}`)).toEqual([]);
  });

  it("are added with their first booking, and a card counts what they paid", async () => {
    const phone = freshNumber();
    const payment = { way: "on_site" as const, paidWith: "card" as const };
    await bookByPhone(salon, timeOn(workdayAhead(7), 9), { client: { name: "Nils Ek", phone }, payment });
    const [listed] = await listOf("?search=nils");
    const answer = await own.get<ClientCard>(`${clientsPath}/${listed?.id}`);
    expectPrivate(clientCardCall, answer);
    expect(answer.body).toMatchObject({ spent_amount: 420, has_account: false, no_show_count: 0 });
    expect(answer.body.visits).toMatchObject([
      { service_name: "Klippning", source: "phone", total_amount: 420 },
    ]);
    const kept = await sendAbout(answer.body.id, "DELETE", "");
    expect([kept.status, kept.body.code]).toEqual([409, "client_has_bookings"]);
  });

  it("have notes whose earlier texts stay, and are removed without bookings", async () => {
    const { id } = await clientOf(own, { name: "Ågot" });
    const written = await sendAbout(id, "POST", "/notes", { kind: "allergy", text: "PPD" });
    expectPrivate(addClientNoteCall, written);
    const [note] = written.body.notes;
    const edited = await sendAbout(id, "PATCH", `/notes/${note?.id}`, { text: "PPD och nickel" });
    expectPrivate(editClientNoteCall, edited);
    expect(edited.body.notes).toMatchObject([{ text: "PPD och nickel", earlier: [{ text: "PPD" }] }]);
    expectPrivate(deleteClientNoteCall, await sendAbout(id, "DELETE", `/notes/${note?.id}`));
    expect((await cardOf(id)).notes).toEqual([]);
    const changed = await sendAbout(id, "PATCH", "", {
      name: "Ågot Ås",
      email: freshEmail(),
      isHidden: true,
    });
    expectPrivate(editClientCall, changed);
    expect(changed.body).toMatchObject({ name: "Ågot Ås", is_hidden: true });
    expectPrivate(removeClientCall, await sendAbout(id, "DELETE", ""));
    expect((await own.get(`${clientsPath}/${id}`)).status).toBe(404);
  });

  it("are erased by their name, and not while a visit is ahead", async () => {
    const { id } = await clientOf(own, { name: "Vera Glömd", email: freshEmail() });
    const other = await own.send<{ code: string }>("POST", `${clientsPath}/${id}/erase`, { name: "Vera" });
    expect([other.status, other.body.code]).toEqual([400, "invalid_request"]);
    await bookByPhone(salon, timeOn(workdayAhead(7), 14), { client: { id } });
    const ahead = await own.send<{ code: string }>("POST", `${clientsPath}/${id}/erase`, {
      name: "Vera Glömd",
    });
    expect([ahead.status, ahead.body.code]).toEqual([409, "client_has_upcoming"]);
    const free = await clientOf(own, { name: "Åke Glömd" });
    const erased = await own.send("POST", `${clientsPath}/${free.id}/erase`, { name: "åke glömd" });
    expectPrivate(eraseClientCall, erased);
    expect(erased.body).toEqual({ kept_bookings: 0 });
    expect((await own.get(`${clientsPath}/${free.id}`)).status).toBe(404);
  });

  it("are merged after a preview", async () => {
    const phone = freshNumber();
    const kept = await clientOf(own, { name: "Gunhild Ögren", phone, tags: ["Stamkund"] });
    const double = await clientOf(own, { name: "G Ögren", phone, email: freshEmail(), evenIfKnown: true });
    await sendAbout(double.id, "POST", "/notes", { kind: "formula", text: "6/0 + 6 %" });
    const found = await own.get<ClientDouble[]>(`${clientsPath}/${kept.id}/doubles`);
    expectPrivate(clientDoublesCall, found);
    expect(found.body).toMatchObject([{ id: double.id, same: ["phone"] }]);
    const merge = { otherId: double.id, choices: { name: "kept" } };
    const preview = await sendAbout(kept.id, "POST", "/merge/preview", merge);
    expectPrivate(previewMergeCall, preview);
    expect(preview.body).toMatchObject({
      client: { email: double.email },
      moved_notes: 1,
      moved_bookings: 0,
    });
    expect((await cardOf(double.id)).name).toBe("G Ögren");
    const merged = await sendAbout(kept.id, "POST", "/merge", merge);
    expectPrivate(mergeClientsCall, merged);
    expect(merged.body).toMatchObject({ name: "Gunhild Ögren", email: double.email, tags: ["Stamkund"] });
    expect((await own.get(`${clientsPath}/${double.id}`)).status).toBe(404);
    expect((await sendAbout(kept.id, "POST", "/merge", merge)).status).toBe(404);
  });

  const wrong: [string, object, string[]][] = [
    ["nobody", {}, ["name"]],
    ["a name that is a number", { name: 1 }, ["name"]],
    ["a name too long", { name: "x".repeat(500) }, ["name"]],
    ["a number that is none", { name: "A", phone: "ring mig" }, ["phone"]],
    ["an address that is none", { name: "A", email: "a@" }, ["email"]],
    ["a tag with a comma", { name: "A", tags: ["a,b"] }, ["tags.0"]],
    ["a hundred tags", { name: "A", tags: Array.from({ length: 100 }, (_, index) => `t${index}`) }, ["tags"]],
  ];
  it.each(wrong)("refuse %s, in both languages", async (_what, body, fields) => {
    const { sv, en } = await messagesIn((headers) => own.send<Failure>("POST", clientsPath, body, headers));
    expect(wrongFields(sv)).toEqual(fields);
    expect(wrongFields(en)).toEqual(fields);
    expect(sv.body.details?.[0]?.message).not.toBe(en.body.details?.[0]?.message);
  });

  it.each([
    ["an empty note", "POST", "/notes", { kind: "note", text: " " }, "text"],
    ["a note of no kind", "POST", "/notes", { kind: "gossip", text: "x" }, "kind"],
    ["a merge with nobody", "POST", "/merge", {}, "otherId"],
    [
      "a merge of neither",
      "POST",
      "/merge",
      { otherId: randomUUID(), choices: { name: "both" } },
      "choices.name",
    ],
  ])("refuse %s", async (_what, method, what, body, field) => {
    const { id } = await clientOf(own, { name: "Någon" });
    expect(wrongFields(await sendAbout<Failure>(id, method, what, body))).toEqual([field]);
  });

  it("are not found by another business, and need a session", async () => {
    const { id } = await clientOf(own, { name: "Egen" });
    const note = `/notes/${randomUUID()}`;
    const tried = await Promise.all([
      other.get<Failure>(`${clientsPath}/${id}`),
      other.get<Failure>(`${clientsPath}/${id}/doubles`),
      other.send<Failure>("PATCH", `${clientsPath}/${id}`, { name: "Min" }),
      other.send<Failure>("DELETE", `${clientsPath}/${id}`),
      other.send<Failure>("POST", `${clientsPath}/${id}/notes`, { kind: "note", text: "x" }),
      other.send<Failure>("PATCH", `${clientsPath}/${id}${note}`, { text: "x" }),
      other.send<Failure>("POST", `${clientsPath}/${id}/merge`, { otherId: randomUUID() }),
      own.get<Failure>(`${clientsPath}/42`),
      own.send<Failure>("PATCH", `${clientsPath}/${id}${note}`, { text: "x" }),
    ]);
    for (const { status, body } of tried) expect([status, body.code]).toEqual([404, "not_found"]);
    for (const path of [clientsPath, `${clientsPath}/export.csv`, `${clientsPath}/imports`])
      expect((await call(path)).status).toBe(401);
  });

  it("are exported without formulas that a spreadsheet would calculate, and read again by the import", async () => {
    const exporting = await openBusiness();
    const name = "Anna,=cmd|' /C calc'!A0";
    await clientOf(exporting, { name, phone: "0701234567", tags: ["+1", "@b"] });
    const answer = await exporting.get<string>(`${clientsPath}/export.csv`, { Accept: "text/csv" });
    expect(answer.headers.get("content-type")).toContain("text/csv");
    expect(answer.headers.get("content-disposition")).toContain("attachment");
    expect(answer.body).toContain(`"Anna,'=cmd|' /C calc'!A0"`);
    expect(answer.body).toContain(`"'+1, '@b"`);
    expect(answer.body).not.toMatch(/(^|[;,|\t"])\s*[=+@-]/m);
    const { body } = await sendTable<ImportPreview>(exporting, "imports/preview", String(answer.body));
    expect(body).toMatchObject({ added: 0, skipped: 1, refused_count: 0, sample: [{ name }] });
    const english = await exporting.get<string>(`${clientsPath}/export.csv?locale=en`, {
      Accept: "text/csv",
    });
    expect(String(english.body).split("\r\n")[0]).not.toBe(String(answer.body).split("\r\n")[0]);
  });
});
