import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { Locale } from "@/lib/i18n/locales";
import { inTurn } from "@/tests/support/components/inTurn";
import { press } from "@/tests/support/components/press";
import { ledTo } from "@/tests/support/components/router";
import { ServicesServer, service } from "@/tests/support/components/services";
import { serviceWords } from "@/tests/support/words/services";

/* The list of services: its order, its switches, its copies and what is removed. */

const names = () =>
  [...document.querySelectorAll("[data-service]")].map(
    (row) => row.querySelector(".font-medium")?.textContent,
  );

async function openThree(language: Locale, screen?: "phone") {
  const server = new ServicesServer(
    language,
    ["Ett", "Två", "Tre"].map((name) => service(name)),
  );
  await server.open("/provider/services", screen);
  return server;
}

describe.each(inTurn([{ name: "the list of services" }]))("$row.name in $language", ({ language }) => {
  const w = serviceWords[language];

  test("is ordered with the keyboard alone, one call after the other", async () => {
    const server = await openThree(language);
    const handle = page.getByRole("button", { name: w.handle("Tre") });
    handle.element().focus();
    await press("{ArrowUp}");
    expect(names()).toEqual(["Ett", "Tre", "Två"]);
    await expect.element(handle).toHaveFocus();
    await press("{Home}");
    expect(names()).toEqual(["Tre", "Ett", "Två"]);
    await expect.element(handle).toHaveFocus();
    await expect.element(page.getByRole("status").filter({ hasText: /Tre.* 1 .* 3\./ })).toBeInTheDocument();
    expect(server.orders).toHaveLength(2);
    expect(server.read().services.map(({ name }) => name)).toEqual(["Tre", "Ett", "Två"]);
  });

  test("a switch changes at once, and is put back with a message when the call fails", async () => {
    const server = await openThree(language);
    const toggle = page.getByRole("switch", { name: w.shown("Ett") });
    server.failOnce("lost");
    await press(toggle);
    await expect.element(page.getByText(`Ett ${w.stillOn}`)).toBeVisible();
    await expect.element(toggle).toBeChecked();
    await press(toggle);
    await expect.element(toggle).not.toBeChecked();
    expect(server.read().services[0]?.isActive).toBe(false);
  });

  test("a copy is added after what is there, under a name of its own", async () => {
    const server = await openThree(language);
    await press(page.getByRole("button", { name: `${w.more} Ett` }));
    await press(page.getByRole("menuitem", { name: w.copy }));
    const dialog = page.getByRole("dialog", { name: w.add });
    await expect.element(dialog.getByLabelText(w.name, { exact: true })).toHaveValue(`Ett ${w.copied}`);
    await expect.element(dialog.getByLabelText(w.price, { exact: true })).toHaveValue("420");
    await press(dialog.getByRole("button", { name: w.submit, exact: true }));
    await expect.poll(names).toEqual(["Ett", "Två", "Tre", `Ett ${w.copied}`]);
    expect(server.read().services.at(-1)?.priceOre).toBe(42_000);
  });

  test("a removed service that was booked is archived and restored, one that never was is deleted", async () => {
    const [booked, unbooked] = [service("Bokad"), service("Aldrig bokad")];
    const server = new ServicesServer(language, [booked, unbooked], { booked: [booked.id] });
    await server.open();
    for (const name of ["Aldrig bokad", "Bokad"]) {
      await press(page.getByRole("button", { name: `${w.more} ${name}` }));
      await press(page.getByRole("menuitem", { name: w.remove }));
      const question = page.getByRole("alertdialog", { name: `${w.remove} ${name}?` });
      const confirm = question.getByRole("button", { name: w.remove, exact: true });
      server.failOnce("lost");
      await press(confirm);
      await expect.element(question.getByText(w.offline)).toBeVisible();
      await press(confirm);
      await expect.element(question).not.toBeInTheDocument();
      await expect.element(page.getByText(`${name} ${w.removed}`, { exact: true })).toBeVisible();
    }
    const archived = page.getByRole("region", { name: w.archived });
    expect(archived.getByRole("listitem").elements()).toHaveLength(1);
    await press(archived.getByRole("button", { name: `${w.restore} Bokad` }));
    await expect.element(page.getByText(`Bokad ${w.restored}`)).toBeVisible();
    await expect.element(page.getByRole("switch", { name: w.shown("Bokad") })).not.toBeChecked();
    await expect.element(archived).not.toBeInTheDocument();
  });
});

const w = serviceWords.sv;

test("services are ordered by dragging", async () => {
  const server = await openThree("sv");
  await page.getByRole("button", { name: w.handle("Ett") }).dropTo(page.getByRole("row").last());
  await expect.poll(names).toEqual(["Två", "Tre", "Ett"]);
  await expect.poll(() => server.orders.length).toBe(1);
});

test("services are ordered by the menu of a row", async () => {
  await openThree("sv", "phone");
  await press(page.getByRole("button", { name: `${w.more} Två` }));
  await press(page.getByRole("menuitem", { name: w.up }));
  await expect.poll(names).toEqual(["Två", "Ett", "Tre"]);
});

test("an order of an outdated list is refused, and the list is loaded again", async () => {
  const server = await openThree("sv");
  server.change("Fyra");
  page
    .getByRole("button", { name: w.handle("Två") })
    .element()
    .focus();
  await press("{ArrowUp}");
  await expect.element(page.getByText(w.orderFailed)).toBeVisible();
  await expect.poll(names).toEqual(["Ett", "Två", "Tre", "Fyra"]);
});

test("a dialog that is opened in the moment in which another one closes stays open", async () => {
  await openThree("sv");
  await press(page.getByRole("button", { name: `${w.edit} Ett` }));
  const editing = page.getByRole("dialog", { name: w.editTitle });
  const cancel = editing.getByRole("button", { name: w.cancel, exact: true }).element();
  const add = document.querySelector("[data-add]");
  if (!(cancel instanceof HTMLElement) || !(add instanceof HTMLElement)) throw new Error("No buttons");
  // Both before the browser has gone back in its history, which takes a moment.
  cancel.click();
  add.click();
  await expect.element(editing).not.toBeInTheDocument();
  await expect.element(page.getByRole("dialog", { name: w.add })).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  expect(ledTo()).toEqual([]);
});

const longName = "Behandling med ett långt namn som inte ryms på en rad";

test.each([w.add, w.list])(
  "the page fits the narrowest phone with text twice as large, under %s too",
  async (opening) => {
    await new ServicesServer("sv", [service(longName)]).open("/provider/services", "phone");
    await press(page.getByRole("button", { name: opening }));
    const dialog = page.getByRole("dialog");
    await expect.element(dialog).toBeVisible();
    if (opening === w.list) await press(dialog.getByRole("button", { name: w.trade, exact: true }));
  },
);
