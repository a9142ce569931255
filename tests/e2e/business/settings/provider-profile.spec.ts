import { ownSalon } from "../../../support/calls/business";
import { expect, test } from "../../../support/pages/browserTest";
import { pairwise } from "../../../support/pages/languages";
import { expectSound, openPage } from "../../../support/pages/page";
import { fieldLabelled, openProfile } from "../../../support/pages/profilePage";
import { pressSave } from "../../../support/pages/settingsPage";
import { profileWords } from "../../../support/words/profile";

for (const { language, tag } of pairwise(import.meta.url)) {
  const w = profileWords[language];

  test.describe(`the profile in ${language}`, { tag }, () => {
    test("what is typed stands on the card at once, and on the page once it is saved", async ({ page }) => {
      const salon = await ownSalon();
      await openProfile(page, salon.email, w);
      await expectSound(page);
      const card = page.getByRole("region", { name: w.card });
      await fieldLabelled(page, w.description).fill("Klipper barn utan tårar.");
      await fieldLabelled(page, w.phone).fill("031-12 34 56");
      await fieldLabelled(page, w.email).fill("hej@exempel.se");
      await fieldLabelled(page, w.street).fill("Storgatan 1");
      await fieldLabelled(page, w.city).fill("Goteborg");
      await expect(
        page.getByText(language === "sv" ? /mitten av Goteborg/ : /middle of Goteborg/),
      ).toBeVisible();
      await fieldLabelled(page, w.city).fill("Göteborg");
      await expect(page.getByText(w.town)).toBeVisible();
      await expect(card.getByText("Klipper barn utan tårar.")).toBeVisible();
      await expect(card.getByText("Göteborg")).toBeVisible();
      await pressSave(page, w);
      await page.getByRole("link", { name: w.seePage }).click();
      await expect(page.getByText(w.live)).toBeVisible();
      await expect(page.getByText("Klipper barn utan tårar.")).toBeVisible();
      await expect(page.getByRole("link", { name: "hej@exempel.se" })).toBeVisible();
      await expect(page.getByText("Storgatan 1").first()).toBeVisible();
      // The point is the middle of the town, not the business's address.
      await expect(page.getByRole("link", { name: w.directions })).toHaveCount(0);
      await page.getByRole("link", { name: w.toProfile }).click();
      await expect(fieldLabelled(page, w.city)).toHaveValue("Göteborg");
    });

    test("the pin sets the door by keys and buttons, and does not move to another town", async ({ page }) => {
      const salon = await ownSalon();
      await openProfile(page, salon.email, w);
      await fieldLabelled(page, w.street).fill("Bondegatan 46");
      await fieldLabelled(page, w.city).fill("Stockholm");
      await page.getByRole("button", { name: w.setPosition }).click();
      const pin = page.getByRole("button", { name: w.pin });
      const coordinates = fieldLabelled(page, w.coordinates);
      await expect(coordinates).toHaveValue("");
      await pin.press("ArrowRight");
      await expect(page.getByText(w.exact)).toBeVisible();
      const [north, east] = numbers(await coordinates.inputValue());
      await pin.press("Shift+ArrowUp");
      await expect(coordinates).not.toHaveValue(`${north}, ${east}`);
      const [farNorth, sameEast] = numbers(await coordinates.inputValue());
      expect(farNorth).toBeGreaterThan(north);
      expect(sameEast).toBeCloseTo(east, 4);
      await page.getByRole("button", { name: w.east }).click();
      await expect.poll(async () => numbers(await coordinates.inputValue())[1]).toBeGreaterThan(east);
      await expectSound(page);

      await coordinates.fill("59,3126 18,0858");
      await pressSave(page, w);
      await page.goto(`${w.prefix}/customer/providers/${salon.service.provider.id}`);
      await expect(page.getByRole("link", { name: w.directions })).toHaveAttribute(
        "href",
        /59\.3126%2C18\.0858/,
      );

      await openPage(page, `${w.prefix}/provider/settings`);
      await fieldLabelled(page, w.city).fill("Ankeborg");
      await fieldLabelled(page, w.city).blur();
      await expect(page.getByText(w.pointGone)).toBeVisible();
      await expect(page.getByText(w.unknown)).toBeVisible();
      await pressSave(page, w);
      await page.goto(`${w.prefix}/customer/providers/${salon.service.provider.id}`);
      await expect(page.getByText("Ankeborg").first()).toBeVisible();
      await expect(page.getByRole("link", { name: w.directions })).toHaveCount(0);
    });

    test("a pin that is not saved yet is dropped when another town is saved", async ({ page }) => {
      const salon = await ownSalon();
      await openProfile(page, salon.email, w);
      await fieldLabelled(page, w.street).fill("Bondegatan 46");
      await fieldLabelled(page, w.city).fill("Stockholm");
      await page.getByRole("button", { name: w.setPosition }).click();
      await fieldLabelled(page, w.coordinates).fill("59,3126 18,0858");
      await expect(page.getByText(w.exact)).toBeVisible();
      await fieldLabelled(page, w.city).fill("Uppsala");
      await pressSave(page, w);
      await expect(page.getByText(w.exact)).toBeHidden();
      await page.goto(`${w.prefix}/customer/providers/${salon.service.provider.id}`);
      await expect(page.getByText("Uppsala").first()).toBeVisible();
      await expect(page.getByRole("link", { name: w.directions })).toHaveCount(0);
    });

    test("places are added, made the main address and removed", async ({ page }) => {
      const salon = await ownSalon();
      await openProfile(page, salon.email, w);
      await fieldLabelled(page, w.street).fill("Storgatan 1");
      await fieldLabelled(page, w.city).fill("Flen");
      await page.getByRole("button", { name: w.addPlace }).click();
      await expect(fieldLabelled(page, w.street).nth(1)).toBeFocused();
      await fieldLabelled(page, w.street).nth(1).fill("Bondegatan 46");
      await fieldLabelled(page, w.city).nth(1).fill("Stockholm");
      await pressSave(page, w);
      await expectSound(page);
      const other = page.getByRole("group", { name: w.place("Bondegatan 46, Stockholm") });
      await other.getByRole("button", { name: w.makePrimary }).click();
      await expect(other.getByText(w.primary)).toBeVisible();
      await expect(fieldLabelled(page, w.city).first()).toHaveValue("Stockholm");
      await pressSave(page, w);
      const read = async () => {
        const path = "/providers/me/settings";
        const { body } = await salon.own.get<{
          provider: { city: string; provider_locations: { city: string; is_primary: boolean }[] };
        }>(path);
        return [
          body.provider.city,
          body.provider.provider_locations.map(({ city, is_primary }) => [city, is_primary]),
        ];
      };
      expect(await read()).toEqual([
        "Stockholm",
        [
          ["Stockholm", true],
          ["Flen", false],
        ],
      ]);
      await page.getByRole("button", { name: w.removeOne("Bondegatan 46, Stockholm") }).click();
      await pressSave(page, w);
      expect(await read()).toEqual(["Flen", [["Flen", true]]]);
    });
  });
}

const numbers = (text: string): [number, number] => {
  const [first = Number.NaN, second = Number.NaN] = text.split(",").map(Number);
  return [first, second];
};
