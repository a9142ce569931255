import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { localePath } from "@/lib/i18n/localePath";
import { providerPaths } from "@/lib/paths";
import {
  hairServices,
  ownPassword,
  PeopleServer,
  person,
} from "@/tests/support/components/business/peopleServer";
import { inTurn } from "@/tests/support/components/inTurn";
import { press, pressByKeys, wordsOf, write } from "@/tests/support/components/press";
import { ledTo, startAt } from "@/tests/support/components/router";
import { peopleWords } from "@/tests/support/words/people";

/* The list of people: who is added, their order, their switches and their forms. */

const colour = hairServices[0].services[1];
const button = (name: string | RegExp) => page.getByRole("button", { name, exact: true });

describe.each(inTurn(["people"]))("$row in $language", ({ language }) => {
  const w = peopleWords[language];
  const dialog = page.getByRole("dialog");
  const question = page.getByRole("alertdialog", { name: w.leaveTitle });
  const inDialog = (name: string) => dialog.getByRole("button", { name, exact: true });
  const nameField = dialog.getByLabelText(w.name, { exact: true });
  const colourOf = (name: string) => dialog.getByRole("radio", { name, exact: true });

  async function begin() {
    const [maja, ali] = [person("Maja"), person("Ali", { colour: "blue" })];
    const server = new PeopleServer([maja, ali]);
    await server.open(language);
    return { server, maja, ali };
  }

  test("the second person is added with both names by keys, wrong ones are shown at their fields, and a lost call keeps them", async () => {
    const server = new PeopleServer();
    await server.open(language, "phone");
    await expect.element(page.getByRole("heading", { name: w.alone })).toBeVisible();
    await pressByKeys(button(w.add));
    const own = dialog.getByLabelText(w.ownName);
    await expect.element(own).toHaveValue("Maja Ek");
    await write(own, "");
    await press(inDialog(w.submit));
    await expect.element(own).toHaveFocus();
    expect(dialog.getByText(w.needsName).elements()).toHaveLength(2);
    await write(own, "Maja");
    server.failOnce("lost");
    await write(dialog.getByLabelText(w.otherName), "Ali", "{Enter}");
    await expect.element(dialog.getByText(w.offline)).toBeVisible();
    await press(inDialog(w.cancel));
    await press(question.getByRole("button", { name: w.stay }));
    await expect.element(dialog.getByLabelText(w.otherName)).toHaveValue("Ali");
    await press(inDialog(w.submit));
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(button(w.edit("Ali"))).toBeVisible();
    await expect.element(page.getByRole("heading", { name: w.alone })).not.toBeInTheDocument();
    expect(server.names).toEqual(["Maja", "Ali"]);
  });

  test("a person is given some of the services, and one that nobody bookable does is named", async () => {
    const { server } = await begin();
    await press(button(w.edit("Maja")));
    await press(dialog.getByText(w.some, { exact: true }));
    await press(dialog.getByRole("checkbox", { name: colour.name }));
    await press(inDialog(w.save));
    await expect.element(page.getByText(w.someServices)).toBeVisible();
    const [maja, ali] = ["Maja", "Ali"].map((name) => page.getByRole("switch", { name: w.shown(name) }));
    if (maja === undefined || ali === undefined) throw new Error("No switches");
    await expect.element(page.getByText(w.undone)).not.toBeInTheDocument();
    await press(ali);
    await expect.element(page.getByText(w.off)).toBeVisible();
    expect(wordsOf(page.getByText(w.undone))).toContain("Färg");
    server.failOnce("lost");
    await press(ali);
    await expect.element(ali).not.toBeChecked();
    await press(ali);
    await expect.element(ali).toBeChecked();
    await expect.element(page.getByText(w.undone)).not.toBeInTheDocument();
  });

  test("people are ordered by keys and by dragging", async () => {
    const { server } = await begin();
    const handle = button(w.handle("Ali"));
    handle.element().focus();
    await press("{ArrowUp}");
    expect(server.names).toEqual(["Ali", "Maja"]);
    await expect.element(handle).toHaveFocus();
    await handle.dropTo(page.getByRole("row").last());
    await expect.poll(() => server.names).toEqual(["Maja", "Ali"]);
  });

  test("a person's menu leads to their hours, absences, portrait and sign-in, which nobody switched off has", async () => {
    const { server, ali } = await begin();
    const to = { person: ali.id };
    for (const [name, path] of [
      [w.ownHours, providerPaths.settingsHours(to)],
      [w.ownAbsences, providerPaths.settingsAbsences(to)],
      [w.portrait, providerPaths.settingsPictures(to)],
      [w.signIn, providerPaths.settingsAccess(to)],
    ] as const) {
      startAt(localePath(language, "/provider/settings/people"));
      await press(button(w.more("Ali")));
      await press(page.getByRole("menuitem", { name, exact: true }));
      expect(ledTo()).toEqual([`push ${localePath(language, path)}`]);
    }
    server.change(ali.id, { isActive: false });
    startAt(localePath(language, "/provider/settings/people"));
    await press(page.getByRole("switch", { name: w.shown("Maja") }));
    await press(button(w.more("Ali")));
    await expect.element(page.getByRole("menuitem", { name: w.portrait, exact: true })).toBeVisible();
    await expect.element(page.getByRole("menuitem", { name: w.signIn, exact: true })).not.toBeInTheDocument();
    await press("{Escape}");
  });

  test("an edit of an older version takes over the other changes, and asks where both changed the same field", async () => {
    const { server, ali } = await begin();
    await press(button(w.edit("Ali")));
    await write(nameField, "Alí");
    await press(colourOf(w.colours.violet));
    server.change(ali.id, { colour: "rose", doesAllServices: false, serviceIds: [colour.id] });
    await press(inDialog(w.save));
    await expect.element(dialog.getByText(w.newer)).toBeInViewport();
    await expect.element(dialog.getByText(w.newerColour)).toBeVisible();
    await expect.element(dialog.getByRole("radio", { name: w.some })).toBeChecked();
    await expect.element(nameField).toHaveValue("Alí");
    await expect.element(colourOf(w.colours.violet)).toBeChecked();
    expect(server.people[1]?.name).toBe("Ali");
    await press(inDialog(w.takeColour));
    await expect.element(colourOf(w.colours.rose)).toBeChecked();
    await expect.element(dialog.getByText(w.newerColour)).not.toBeInTheDocument();
    await press(inDialog(w.save));
    await expect.element(dialog).not.toBeInTheDocument();
    expect(server.people[1]).toMatchObject({ name: "Alí", colour: "rose", serviceIds: [colour.id] });
  });

  test("an unsaved edit asks before it is left, by Escape and by button, and an untouched one does not", async () => {
    await begin();
    await press(button(w.edit("Ali")));
    await press("{Escape}");
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(button(w.edit("Ali"))).toHaveFocus();
    await press("{Enter}");
    await write(nameField, "Alí");
    await press("{Escape}");
    await press(question.getByRole("button", { name: w.stay }));
    await expect.element(nameField).toHaveValue("Alí");
    await press(inDialog(w.cancel));
    await press(question.getByRole("button", { name: w.leave, exact: true }));
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(button(w.edit("Ali"))).toBeVisible();
  });
});

