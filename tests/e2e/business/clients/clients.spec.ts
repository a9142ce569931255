import { timeOn, workdayAhead } from "../../../support/builders/daysAhead";
import { freshEmail, registered } from "../../../support/calls/auth";
import { type OwnSalon, openBusiness, ownSalon } from "../../../support/calls/business";
import { clientOf, clientsPath } from "../../../support/calls/clients";
import { bookByPhone } from "../../../support/calls/desk";
import { expect, test } from "../../../support/pages/browserTest";
import { enlarge } from "../../../support/pages/desk";
import { oreIn } from "../../../support/pages/financePage";
import { abortCalls, intercept } from "../../../support/pages/intercept";
import { pairwise } from "../../../support/pages/languages";
import { expectNoOverflow, expectSound, openPage, signInPage } from "../../../support/pages/page";
import { password } from "../../../support/password";

const words = {
  sv: {
    prefix: "",
    newClient: "Ny kund",
    add: "Lägg till",
    name: "Namn",
    phone: "Telefon",
    spent: "Har betalat",
    spentOn: "Bokningar som ingår",
    tags: "Taggar",
    known: /har samma nummer eller adress/,
    anyway: "Lägg till ändå",
    kind: "Typ",
    allergy: "Allergi",
    text: "Text",
    saveNote: "Spara anteckningen",
    edit: "Ändra",
    earlier: "1 tidigare version",
    mergeWith: "Slå ihop med Moa L",
    merge: "Slå ihop",
    merged: "Kunderna är ihopslagna",
    search: "Sök kund",
    find: "Sök",
    file: "Fil",
    result: /^2 nya kunder/,
    refused: "1 rad kan inte läsas in",
    apply: "Läs in 2 kunder",
    undo: "Ångra inläsningen",
    undone: "Ångrad",
    empty: "Inga kunder än",
  },
  en: {
    prefix: "/en",
    newClient: "New client",
    add: "Add",
    name: "Name",
    phone: "Phone",
    spent: "Has paid",
    spentOn: "Bookings included",
    tags: "Tags",
    known: /has the same number or address/,
    anyway: "Add anyway",
    kind: "Type",
    allergy: "Allergy",
    text: "Text",
    saveNote: "Save the note",
    edit: "Edit",
    earlier: "1 earlier version",
    mergeWith: "Merge with Moa L",
    merge: "Merge",
    merged: "The clients have been merged",
    search: "Find a client",
    find: "Search",
    file: "File",
    result: /^2 new clients/,
    refused: "1 row cannot be imported",
    apply: "Import 2 clients",
    undo: "Undo the import",
    undone: "Undone",
    empty: "No clients yet",
  },
} as const;

const namesOf = async ({ own }: Pick<OwnSalon, "own">) =>
  (await own.get<{ name: string }[]>(clientsPath)).body.map(({ name }) => name).sort();

const file = {
  name: "kunder.csv",
  mimeType: "text/csv",
  buffer: Buffer.from(
    "Namn;Mobil;E-post\nÅsa Öberg;0701112233;\nNils Ek;0702223344;nils@exempel.se\nFel;;inte en adress\n",
  ),
};

