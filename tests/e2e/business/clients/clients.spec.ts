import { timeOn, workdayAhead } from "../../../support/builders/daysAhead";
import { freshEmail, registered } from "../../../support/calls/auth";
import { type OwnSalon, openBusiness, ownSalon } from "../../../support/calls/business";
import { clientOf, clientsPath } from "../../../support/calls/clients";
import { bookByPhone } from "../../../support/calls/desk";
import { expect, test } from "../../../support/pages/browserTest";
import { enlarge } from "../../../support/pages/desk";
import { pairwise } from "../../../support/pages/languages";
import { expectNoOverflow, expectSound, openPage, signInPage } from "../../../support/pages/page";
import { password } from "../../../support/password";

const words = {
  sv: {
    prefix: "",
    book: "Boka tid",
    inShort: "I korthet",
    add: "Lägg till",
    name: "Namn",
    phone: "Telefon",
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
    book: "Book a time",
    inShort: "At a glance",
    add: "Add",
    name: "Name",
    phone: "Phone",
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

  test(`a client who is not found is added, tagged, noted, merged with a double, and booked for from the card, in ${language}`, {
    tag,
  }, async ({ page }) => {
    const salon = await ownSalon();
    await bookByPhone(salon, timeOn(workdayAhead(8), 10), {
      client: { name: "Moa L", phone: "070-174 06 30" },
    });
    await signInPage(page, { role: "provider", email: salon.email, password });
    await openPage(page, `${w.prefix}/provider/clients?search=Moa+Lind`);
    await expectSound(page);
    await page.getByRole("button", { name: `${w.add} Moa Lind` }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByLabel(w.name)).toHaveValue("Moa Lind");
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

    await page.getByRole("link", { name: w.book }).click();
    await expect(page.locator("#new-booking").getByText("Moa Lind")).toBeVisible();
    await page.goBack();
    await page.getByRole("region", { name: w.inShort }).getByRole("link").click();
    await expect(page).toHaveURL(/\/provider\/bookings\?booking=/);
    await expect(page.getByRole("dialog", { name: "Moa L" })).toBeVisible();
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
