import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import type { SyncedCalendar } from "@/lib/calendarSync/schemas";
import type { Locale } from "@/lib/i18n/locales";
import { HOME_TIME_ZONE } from "@/lib/time/zone";
import { answer } from "@/tests/support/components/answers";
import { inTurn } from "@/tests/support/components/inTurn";
import { Loaded } from "@/tests/support/components/Loaded";
import { press, pressByKeys, write } from "@/tests/support/components/press";
import { render } from "@/tests/support/components/render";
import { CalendarList } from "./CalendarList";

/* Links out of a business's calendar, and the address of one elsewhere. What the worker reads: fetchDue.test.ts. */

const words = {
  sv: {
    make: (whose: string) => `Skapa länk för ${whose}`,
    confirmMake: "Skapa länk",
    password: "Lösenord",
    url: "Privat länk",
    never: /Ingen kalender har hämtat den än/,
    replace: (whose: string) => `Byt länk för ${whose}`,
    confirmReplace: "Byt länk",
    end: (whose: string) => `Ta bort länken för ${whose}`,
    confirmEnd: "Ta bort länken",
    none: "Ingen länk än.",
    address: "Adress i iCal-format",
    add: (whose: string) => `Lägg till kalender för ${whose}`,
    wrong: "Adressen ska börja med https://.",
    failing: /^Kalendern har inte gått att läsa sedan/,
    unreachable: /^Adressen svarar inte/,
    incomplete: /^Filen kom inte fram hel/,
    uncertain: /^2 händelser gick inte att tolka helt/,
    skipped: /^En händelse har inget datum/,
    remove: (whose: string) => `Ta bort kalendern för ${whose}`,
    confirmRemove: "Ta bort",
    noSource: "Ingen kalender än.",
    business: "Hela företaget",
    everybody: "Det som står här blockerar alla som jobbar hos er.",
  },
  en: {
    make: (whose: string) => `Create a link for ${whose}`,
    confirmMake: "Create a link",
    password: "Password",
    url: "Private link",
    never: /No calendar has fetched it yet/,
    replace: (whose: string) => `Replace the link for ${whose}`,
    confirmReplace: "Replace the link",
    end: (whose: string) => `Remove the link for ${whose}`,
    confirmEnd: "Remove the link",
    none: "No link yet.",
    address: "Address in iCal format",
    add: (whose: string) => `Add a calendar for ${whose}`,
    wrong: "The address must begin with https://.",
    failing: /^We have not been able to read the calendar since/,
    unreachable: /^There is no answer from the address/,
    incomplete: /^The file did not arrive whole/,
    uncertain: /^2 events could not be fully understood/,
    skipped: /^One event has no date/,
    remove: (whose: string) => `Remove the calendar for ${whose}`,
    confirmRemove: "Remove",
    noSource: "No calendar yet.",
    business: "The whole business",
    everybody: "What is in this one blocks everybody who works here.",
  },
} as const;

const company = "Salong Ek";
const then = "2031-01-14T08:00:00.000Z";

const unread = {
  host: "kalender.example",
  answered_at: null,
  reading: null,
  failing_since: null,
  problem: null,
};

/** A server of calendars that knows one password, and answers with links of its own. */
class CalendarsServer {
  calendars: SyncedCalendar[];
  #links = 0;

  constructor(names: (string | null)[] = [null]) {
    this.calendars = names.map((name, index) => ({
      whose: name === null ? "business" : `5d0f5a3e-2b1c-4e0d-9a86-1c2d3e4f5a0${index}`,
      ...{ name, feed: null, source: null },
    }));
    answer("POST /providers/me/calendars/{whose}/feed", ({ id, body }) => {
      if (body.password !== "rätt lösenord") return { code: "invalid_request" };
      this.#links += 1;
      const feed = { includes_absences: true, created_at: then, fetched_at: null };
      const url = `https://stund.example/calendar/${this.#links}.ics`;
      return { data: { ...this.change(id, { feed }), url } };
    });
    answer("DELETE /providers/me/calendars/{whose}/feed", ({ id }) => {
      this.change(id, { feed: null });
      return { data: undefined };
    });
    answer("PUT /providers/me/calendars/{whose}/source", ({ id, body }) => {
      if (!body.url.startsWith("https://"))
        return { code: "invalid_request", details: [{ path: "url", message: words[this.language].wrong }] };
      return { data: this.change(id, { source: { ...unread, host: new URL(body.url).host } }) };
    });
    answer("DELETE /providers/me/calendars/{whose}/source", ({ id }) => {
      this.change(id, { source: null });
      return { data: undefined };
    });
  }

