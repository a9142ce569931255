import { ownSalon } from "../../../support/calls/business";
import { call } from "../../../support/calls/http";
import { expect, test } from "../../../support/pages/browserTest";
import { pairwise } from "../../../support/pages/languages";
import { expectSound, openPage, pressByKeys } from "../../../support/pages/page";

/* Pages of a kind of work in a city, and of a city. */

const words = {
  sv: {
    prefix: "",
    inCity: / i Åmål$/,
    next: "Ledigt härnäst",
    questions: "Frågor och svar",
    cost: /^Vad kostar .+ i .+\?$/,
    all: /^(Alla \d+ tjänster|Tjänsten)$/,
    list: "Träffar",
    home: "Någon har tid i",
    cityTitle: /^Lediga tider i Åmål/,
  },
  en: {
    prefix: "/en",
    inCity: / in Åmål$/,
    next: "Free next",
    questions: "Questions and answers",
    cost: /^.+ in .+: what does it cost\?$/,
    all: /^(All \d+ services|The service)$/,
    list: "Results",
    home: "Someone has time in",
    cityTitle: /^Free times in Åmål/,
  },
} as const;

const city = "Åmål";
const cityPath = "/customer/in/amal";

/** The path of a kind of work that three businesses of the city offer from now on. */
async function threeInCity(): Promise<string> {
  const salons = await Promise.all([ownSalon(), ownSalon(), ownSalon()]);
  for (const { own } of salons) {
    const locations = [{ address: "Kungsgatan 1", city, is_primary: true }];
    expect((await own.send("PATCH", "/providers/me/settings", { locations })).status).toBe(200);
  }
  // The kind of their services (`postService`).
  const { body } = await call<{ slug: string }[]>("/catalog/subcategories?limit=1");
  return `${cityPath}/${body[0]?.slug}`;
}

for (const { language, tag } of pairwise(import.meta.url)) {
  const w = words[language];

  test(`a city leads to its kinds of work, which show times, prices, services and answers in ${language}`, {
    tag,
  }, async ({ page, request }) => {
    const path = await threeInCity();
    expect(await (await request.get("/sitemap.xml")).text()).toContain("/sitemaps/kinds-1.xml</loc>");
    expect(await (await request.get("/sitemaps/kinds-1.xml")).text()).toContain(`${path}</loc>`);
    const heading = page.getByRole("heading", { level: 1 });
    await openPage(page, `${w.prefix}${cityPath}`);
    await expect(heading).toHaveText(`${w.home} ${city}.`);
    await expect(page).toHaveTitle(w.cityTitle);
    await expect(page.locator("meta[name=description]")).toHaveAttribute("content", /^\d+ .+Åmål/);
    await expectSound(page);
    await pressByKeys(page, page.locator(`#kinds ~ ul a[href$="${path}"]`));
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(heading).toHaveText(w.inCity);

    await openPage(page, `${w.prefix}${path}`);
    await expect(heading).toHaveText(w.inCity);
    const title = (await heading.textContent()) ?? "";
    await expect(page).toHaveTitle(new RegExp(`^${title}: `));
    await expect(page.locator("meta[name=robots]")).toHaveCount(0);
    await expectSound(page);

    const board = page.getByRole("region", { name: w.next });
    await expect(board.getByRole("listitem").first()).toContainText(/\d{2}:\d{2}/);
    await expect(
      page
        .getByRole("article")
        .first()
        .getByRole("link", { name: /\d{2}:\d{2}/ })
        .first(),
    ).toBeVisible();
    const questions = page.getByRole("region", { name: w.questions });
    await expect(questions.getByText(w.cost)).toBeVisible();

    // What search engines are told is what stands on the page.
    const told: unknown = JSON.parse(
      (await page.locator("script[type='application/ld+json']").first().textContent()) ?? "",
    );
    const graph = JSON.stringify(told);
    for (const type of ["BreadcrumbList", "AggregateOffer", "ItemList", "FAQPage"])
      expect(graph).toContain(`"@type":"${type}"`);
    // The price of `postService`, in kronor as on the page.
    for (const price of ["lowPrice", "highPrice"])
      expect(graph).toMatch(new RegExp(`"${price}":"?420(\\.00)?"?[,}]`));
    for (const question of await questions.locator("summary").allTextContents())
      expect(graph).toContain(JSON.stringify(question).slice(1, -1));

    await pressByKeys(page, page.getByRole("link", { name: w.all }));
    await expect(page).toHaveURL(/\/customer\/services\?.*subcategory=/);
    await expect(page.getByRole("list", { name: w.list }).getByRole("article").first()).toBeVisible();
  });
}