const endingWords = {
  sv: {
    off: (name: string) => `Stänga av ${name}?`,
    confirm: "Stäng av",
    ended: /Inloggningen är avslutad\.$/,
    password: "Ditt lösenord",
    wrong: "Lösenordet stämmer inte.",
  },
  en: {
    off: (name: string) => `Switch ${name} off?`,
    confirm: "Switch off",
    ended: /The sign-in is ended\.$/,
    password: "Your password",
    // What the server of the test says.
    wrong: "Lösenordet stämmer inte.",
  },
} as const;

describe.each(inTurn(["somebody who signs in"]))("$row, among the people in $language", ({ language }) => {
  const w = { ...peopleWords[language], ...endingWords[language] };
  const shown = (name: string) => page.getByRole("switch", { name: w.shown(name) });

  async function begin(name: string, isOwner: boolean) {
    const [maja, whose] = [person("Maja"), person(name)];
    const signIns = { [whose.id]: { email: `${name}@example.se`, isOwner, isYou: false } };
    const server = new PeopleServer([maja, whose, person("Noor")], { signIns });
    await server.open(language);
    return server;
  }

  test("a member is switched off after a dialog that names the sign-in, and stays on when it is left", async () => {
    const server = await begin("Vera", false);
    const question = page.getByRole("dialog", { name: w.off("Vera") });
    await pressByKeys(shown("Vera"), "{Space}");
    expect(wordsOf(question)).toContain("Vera@example.se");
    await expect.element(question.getByLabelText(w.password, { exact: true })).not.toBeInTheDocument();
    await press("{Escape}");
    await expect.element(question).not.toBeInTheDocument();
    await expect.element(shown("Vera")).toBeChecked();
    await expect.element(shown("Vera")).toHaveFocus();
    expect(server.edits).toEqual([]);
    await press(shown("Vera"));
    await press(question.getByRole("button", { name: w.confirm, exact: true }));
    await expect.element(page.getByText(w.ended)).toBeVisible();
    await expect.element(shown("Vera")).not.toBeChecked();
    // Switched on again, and nothing is asked any more, since nothing of the sign-in is back.
    await press(shown("Vera"));
    await press(shown("Vera"));
    await expect.element(question).not.toBeInTheDocument();
    await expect.element(shown("Vera")).not.toBeChecked();
  });

  test("an owner is switched off with the password, and a wrong one is said at its field, which has the focus", async () => {
    const server = await begin("Amir", true);
    await press(shown("Amir"));
    const question = page.getByRole("dialog", { name: w.off("Amir") });
    expect(wordsOf(question)).toContain("Amir@example.se");
    const secret = question.getByLabelText(w.password, { exact: true });
    await write(secret, "fel", "{Enter}");
    await expect.element(secret).toHaveAccessibleDescription(new RegExp(w.wrong));
    await expect.element(secret).toHaveFocus();
    await write(secret, ownPassword, "{Enter}");
    await expect.element(question).not.toBeInTheDocument();
    await expect.element(shown("Amir")).not.toBeChecked();
    // Whoever has no sign-in that ends is asked nothing.
    await press(shown("Maja"));
    await expect.element(shown("Maja")).not.toBeChecked();
    await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
    expect(server.edits).toHaveLength(3);
  });

  test("an owner is removed with the password, and a wrong one keeps the question", async () => {
    const server = await begin("Tea", true);
    await press(button(w.more("Tea")));
    await press(page.getByRole("menuitem", { name: w.remove }));
    const question = page.getByRole("alertdialog", { name: `${w.removeOf("Tea")}?` });
    expect(wordsOf(question)).toContain("Tea@example.se");
    const secret = question.getByLabelText(w.password, { exact: true });
    await write(secret, "fel");
    await press(question.getByRole("button", { name: w.remove, exact: true }));
    await expect.element(question.getByText(w.wrong)).toBeVisible();
    expect(server.names).toContain("Tea");
    await write(secret, ownPassword, "{Enter}");
    await expect.element(page.getByText(w.removed("Tea"))).toBeVisible();
    expect(server.names).toEqual(["Maja", "Noor"]);
    await expect.element(button(w.more("Maja"))).toHaveFocus();
  });
});
