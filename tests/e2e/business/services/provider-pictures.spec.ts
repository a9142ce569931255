import type { Page } from "@playwright/test";
import { confirmedProvider, registered } from "../../../support/calls/auth";
import { openBusiness, ownSalon } from "../../../support/calls/business";
import { expect, test } from "../../../support/pages/browserTest";
import { abortCalls } from "../../../support/pages/intercept";
import { pairwise } from "../../../support/pages/languages";
import { expectSound, openPage, reload, signInPage } from "../../../support/pages/page";
import { addAli, openPeople } from "../../../support/pages/people";
import { chooseFiles, photoFile, shownPictures } from "../../../support/pages/picturesPage";
import { password } from "../../../support/password";
import { peopleWords } from "../../../support/words/people";
import { type PictureWords, pictureWords } from "../../../support/words/pictures";

async function openPictures(page: Page, { prefix, tab }: PictureWords, email?: string): Promise<void> {
  const address = email ?? (await confirmedProvider());
  await signInPage(page, { role: "provider", email: address, password });
  await openPage(page, `${prefix}/provider/settings`);
  await page.getByRole("link", { name: tab, exact: true }).click();
  await page.waitForURL("**/settings/pictures");
}

async function addPictures(page: Page, w: PictureWords, ...colours: string[]): Promise<string[]> {
  const before = await shownPictures(page);
  const files = await Promise.all(
    colours.map((colour, index) => photoFile(`bild-${index}.jpg`, colour, 800 + index)),
  );
  await chooseFiles(page, page.getByRole("button", { name: w.add }), files);
  await expect.poll(() => shownPictures(page)).toHaveLength(before.length + colours.length);
  return shownPictures(page);
}

for (const { language, tag } of pairwise(import.meta.url)) {
  const w = pictureWords[language];

  test.describe(`the pictures of a business in ${language}`, { tag }, () => {
    test("several are uploaded at once, described, put in order and removed, and customers see them", async ({
      page,
    }) => {
      test.slow();
      const email = await registered("provider");
      const business = await openBusiness(email);
      await openPictures(page, w, email);
      await expectSound(page);
      const uploaded = await addPictures(page, w, "#8a3324", "#24568a", "#3a7a3a");
      await expectSound(page);

      const about = page.getByRole("textbox", { name: w.about(3), exact: true });
      await about.fill("Två stolar");
      const letThrough = await abortCalls(page, "**/providers/me/pictures/*");
      await about.press("Enter");
      await expect(page.getByText(w.aboutFailed)).toBeVisible();
      await expect(about).toHaveValue("Två stolar");
      letThrough();
      await about.press("Enter");
      await expect(page.getByText(w.aboutSaved)).toBeAttached();
      let savedOrders = 0;
      page.on("response", (response) => {
        if (response.url().endsWith("/providers/me/pictures/order")) savedOrders += 1;
      });
      const last = uploaded[2] ?? "";
      await page.getByRole("button", { name: w.handle(3, 3) }).focus();
      await page.keyboard.press("Home");
      const wanted = [last, uploaded[0] ?? "", uploaded[1] ?? ""];
      await expect.poll(() => shownPictures(page)).toEqual(wanted);
      await expect(page.getByRole("button", { name: w.handle(1, 3) })).toBeFocused();
      await page.getByRole("button", { name: w.up(3) }).click();
      await expect.poll(() => shownPictures(page)).toEqual([last, uploaded[1] ?? "", uploaded[0] ?? ""]);
      await expect(page.getByRole("button", { name: w.up(2) })).toBeFocused();
      // The second order is sent once the first is answered; a reload before that would lose it.
      await expect.poll(() => savedOrders).toBe(2);
      await reload(page);
      expect(await shownPictures(page)).toEqual([last, uploaded[1] ?? "", uploaded[0] ?? ""]);
      await expect(page.getByRole("textbox", { name: w.about(1), exact: true })).toHaveValue("Två stolar");

      await page.getByRole("button", { name: w.remove(2) }).click();
      await expect(page.getByRole("alertdialog", { name: w.question })).toBeVisible();
      await expectSound(page);
      await page.getByRole("button", { name: w.confirm, exact: true }).click();
      await expect(page.getByText(w.removed, { exact: true })).toBeVisible();
      await expect.poll(() => shownPictures(page)).toEqual([last, uploaded[0] ?? ""]);

      const { body } = await business.get<{ provider: { slug: string } }>("/providers/me/settings");
      await openPage(page, `${w.prefix}/customer/providers/${body.provider.slug}`);
      await expect(page.locator("main img").first()).toHaveAttribute("alt", "Två stolar");
      await expect(page.locator("main img").first()).toHaveAttribute("src", last);
      const thumbs = page.getByRole("list", { name: w.viewer }).getByRole("link");
      await expect(thumbs).toHaveCount(2);
      await expectSound(page);
      await thumbs.first().press("Enter");
      const viewer = page.getByRole("dialog", { name: w.viewer });
      await expect(viewer.getByRole("status")).toContainText(w.place(1, 2));
      await expect(viewer.getByRole("img", { name: "Två stolar" })).toBeVisible();
      await expectSound(page);
      await page.keyboard.press("ArrowRight");
      await expect(viewer.getByRole("status")).toContainText(w.place(2, 2));
      await viewer.getByRole("button", { name: w.next }).click();
      await expect(viewer.getByRole("status")).toContainText(w.place(1, 2));
      await page.keyboard.press("Escape");
      await expect(viewer).toBeHidden();
      await expect(thumbs.first()).toBeFocused();
    });

    test("a portrait is uploaded and described, and customers see it where they choose whom @deep", async ({
      page,
    }) => {
      const salon = await ownSalon();
      const people = peopleWords[language];
      await openPeople(page, salon.email, people);
      await addAli(page, people);
      await page.getByRole("button", { name: people.more("Ali") }).click();
      await page.getByRole("menuitem", { name: people.portrait, exact: true }).click();
      const choose = page.getByRole("button", { name: people.portraitOf("Ali") });
      await chooseFiles(page, choose, [await photoFile("ali.jpg", "#24568a")]);
      const of = w.portrait("Ali");
      await expect(page.getByRole("button", { name: `${w.removeOne}: ${of}` })).toBeVisible();
      const about = page.getByRole("textbox", { name: w.aboutPicture(of) });
      await about.fill("Ali vid spegeln");
      const letThrough = await abortCalls(page, "**/providers/me/pictures/*");
      await about.press("Enter");
      await expect(page.getByText(w.aboutFailed)).toBeVisible();
      letThrough();
      await about.press("Enter");
      await expect(page.getByText(w.aboutSaved)).toBeAttached();
      await expectSound(page);
      await page.reload();
      await expect(about).toHaveValue("Ali vid spegeln");
      await openPage(page, `${w.prefix}/customer/services/${salon.service.id}`);
      await expect(page.getByRole("img", { name: "Ali vid spegeln" }).first()).toBeVisible();
    });
  });
}
