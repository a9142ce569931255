import type { ReactElement } from "react";
import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { EmailAddress, type PendingEmail } from "@/components/account/EmailAddress";
import { PasswordForm } from "@/components/account/PasswordForm";
import { SessionList } from "@/components/account/SessionList";
import { answer } from "@/tests/support/components/answers";
import { ownPassword } from "@/tests/support/components/business/peopleServer";
import { inTurn } from "@/tests/support/components/inTurn";
import { Loaded } from "@/tests/support/components/Loaded";
import { choose, press, pressByKeys, write } from "@/tests/support/components/press";
import { render } from "@/tests/support/components/render";
import { ledTo } from "@/tests/support/components/router";
import { settingsWords } from "@/tests/support/words/settings";
import { ClosingForm } from "./ClosingForm";
import { LanguageForm } from "./LanguageForm";

/* The forms of the account by which somebody signs in to a business: what they keep, refuse and send. */

const words = {
  sv: {
    current: "Nuvarande lösenord",
    chosen: "Nytt lösenord",
    changed: "Lösenordet är bytt",
    endOne: /^Logga ut /,
    endOthers: "Logga ut överallt annars",
    language: "Språk",
    saveLanguage: "Spara språket",
    other: "en",
    otherPath: "/en/provider/settings/account",
    changeEmail: "Byt e-postadress",
    newEmail: "Ny e-postadress",
    password: "Lösenord",
    pending: "Väntar på ny@example.se",
    resend: "Skicka länken igen",
    resent: "Länken är skickad igen",
    withdraw: "Behåll adressen jag har",
    withdrawn: "Du behåller adressen du har",
    close: "Stäng företaget",
    name: "Företagets namn",
    cancelAll: /^Avboka alla nu/,
    keepOpen: "Behåll företaget öppet",
  },
  en: {
    current: "Current password",
    chosen: "New password",
    changed: "Your password has been changed",
    endOne: /^Sign out /,
    endOthers: "Sign out everywhere else",
    language: "Language",
    saveLanguage: "Save language",
    other: "sv",
    otherPath: "/provider/settings/account",
    changeEmail: "Change email address",
    newEmail: "New email address",
    password: "Password",
    pending: "Waiting for ny@example.se",
    resend: "Send the link again",
    resent: "The link is on its way again",
    withdraw: "Keep the address I have",
    withdrawn: "You keep the address you have",
    close: "Close the business",
    name: "Name of the business",
    cancelAll: /^Cancel all of them now/,
    keepOpen: "Keep the business open",
  },
} as const;

const newPassword = "fem gröna båtar ror";
/** What the server says of a field. */
const wrong = (path: string) =>
  ({ code: "invalid_request", details: [{ path, message: "Det stämmer inte." }] }) as const;
const said = /Det stämmer inte\./;

