import { describe, expect, it } from "vitest";
import { confirmedBusiness, newBusiness, type SignedIn, signInBusiness } from "../../support/calls/business";
import { markupOf } from "../../support/html/markup";

/* What the pages of a business say on its way to the first booking. */

const publicPage = /\/customer\/providers\//;

const pageOf = ({ cookie }: SignedIn, path: string) => markupOf(path, { Cookie: cookie });

/** Where the public pages that a page links to are. */
const publicLinks = async (own: SignedIn, path: string) =>
  (await pageOf(own, path)).links.map(({ href }) => href).filter((href) => publicPage.test(href));

describe("the dashboard", () => {
  it("of a business that can be booked already has no steps, and neither have its other pages", async () => {
    const own = await signInBusiness("Salong Norr");
    for (const path of ["dashboard", "services", "settings"]) {
      const { text } = await pageOf(own, `/provider/${path}`);
      expect(text).not.toMatch(/av 6 steg klara|Steg för att komma i gång/);
    }
    const { links } = await pageOf(own, "/provider/dashboard");
    expect(links).toContainEqual({ href: "/provider/share", text: "Text, QR-kod och skylt" });
  });
});

describe("the page to share", () => {
  it("leads nowhere before the address is confirmed, and to the steps until customers can book", async () => {
    const unconfirmed = await newBusiness();
    const closed = await pageOf(unconfirmed, "/provider/share");
    expect(closed.text).toContain("Sidan går att öppna när e-postadressen är bekräftad.");
    expect(await publicLinks(unconfirmed, "/provider/share")).toEqual([]);

    const confirmed = await confirmedBusiness();
    const open = await pageOf(confirmed, "/provider/share");
    expect(open.text).toContain("Kunder kan se sidan men inte boka än.");
    expect(open.links.find(({ text }) => text === "Se vad som återstår")?.href).toMatch(
      /^\/provider\/dashboard#/,
    );
    expect(await publicLinks(confirmed, "/provider/share")).not.toEqual([]);
  });
});

describe("the page of a business before it is open", () => {
  const [toOwner, toOthers] = [
    "Så här ser din sida ut när kunder kan boka dig",
    "Detta blir snart tillgängligt.",
  ];

  it("is shown to its owner, kept out of search engines, and to nobody else", async () => {
    const own = await confirmedBusiness();
    const { links } = await pageOf(own, "/provider/settings");
    const address = links.find(({ text }) => text.startsWith("Se din sida som kund"))?.href ?? "";
    expect(address).toContain("preview");
    const preview = await pageOf(own, address);
    expect(preview.text).toContain(toOwner);
    expect(preview.text).not.toContain(toOthers);
    expect(preview.attribute('<meta name="robots"', "content")).toMatch(/noindex/);
    expect(preview.links).toContainEqual({ href: "/provider/settings", text: "Till din profil" });

    const another = await signInBusiness("Handen på axeln");
    for (const visitor of [{}, { Cookie: another.cookie }]) {
      const { text } = await markupOf(address, visitor);
      expect(text).toContain(toOthers);
      expect(text).not.toContain(toOwner);
      expect(text).not.toContain("Till din profil");
    }
  });
});
