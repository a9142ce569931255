import { expect, test } from "../../../support/pages/browserTest";
import { pairwise } from "../../../support/pages/languages";
import { expectSound, openPage } from "../../../support/pages/page";

const words = {
  sv: {
    prefix: "",
    where: "Var",
    browse: "Se alla tjänster",
    popular: "Populärt att boka i Göteborg",
    most: "Mest bokade i Göteborg",
    businesses: "Alla företag",
    list: "Träffar",
  },
  en: {
    prefix: "/en",
    where: "Where",
    browse: "Browse all services",
    popular: "Popular categories in Göteborg",
    most: "Most booked in Göteborg",
    businesses: "All businesses",
    list: "Results",
  },
} as const;

const inCity = `city=${encodeURIComponent("Göteborg")}`;

for (const { language, tag } of pairwise(import.meta.url)) {
  const w = words[language];

  test(`the page of a city lists and leads to what is in that city in ${language}`, { tag }, async ({
    page,
  }) => {
    await openPage(page, `${w.prefix}/customer/in/goteborg`);
    await expectSound(page);
    await expect(page.getByLabel(w.where, { exact: true })).toHaveValue("Göteborg");
    const popular = page.getByRole("region", { name: w.popular });
    const most = page.getByRole("region", { name: w.most });
    const ways = [
      { links: page.locator("#services").getByRole("link"), to: "/services?category=", count: 5 },
      { links: popular.getByRole("link"), to: "/services?subcategory=", count: 3 },
      { links: most.getByRole("link", { name: w.businesses }), to: "/providers?", count: 1 },
      { links: page.getByRole("link", { name: w.browse }), to: "/services?", count: 1 },
    ];
    for (const { links, to, count } of ways) {
      await expect(links).toHaveCount(count);
      for (const href of await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")))) {
        expect(href).toContain(`/customer${to}`);
        expect(href).toContain(inCity);
      }
    }
    const businesses = most.getByRole("article");
    await expect(businesses).toHaveCount(6);
    await expect(businesses.filter({ hasText: "Göteborg" })).toHaveCount(6);

    await page.locator("#services").getByRole("link").first().click();
    await expect(page).toHaveURL(/\/customer\/services\?category=/);
    const found = page.getByRole("list", { name: w.list }).getByRole("article");
    await expect(found.first()).toContainText("Göteborg");
  });
}