describe.each(inTurn(["the forms of the account"]))("$row in $language", ({ language }) => {
  const w = { ...settingsWords[language], ...words[language] };
  const field = (name: string) => page.getByLabelText(name, { exact: true });
  const button = (name: string | RegExp) => page.getByRole("button", { name, exact: true });
  const question = page.getByRole("alertdialog", { name: w.leave });

  const show = (form: ReactElement, path = "/provider/settings/account") =>
    render(
      <>
        {/* What forms and lists are named by on the page. */}
        {["password", "email", "sessions", "language", "closing"].map((id) => (
          <h2 key={id} id={id}>
            {id}
          </h2>
        ))}
        {form}
      </>,
      { language, path },
    );

  test("the password is kept when it cannot be sent, a wrong one has the focus, and both fields are empty once it is changed", async () => {
    await show(<PasswordForm portal="provider" known={[]} />);
    answer("POST /providers/me/password", "lost");
    await write(field(w.current), ownPassword);
    await write(field(w.chosen), newPassword, "{Enter}");
    await expect.element(page.getByText(w.offline)).toBeVisible();
    await expect.element(field(w.chosen)).toHaveValue(newPassword);
    answer("POST /providers/me/password", wrong("currentPassword"));
    await press("{Enter}");
    await expect.element(field(w.current)).toHaveFocus();
    await expect.element(field(w.current)).toHaveAccessibleDescription(said);
    const sent = answer("POST /providers/me/password", { data: undefined });
    await write(field(w.current), ownPassword, "{Enter}");
    await expect.element(page.getByText(w.changed)).toBeVisible();
    expect(sent[0]?.body).toMatchObject({ currentPassword: ownPassword, newPassword, endCalendars: false });
    await expect.element(field(w.current)).toHaveValue("");
    await expect.element(field(w.chosen)).toHaveValue("");
  });

  test("one session elsewhere is ended, and then all others after a question, with the private links if that is wanted", async () => {
    const rows = ["0b5f7c86-3f62-4c8e-9d0c-6a0f4c1f7b01", "5e0b4f5e-5a0c-4a36-9a1e-0d7b1f6c9a02", "here"];
    let sessions = rows.map((id) => ({
      id,
      browser: "Firefox",
      lastSeen: "i dag",
      isCurrent: id === "here",
    }));
    answer("DELETE /auth/v1/sessions/{id}", ({ id }) => {
      sessions = sessions.filter((each) => each.id !== id);
      return { data: undefined };
    });
    const all = answer("DELETE /auth/v1/sessions", () => {
      sessions = sessions.filter(({ isCurrent }) => isCurrent);
      return { data: undefined };
    });
    await show(
      <Loaded read={() => ({ sessions })}>
        {(now) => <SessionList portal="provider" sessions={now.sessions} />}
      </Loaded>,
    );
    const list = page.getByRole("list").first();
    await press(button(w.endOne).first());
    expect(list.getByRole("listitem").elements()).toHaveLength(2);
    await expect.element(list).toHaveFocus();
    await press(button(w.endOthers));
    await press(page.getByRole("alertdialog").getByRole("checkbox"));
    await press(page.getByRole("alertdialog").getByRole("button").last());
    await expect.poll(() => list.getByRole("listitem").elements().length).toBe(1);
    expect(all[0]?.query.get("calendars")).toBe("true");
  });

  test("another address is asked for by keys, kept while it is wrong or cannot be sent, and its link is sent again or taken back", async () => {
    let pending: PendingEmail | null = null;
    const asked = { email: "ny@example.se", expiresAt: new Date().toISOString() };
    answer("POST /auth/v1/email-change", "lost");
    answer("POST /auth/v1/email-change/resend", { data: { pending: asked } });
    answer("DELETE /auth/v1/email-change", () => {
      pending = null;
      return { data: undefined };
    });
    await show(
      <Loaded read={() => ({ pending })}>
        {(now) => (
          <EmailAddress portal="provider" email="ek@example.se" isVerified pending={now.pending}>
            {null}
          </EmailAddress>
        )}
      </Loaded>,
    );
    await pressByKeys(button(w.changeEmail));
    await expect.element(field(w.newEmail)).toHaveFocus();
    await write(field(w.newEmail), "ny@example.se");
    await write(field(w.password), ownPassword, "{Enter}");
    await expect.element(page.getByText(w.offline)).toBeVisible();
    await expect.element(field(w.newEmail)).toHaveValue("ny@example.se");
    answer("POST /auth/v1/email-change", wrong("password"));
    await press("{Enter}");
    await expect.element(field(w.password)).toHaveFocus();
    await expect.element(field(w.newEmail)).toHaveValue("ny@example.se");
    answer("POST /auth/v1/email-change", ({ body }) => {
      pending = { email: body.email, until: "i morgon 10:07" };
      return { data: { pending: asked } };
    });
    await write(field(w.password), ownPassword, "{Enter}");
    await expect.element(page.getByText(w.pending)).toBeVisible();
    await press(button(w.resend));
    await expect.element(page.getByText(w.resent)).toBeVisible();
    await press(button(w.withdraw));
    await expect.element(page.getByText(w.withdrawn)).toBeVisible();
    await expect.element(button(w.withdraw)).not.toBeInTheDocument();
  });

  test("the language is kept when it cannot be sent, and leads to the page in it, which this browser remembers", async () => {
    await show(<LanguageForm locale={language} />);
    const select = page.getByRole("combobox");
    answer("PATCH /providers/me/account", "lost");
    await choose(select, w.other);
    await pressByKeys(button(w.saveLanguage));
    await expect.element(page.getByText(w.offline)).toBeVisible();
    await expect.element(select).toHaveValue(w.other);
    const sent = answer("PATCH /providers/me/account", ({ body }) => ({
      data: {
        id: "5e0b4f5e-5a0c-4a36-9a1e-0d7b1f6c9a02",
        email: "ek@example.se",
        locale: body.locale,
        emailVerified: true,
        createdAt: new Date().toISOString(),
      },
    }));
    await press("{Enter}");
    expect(sent[0]?.body).toEqual({ locale: w.other });
    expect(ledTo()).toEqual([`leave ${w.otherPath}`]);
    expect((await cookieStore.get("NEXT_LOCALE"))?.value).toBe(w.other);
    await cookieStore.delete("NEXT_LOCALE");
  });

  test("closing keeps what was typed when the call fails, and leaving asks; a wrong name or password is said at its field", async () => {
    await show(
      <ClosingForm company="Salong Ek" count={2} refund="420 kr" />,
      "/provider/settings/account/closing",
    );
    const cancelAll = page.getByRole("radio", { name: w.cancelAll });
    await pressByKeys(page.getByRole("radio").first(), "{ArrowDown}");
    await expect.element(cancelAll).toBeChecked();
    answer("POST /providers/me/closing", "lost");
    await write(field(w.name), "Salongen");
    await write(field(w.password), ownPassword, "{Enter}");
    await expect.element(page.getByText(w.offline)).toBeVisible();
    await press(page.getByRole("link", { name: w.keepOpen }));
    await press(question.getByRole("button", { name: w.stay }));
    await expect.element(cancelAll).toBeChecked();
    for (const [path, name] of [
      ["companyName", w.name],
      ["password", w.password],
    ] as const) {
      answer("POST /providers/me/closing", wrong(path));
      await press(button(w.close));
      await expect.element(field(name)).toHaveFocus();
      await expect.element(field(name)).toHaveAccessibleDescription(said);
    }
    await expect.element(field(w.name)).toHaveValue("Salongen");
  });
});