  language: Locale = "sv";

  change(whose: string, to: Partial<SyncedCalendar>): SyncedCalendar {
    const before = this.calendars.find((each) => each.whose === whose);
    if (before === undefined) throw new Error(`No calendar of ${whose}`);
    const now = { ...before, ...to };
    this.calendars = this.calendars.map((each) => (each.whose === whose ? now : each));
    return now;
  }

  async open(language: Locale) {
    this.language = language;
    await render(
      <Loaded read={() => this.calendars}>
        {(calendars) => (
          <CalendarList
            calendars={calendars}
            companyName={company}
            timeZone={HOME_TIME_ZONE}
            isOwnPage={false}
          />
        )}
      </Loaded>,
      { language, path: "/provider/settings/calendars", screen: "phone" },
    );
  }
}

const button = (name: string) => page.getByRole("button", { name });

describe.each(inTurn([{ name: "the calendars of a business" }]))("$row.name in $language", ({ language }) => {
  const w = words[language];
  const said = (text: string | RegExp) => expect.element(page.getByText(text)).toBeVisible();

  test("have a link, which is made by the password, shown once, replaced and ended", async () => {
    const server = new CalendarsServer();
    await server.open(language);
    const dialog = page.getByRole("dialog");
    const prove = async (password: string, confirm: string) => {
      await write(dialog.getByLabelText(w.password, { exact: true }), password);
      await press(dialog.getByRole("button", { name: confirm }));
    };
    await pressByKeys(button(w.make(company)));
    await prove("fel", w.confirmMake);
    await expect.element(dialog).toBeVisible();
    await prove("rätt lösenord", w.confirmMake);
    await expect.element(dialog).not.toBeInTheDocument();
    const link = page.getByLabelText(w.url, { exact: true });
    await expect.element(link).toHaveValue("https://stund.example/calendar/1.ics");
    await said(w.never);
    await press(button(w.replace(company)));
    await prove("rätt lösenord", w.confirmReplace);
    await expect.element(link).toHaveValue("https://stund.example/calendar/2.ics");
    await press(button(w.end(company)));
    await press(page.getByRole("alertdialog").getByRole("button", { name: w.confirmEnd }));
    await said(w.none);
    await expect.element(link).not.toBeInTheDocument();
  });

  test("take one elsewhere, and say by themselves what became of reading it", async () => {
    const server = new CalendarsServer();
    await server.open(language);
    await press(button(w.add(company)));
    const address = page.getByLabelText(w.address);
    await write(address, "http://10.0.0.1/kalender");
    await press(button(w.add(company)));
    await said(w.wrong);
    await expect.element(address).toHaveValue("http://10.0.0.1/kalender");
    await write(address, "https://kalender.example/privat.ics");
    await press(button(w.add(company)));
    await said(/kalender\.example/);
    server.change("business", { source: { ...unread, failing_since: then, problem: "unreachable" } });
    await said(w.failing);
    await said(w.unreachable);
    await press(button(w.remove(company)));
    await press(page.getByRole("alertdialog").getByRole("button", { name: w.confirmRemove }));
    await said(w.noSource);
  });

  test("of several people have one for everybody, and say what was not understood", async () => {
    const server = new CalendarsServer([null, "Maja", "Ali"]);
    const reading = { name: null, busy: [], skipped: 1, uncertain: 2 };
    const [, maja] = server.calendars;
    server.change(maja?.whose ?? "", {
      source: { ...unread, answered_at: then, reading, failing_since: then, problem: "incomplete" },
    });
    await server.open(language);
    for (const text of [w.everybody, w.incomplete, w.uncertain, w.skipped]) await said(text);
    await expect.element(button(w.add("Ali"))).toBeVisible();
    await press(button(w.add(w.business)));
    await write(page.getByLabelText(w.address), "https://kalender.example/salong.ics");
    await press(button(w.add(w.business)));
    await expect.element(page.getByText(/kalender\.example/).first()).toBeVisible();
    expect(server.calendars.map(({ source }) => source?.host)).toEqual([
      "kalender.example",
      "kalender.example",
      undefined,
    ]);
  });
});
