import { timeOn, workdayAhead } from "../../support/builders/daysAhead";
import { expect, test } from "../../support/pages/browserTest";
import { phoneBooking, salonOfTwo } from "../../support/pages/dayGrid";
import { pairwise } from "../../support/pages/languages";
import { expectSound, openPage, signInPage } from "../../support/pages/page";
import { password } from "../../support/password";
import { sql } from "../../support/run/sql";

/* A booking at whose time its person is busy in the calendar elsewhere. */

const words = {
  sv: {
    prefix: "",
    waiting: "Behöver svar",
    overlap: /^Krock med en annan kalender: Elsa Berg/,
    keep: "Behåll båda",
  },
  en: {
    prefix: "/en",
    waiting: "Needs an answer",
    overlap: /^Overlaps another calendar: Elsa Berg/,
    keep: "Keep both",
  },
} as const;
const day = workdayAhead(9);

for (const { language, tag } of pairwise(import.meta.url)) {
  const w = words[language];

  test(`a booking that overlaps the calendar elsewhere is asked about until it is kept, in ${language} ${tag}`, async ({
    page,
  }) => {
    const salon = await salonOfTwo();
    const id = await phoneBooking(salon, { day, hour: 10, name: "Elsa Berg", staffId: salon.maja });
    await phoneBooking(salon, { day, hour: 13, name: "Bo Lind", staffId: salon.maja });
    // As the worker has read it: what it fetches is served by no public address here.
    await sql(
      `WITH added AS (
         INSERT INTO external_calendars (staff_member_id, provider_id, sealed_address, next_fetch_at)
         SELECT staff_member_id, provider_id, '\\x00', '2099-01-01' FROM bookings WHERE id = $1
         RETURNING staff_member_id, provider_id)
       INSERT INTO external_busy (staff_member_id, provider_id, starts_at, ends_at)
       SELECT staff_member_id, provider_id, $2::timestamptz, $2::timestamptz + interval '10 minutes' FROM added`,
      [id, timeOn(day, 10)],
    );
    await signInPage(page, { role: "provider", email: salon.email, password });
    await openPage(page, `${w.prefix}/provider/dashboard`);
    const waiting = page.getByRole("region", { name: w.waiting });
    await expect(waiting.getByRole("link")).toHaveCount(1);
    await expect(waiting.getByRole("link", { name: w.overlap })).toHaveAttribute("href", new RegExp(id));
    await expectSound(page);
    await waiting.getByRole("button", { name: w.keep }).focus();
    await page.keyboard.press("Enter");
    await expect(waiting).toBeHidden();
    await expect(page.getByRole("main")).toBeFocused();
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(waiting).toBeHidden();
  });
}
