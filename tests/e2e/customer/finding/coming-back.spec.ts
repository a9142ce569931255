import type { Page } from "@playwright/test";
import { bookTime, newCustomer, visitedThrice } from "../../../support/builders/bookedTimes";
import { registered } from "../../../support/calls/auth";
import { expect, test } from "../../../support/pages/browserTest";
import { abortCalls, holdCalls } from "../../../support/pages/intercept";
import { pairwise } from "../../../support/pages/languages";
import { expectSound, openPage, pressByKeys, reload, signInPage } from "../../../support/pages/page";
import { password } from "../../../support/password";

/* What the home page begins with for whoever is signed in. */

const words = {
  sv: {
    prefix: "",
    back: "Välkommen tillbaka",
    visit: "Ditt nästa besök",
    none: "Inget bokat just nu",
    move: "Flytta",
    directions: "Hitta hit",
    call: "Ring",
    again: "Dags igen",
    rhythm: "Du brukar gå var fjärde vecka",
    dismiss: /^Inte nu: /,
    own: "Ditt på ett ställe",
    hour: 2,
  },
  en: {
    prefix: "/en",
    back: "Welcome back",
    visit: "Your next visit",
    none: "Nothing booked right now",
    move: "Move",
    directions: "Directions",
    call: "Call",
    again: "Time again",
    rhythm: "You usually go every 4 weeks",
    dismiss: /^Not now: /,
    own: "Yours in one place",
    hour: 4,
  },
} as const;

const part = (page: Page, w: { back: string }) => page.getByRole("region", { name: w.back });

for (const { language, tag } of pairwise(import.meta.url)) {
  const w = words[language];

  test.describe(`coming back in ${language}`, { tag }, () => {
    test("begins with the next visit, one tap from moving it", async ({ page }) => {
      const who = await newCustomer();
      const { id, service } = await bookTime(who, "Salong Norr");
      await signInPage(page, { role: "customer", email: who.email, password });
      await openPage(page, `${w.prefix}/customer`);
      const own = part(page, w);
      await expect(own.getByRole("heading", { name: w.visit })).toBeVisible();
      await expect(own).toContainText(service.name);
      await expect(own.getByRole("link", { name: w.directions })).toHaveAttribute(
        "href",
        /openstreetmap\.org\/directions/,
      );
      await expect(own.getByRole("link", { name: w.call })).toHaveAttribute("href", /^tel:\+?\d+$/);
      await expectSound(page);
      await pressByKeys(page, own.getByRole("link", { name: w.move, exact: true }));
      await expect(page).toHaveURL(new RegExp(`/customer/bookings/${id}`));
      await expect(page.getByRole("dialog")).toBeVisible();
    });

    test("suggests what is due again, with a time in one tap, until it is dismissed", async ({ page }) => {
      const who = await newCustomer();
      const name = await visitedThrice(who, w.hour);
      await signInPage(page, { role: "customer", email: who.email, password });
      const answer = await holdCalls(page, /\/customer$/, "POST");
      await openPage(page, `${w.prefix}/customer`);
      const title = page.getByRole("heading", { level: 1 });
      const before = await title.boundingBox();
      answer();
      const own = part(page, w);
      await expect(own.getByRole("heading", { name: w.again })).toBeVisible();
      expect(await title.boundingBox()).toEqual(before);
      await expect(own).toContainText(w.none);
      await expect(own.getByText(w.rhythm)).toBeVisible();
      await expect(own.getByRole("heading", { level: 3, name })).toBeVisible();
      await expectSound(page);

      const time = own.getByRole("list").getByRole("link");
      const start = Date.parse((await time.locator("time").getAttribute("datetime")) ?? "");
      await time.click();
      await expect(page).toHaveURL(/\/customer\/services\/[^?]+\?start=/);
      await expect(page.locator("input[name=startTime]:checked")).toHaveValue(String(start));

      await openPage(page, `${w.prefix}/customer`);
      await own.getByRole("button", { name: w.dismiss }).click();
      await expect(own.getByRole("heading", { name: w.own })).toBeFocused();
      await reload(page);
      await expect(own.getByRole("heading", { name: w.own })).toBeVisible();
      expect(await title.boundingBox()).toEqual(before);
    });
  });
}

test("a part that failed since nobody knew who is signed in is loaded by its button @desktop", async ({
  page,
}) => {
  await signInPage(page, { role: "customer", email: await registered(), password });
  const answer = await abortCalls(page, /\/auth\/v1\/session\?/);
  await openPage(page, "/customer");
  const own = part(page, words.sv);
  await expect(own.getByRole("alert")).toBeVisible();
  answer();
  await own.getByRole("button", { name: "Försök igen" }).click();
  await expect(own.getByRole("heading").first()).toBeVisible();
  await expect(own.getByRole("alert")).toHaveCount(0);
});