for (const { language, tag } of pairwise(import.meta.url)) {
  const w = words[language];

  test(`what a client has paid opens into the bookings that it is the sum of, in ${language}`, {
    tag,
  }, async ({ page }) => {
    const salon = await ownSalon();
    const client = { name: "Moa Lind", phone: "070-174 06 30" };
    const paid = { client, payment: { way: "on_site" as const, paidWith: "cash" as const } };
    const booking = await bookByPhone(salon, timeOn(workdayAhead(8), 10), paid);
    await bookByPhone(salon, timeOn(workdayAhead(8), 11), { client });
    await bookByPhone(salon, timeOn(workdayAhead(8), 12, 30), { ...paid, outsideHours: true });
    const [listed] = (await salon.own.get<{ id: string }[]>(clientsPath)).body;
    await signInPage(page, { role: "provider", email: salon.email, password });
    await openPage(page, `${w.prefix}/provider/clients/${listed?.id}`);
    const rows = page.getByRole("list", { name: w.spentOn }).getByRole("listitem");
    await expect(rows).toHaveCount(0);
    await page.getByText(w.spent, { exact: true }).click();
    await expect(rows).toHaveCount(2);
    const sums = (await rows.allInnerTexts()).map(oreIn);
    expect(sums).toEqual([42_000, 42_000]);
    expect(oreIn((await page.locator("summary").filter({ hasText: w.spent }).textContent()) ?? "")).toBe(
      84_000,
    );
    await expectSound(page);
    await rows.last().getByRole("link").click();
    await expect(page).toHaveURL((url) => url.searchParams.get("booking") === booking.id);
  });

  test(`a client is added, tagged, noted and merged with a double, in ${language}`, { tag }, async ({
    page,
  }) => {
    const salon = await ownSalon();
    await bookByPhone(salon, timeOn(workdayAhead(8), 10), {
      client: { name: "Moa L", phone: "070-174 06 30" },
    });
    await signInPage(page, { role: "provider", email: salon.email, password });
    await openPage(page, `${w.prefix}/provider/clients`);
    await expectSound(page);
    await page.getByRole("button", { name: w.newClient }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel(w.name).fill("Moa Lind");
    await dialog.getByLabel(w.phone).fill("+46 70 174 06 30");
    await dialog.getByLabel(w.tags).fill("Stamkund, barn, stamkund");
    await dialog.getByRole("button", { name: w.add, exact: true }).click();
    await expect(dialog.getByText(w.known)).toBeVisible();
    await expectSound(page);
    await dialog.getByRole("button", { name: w.anyway }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Moa Lind" })).toBeVisible();
    await expect(page.getByText("Stamkund", { exact: true })).toHaveCount(1);

    await page.getByLabel(w.kind).selectOption({ label: w.allergy });
    await page.getByLabel(w.text).fill("PPD");
    await page.getByRole("button", { name: w.saveNote }).click();
    const note = page.getByRole("article").filter({ hasText: "PPD" });
    await note.getByRole("button", { name: w.edit, exact: true }).click();
    await page.getByLabel(w.text).first().fill("PPD och nickel");
    await page.getByRole("button", { name: w.saveNote }).first().click();
    await expect(note.getByText("PPD och nickel")).toBeVisible();
    await expect(note.getByText(w.earlier)).toBeVisible();

    await page.getByRole("button", { name: w.mergeWith }).click();
    const merging = page.getByRole("alertdialog");
    await expectSound(page);
    await merging.getByRole("button", { name: w.merge }).click();
    await expect(page.getByText(w.merged)).toBeVisible();
    await expect.poll(() => namesOf(salon)).toEqual(["Moa Lind"]);
    await expectSound(page);

    await openPage(page, `${w.prefix}/provider/clients`);
    await page.getByRole("searchbox", { name: w.search }).fill("0701740630");
    await page.getByRole("button", { name: w.find, exact: true }).click();
    await page.getByRole("link", { name: "Moa Lind", exact: true }).click();
    await expect(page.getByText("PPD och nickel").first()).toBeVisible();
  });

  test(`a file of clients is previewed, taken over and undone, in ${language}`, { tag }, async ({ page }) => {
    const email = await registered("provider");
    const own = await openBusiness(email);
    await signInPage(page, { role: "provider", email, password });
    await openPage(page, `${w.prefix}/provider/clients/import`);
    await page.getByLabel(w.file, { exact: true }).setInputFiles(file);
    await expect(page.getByText(w.result)).toBeVisible();
    await expect(page.getByText(w.refused)).toBeVisible();
    expect(await namesOf({ own })).toEqual([]);
    await expectSound(page);
    await page.getByRole("button", { name: w.apply }).click();
    // The row to be corrected is still shown once the others are imported.
    await expect(page.getByRole("button", { name: w.apply })).toBeHidden();
    await expect(page.getByText(w.refused)).toBeVisible();
    const undo = page.getByRole("main").getByRole("button", { name: w.undo });
    await expect(undo).toBeVisible();
    expect(await namesOf({ own })).toEqual(["Nils Ek", "Åsa Öberg"].sort());
    await undo.click();
    // The message of the import, in the dialog by now, has an action of the same name.
    const confirm = page.getByRole("alertdialog").getByRole("button", { name: w.undo });
    await confirm.and(page.locator("[type=submit]")).click();
    await expect(page.getByRole("main").getByText(w.undone, { exact: true })).toBeVisible();
    expect(await namesOf({ own })).toEqual([]);
    await openPage(page, `${w.prefix}/provider/clients`);
    await expect(page.getByText(w.empty)).toBeVisible();
  });
}

test("the clients are searched while one types, and the field keeps the focus", async ({ page }) => {
  const w = words.sv;
  const salon = await ownSalon();
  await clientOf(salon.own, { name: "Nils Ek", phone: "070-222 33 44" });
  await clientOf(salon.own, { name: "Moa Lind", phone: "070-174 06 30" });
  await signInPage(page, { role: "provider", email: salon.email, password });
  await openPage(page, "/provider/clients");
  const field = page.getByRole("searchbox", { name: w.search });
  await field.pressSequentially("moa");
  await expect(page.getByRole("link", { name: "Nils Ek", exact: true })).toBeHidden();
  await expect(page.getByRole("link", { name: "Moa Lind", exact: true })).toBeVisible();
  await expect(page).toHaveURL(/search=moa/);
  await expect(field).toBeFocused();
});

test("a client who is not found is added with what was typed, booked for from the card, and their next visit opens", async ({
  page,
}) => {
  const w = words.sv;
  const salon = await ownSalon();
  await clientOf(salon.own, { name: "Nils Ek", phone: "070-222 33 44" });
  await signInPage(page, { role: "provider", email: salon.email, password });
  await openPage(page, "/provider/clients?search=070-174%2006%2030");
  await page.getByRole("button", { name: "Lägg till 070-174 06 30" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByLabel(w.phone)).toHaveValue("070-174 06 30");
  await dialog.getByLabel(w.name).fill("Moa Lind");
  await dialog.getByRole("button", { name: w.add, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Moa Lind" })).toBeVisible();

  await page.getByRole("link", { name: "Boka tid" }).click();
  const form = page.locator("#new-booking");
  await expect(form.getByText("Moa Lind")).toBeVisible();
  await expect(form.getByText("070-174 06 30")).toBeVisible();
  await expectSound(page);

  const clientId = (await salon.own.get<{ id: string; name: string }[]>(clientsPath)).body.find(
    ({ name }) => name === "Moa Lind",
  )?.id;
  const start = timeOn(workdayAhead(8), 10);
  await bookByPhone(salon, start, { client: { id: clientId ?? "" } });
  await openPage(page, `/provider/clients/${clientId}`);
  await page.getByRole("region", { name: "I korthet" }).getByRole("link").click();
  await expect(page).toHaveURL(/\/provider\/bookings\?booking=/);
  await expect(page.getByText("Moa Lind").filter({ visible: true }).first()).toBeVisible();
});

test("the import takes over what it shows, also when it is changed while the preview is loaded, and loads it again after a failure", async ({
  page,
}) => {
  const w = words.sv;
  const salon = await ownSalon();
  const { id } = await clientOf(salon.own, { name: "Nisse", phone: "070-222 33 44" });
  await signInPage(page, { role: "provider", email: salon.email, password });
  await openPage(page, "/provider/clients/import");
  const looks = "**/providers/me/clients/imports/preview";
  const letThrough = await abortCalls(page, looks);
  await page.getByLabel(w.file, { exact: true }).setInputFiles(file);
  const again = page.getByRole("button", { name: "Försök igen" });
  await expect(again).toBeVisible();
  letThrough();
  await again.click();
  await expect(page.getByText(/^1 ny kund, ingen uppdateras, 1 finns redan/)).toBeVisible();

  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await intercept(page, looks, (route) => released.then(() => route.continue()));
  await page.getByLabel("Kolumnen E-post").selectOption({ label: "Läses inte in" });
  await page.getByText("Uppdatera från filen").click();
  release();
  await expect(page.getByText(/^2 nya kunder, 1 uppdateras/)).toBeVisible();
  await expect(page.getByLabel("Kolumnen E-post")).toHaveValue("");
  await page.getByRole("button", { name: "Läs in 3 kunder" }).click();
  await expect.poll(() => namesOf(salon)).toContain("Nils Ek");
  const { body } = await salon.own.get<{ name: string; email: string | null }>(`${clientsPath}/${id}`);
  expect(body).toMatchObject({ name: "Nils Ek", email: null });
});

test("clients, a card and the import on 320 px with text twice as large are no wider than the screen @phone @deep", async ({
  page,
}) => {
  const salon = await ownSalon();
  const name = "Maria Margareta Wennerström-Oxenstierna";
  const email = freshEmail();
  const { id } = await clientOf(salon.own, {
    name,
    email,
    phone: "070-174 06 30",
    tags: ["Stamkund", "Barn"],
  });
  await salon.own.send("POST", `${clientsPath}/${id}/notes`, { kind: "allergy", text: "Parafenylendiamin" });
  await clientOf(salon.own, { name, phone: "070-174 06 31" });
  await signInPage(page, { role: "provider", email: salon.email, password });
  for (const path of ["", `/${id}`, "/import"]) {
    await openPage(page, `/provider/clients${path}`);
    await enlarge(page);
    await expectNoOverflow(page);
  }
  await page.getByLabel(words.sv.file, { exact: true }).setInputFiles(file);
  await expect(page.getByText(words.sv.result)).toBeVisible();
  await expectNoOverflow(page);
});
