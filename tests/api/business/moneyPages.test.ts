import { describe, expect, it, vi } from "vitest";
import { timeOn, workdayAhead } from "../../support/builders/daysAhead";
import { bookTimeOf, type OwnSalon, ownSalon, type SignedIn } from "../../support/calls/business";
import { bookByPhone } from "../../support/calls/desk";
import { type Markup, markupOf } from "../../support/html/markup";
import { sharedApp } from "../../support/run/context";
import { sql } from "../../support/run/sql";
import { intentOf, steerStripe } from "../../support/run/standIn";

/* What the pages of a business's money say. What the sums are: tests/integration/business/finance.test.ts. */

const pageOf = ({ cookie }: SignedIn, path: string) => markupOf(path, { Cookie: cookie });

/** The link of a page whose address fits, with its words. */
const linkTo = ({ links }: Markup, address: RegExp) => {
  const found = links.find(({ href }) => address.test(href));
  if (found === undefined)
    throw new Error(`No link like ${address}: ${links.map(({ href }) => href).join(" ")}`);
  return found;
};

/** A payout of today that the bank returned, and one whose rows come to 90.50 kr less than what was sent. */
async function payoutsToLookAt({ own }: OwnSalon): Promise<void> {
  const { body: business } = await own.get<{ id: string }>("/providers/me");
  await sql(
    `INSERT INTO payouts (provider_id, stripe_account_id, stripe_payout_id, status, amount_ore, made_at, arrives_at, items_read_at)
     SELECT p.id, p.stripe_account_id, kind || '_' || p.id, status, 9050, now(), now(), read_at
     FROM providers p, (VALUES ('back', 'failed', NULL), ('short', 'paid', now())) AS given (kind, status, read_at)
     WHERE p.id = $1`,
    [business.id],
  );
}

describe("the page of a month", () => {
  it("has disputes, money owed to Stripe and payouts that came back before the figures", async () => {
    const salon = await ownSalon();
    const { id } = await bookTimeOf(salon.service, timeOn(workdayAhead(9), 10));
    const path = "/provider/finance";
    expect((await pageOf(salon.own, path)).text).not.toMatch(/Svara banken|Behöver svar/);

    // The bank takes 420 kr and Stripe 200 kr, more than what the visit has brought.
    await steerStripe(sharedApp().stripeUrl, `charges/${await intentOf(id)}/dispute`);
    await payoutsToLookAt(salon);
    const page = await vi.waitFor(
      async () => {
        const read = await pageOf(salon.own, path);
        expect(read.text).toMatch(/Du är skyldig Stripe \d/);
        return read;
      },
      { timeout: 30_000, interval: 500 },
    );
    const placeOf = (label: string) => page.html.indexOf(`aria-label="${label}"`);
    expect(page.text).toMatch(/Utbetalningen \S.*? kom tillbaka från banken/);
    expect(page.text).toMatch(/Utbetalningen \S.*? stämmer inte med sina rader/);
    expect(page.text).toMatch(/Det skiljer 90,50\skr\./);
    expect(placeOf("Svara banken")).toBeGreaterThan(0);
    expect(placeOf("Svara banken")).toBeLessThan(page.html.indexOf("Du är skyldig Stripe"));
    expect(page.html.indexOf("Du är skyldig Stripe")).toBeLessThan(placeOf("Bokat, intjänat, utbetalt"));
    expect(linkTo(page, new RegExp(`booking=${id}`)).href).toMatch(/^\/provider\/bookings\?/);

    const payout = await pageOf(salon.own, linkTo(page, /\/finance\/payouts\//).href);
    expect(payout.heading).toMatch(/^Utbetalning /);
    expect(payout.text).toContain("Kontrollera kontonumret hos Stripe.");
  });

  it("has all that is booked ahead, which opens into its rows", async () => {
    const salon = await ownSalon();
    await bookByPhone(salon, timeOn(workdayAhead(8), 10));
    await bookByPhone(salon, timeOn(workdayAhead(40), 10));
    const page = await pageOf(salon.own, "/provider/finance");
    expect(page.text).toMatch(/Bokat framåt 840(,00)?\skr/);
    const ahead = linkTo(page, /ahead=1/);
    expect(ahead.text).toBe("2 bokningar");
    const rows = await pageOf(salon.own, ahead.href);
    expect(rows.text).toContain("Alla månader. 2 rader.");
    expect(rows.text).toMatch(/Summa 840(,00)?\skr/);
  });
});
