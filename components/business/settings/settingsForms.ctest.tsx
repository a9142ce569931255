import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { localePath } from "@/lib/i18n/localePath";
import { Link } from "@/lib/i18n/navigation";
import { providerPaths } from "@/lib/paths";
import { answer } from "@/tests/support/components/answers";
import { inTurn } from "@/tests/support/components/inTurn";
import { press } from "@/tests/support/components/press";
import { leave, render } from "@/tests/support/components/render";
import { ledTo, startAt } from "@/tests/support/components/router";
import { SettingsServer } from "@/tests/support/components/settings";
import { forms } from "@/tests/support/components/settingsForms";
import { profileWords } from "@/tests/support/words/profile";
import type { SettingsChanges } from "./saving/useSettingsForm";

/* What every form of the settings does with what was typed, whatever becomes of the save. */

describe.each(inTurn(forms))("$row.name in $language", ({ row: form, language, testShared }) => {
  const w = profileWords[language];
  const save = page.getByRole("button", { name: w.save, exact: true });
  const question = page.getByRole("alertdialog", { name: w.leave });

  async function open(server: SettingsServer) {
    // The point of a town is asked for on the way.
    answer("GET /providers/me/position", {
      data: { towns: "one", point: null, is_exact: false, nearby: [], geocoder: "off" },
    });
    await render(
      <>
        <Link href={providerPaths.settingsPeople()}>{w.back}</Link>
        {form.editor(server.stored)}
      </>,
      { language, path: form.path },
    );
  }

  const begin = async () => {
    const server = new SettingsServer(form.begin);
    await open(server);
    return server;
  };

  async function edit(value = form.value) {
    if (form.field(w).query() === null) await form.show?.(w);
    await form.put(form.field(w), value);
  }

  /** The edit is there, and not saved. */
  async function expectKept() {
    await expect.element(form.field(w)).toHaveValue(form.value);
    await expect.element(page.getByText(w.unsaved)).toBeVisible();
  }

  async function expectSaved(server: SettingsServer, sent: object) {
    await expect.element(page.getByText(w.saved, { exact: true }).last()).toBeVisible();
    await expect.element(page.getByText(w.unsaved)).not.toBeInTheDocument();
    const last: SettingsChanges | undefined = server.saves.at(-1)?.body;
    expect(last).toMatchObject(listsBegin(sent, last));
  }

  testShared("a save that fails keeps what was typed, and goes on when the connection is back", async () => {
    const server = await begin();
    await edit();
    server.replyOnce("lost");
    await press(save);
    await expect.element(page.getByText(w.offline)).toBeVisible();
    await expectKept();
    server.replyOnce({ code: "unavailable" });
    await press(save);
    await expect.element(page.getByText(w.offline)).not.toBeInTheDocument();
    await expectKept();
    await press(save);
    await expectSaved(server, form.sent);
  });

  testShared("leaving with edits asks, and goes on only when that is wanted", async () => {
    await begin();
    const link = page.getByRole("link", { name: w.back });
    await press(link);
    await expect.element(question).not.toBeInTheDocument();
    expect(ledTo()).toHaveLength(1);
    startAt(localePath(language, form.path));
    await edit();
    await press(link);
    await expect.element(question.getByRole("button", { name: w.stay })).toHaveFocus();
    await press("{Escape}");
    await expect.element(question).not.toBeInTheDocument();
    await press(link);
    await press("{Enter}");
    await expectKept();
    expect(ledTo()).toEqual([]);
    await press(link);
    await press(question.getByRole("button", { name: w.goOn, exact: true }));
    expect(ledTo()).toEqual([`push ${localePath(language, providerPaths.settingsPeople())}`]);
  });

  testShared("an edit is restored after the session ended", async () => {
    const server = await begin();
    await edit();
    server.replyOnce({ code: "not_signed_in" });
    await press(save);
    const [way = ""] = ledTo();
    const to = new URL(way.replace(/^leave /, ""), window.location.origin);
    expect(way).toMatch(/^leave /);
    expect(Object.fromEntries(to.searchParams)).toMatchObject({
      redirectTo: form.path,
      notice: "session-ended-kept",
    });

    await leave();
    await open(server);
    await expect.element(page.getByText(w.restored)).toBeVisible();
    await form.show?.(w);
    await expectKept();
    await press(save);
    await expectSaved(server, form.sent);
  });

  test("two simultaneous edits are merged, with a choice where both changed the same", async () => {
    const server = await begin();
    await edit();
    await form.also(w);
    server.change(form.theirs);
    await press(save);
    const dialog = page.getByRole("dialog", { name: w.stale });
    await expect.element(dialog.getByRole("group")).toBeVisible();
    expect(dialog.getByRole("group").elements()).toHaveLength(1);
    await expect.element(dialog.getByRole("radio", { name: form.shown.mine, exact: false })).toBeChecked();
    await press(dialog.getByRole("radio", { name: form.shown.theirs, exact: false }));
    await press(dialog.getByRole("button", { name: w.choose }));
    await expect.element(form.field(w)).toHaveValue(form.other);
    await expect.element(page.getByText(w.merged)).toBeVisible();
    await press(save);
    await expectSaved(server, form.merged);
  });

  testShared(
    "one's own edit stays when the question about two edits is closed, and is saved over the other",
    async () => {
      const server = await begin();
      await edit();
      server.change(form.theirs);
      await press(save);
      await expect.element(page.getByRole("dialog", { name: w.stale })).toBeVisible();
      await press("{Escape}");
      await expectKept();
      await press(save);
      await expectSaved(server, form.sent);
    },
  );

  testShared("a second save begins with the version of the first", async () => {
    const server = await begin();
    await edit();
    await press(save);
    await expectSaved(server, form.sent);
    await edit(form.other);
    await press(save);
    await expectSaved(server, {});
    expect(server.saves).toHaveLength(2);
  });

  test("what the server refuses is said at its field, which has the focus, until it is changed", async () => {
    const server = await begin();
    await edit();
    const message = "Det här går inte.";
    server.replyOnce({ code: "invalid_request", details: [{ path: form.refusedAt, message }] });
    await press(save);
    await expect.element(form.field(w)).toHaveFocus();
    await expect.element(form.field(w)).toHaveAccessibleDescription(new RegExp(message));
    await form.put(form.field(w), form.other);
    await expect.element(page.getByText(message)).not.toBeInTheDocument();
    await press(page.getByRole("button", { name: w.discard }));
    await expect.element(page.getByText(w.unsaved)).not.toBeInTheDocument();
  });
});

/** Of lists only the first entries are named: the rest are as they were. */
function listsBegin(named: object, sent: SettingsChanges | undefined): object {
  return Object.fromEntries(
    Object.entries(named).map(([name, value]) => {
      const whole: unknown = Object.entries(sent ?? {}).find(([each]) => each === name)?.[1];
      return [
        name,
        Array.isArray(value) && Array.isArray(whole) ? [...value, ...whole.slice(value.length)] : value,
      ];
    }),
  );
}
