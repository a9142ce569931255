import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { Locale } from "@/lib/i18n/locales";
import type { OwnStaffMember } from "@/lib/staff/ownStaff";
import { inTurn } from "@/tests/support/components/inTurn";
import { choose, press, pressByKeys, settled, wordsOf, write } from "@/tests/support/components/press";
import { leave } from "@/tests/support/components/render";
import { ledTo } from "@/tests/support/components/router";
import { ServicesServer, service } from "@/tests/support/components/services";
import { peopleWords } from "@/tests/support/words/people";
import { pictureWords } from "@/tests/support/words/pictures";
import { serviceWords } from "@/tests/support/words/services";

/* The form of a service: what it refuses, keeps, asks, merges and names. */

const slingor = () => service("Slingor", { priceOre: 125_050 });

function person(id: string, name: string): OwnStaffMember {
  return { id, name, colour: "green", imageUrl: null, isActive: true, doesAllServices: true, serviceIds: [] };
}
const [majaId, aliId] = ["5d0f5a3e-2b1c-4e0d-9a86-1c2d3e4f5a01", "5d0f5a3e-2b1c-4e0d-9a86-1c2d3e4f5a02"];
const people = [person(majaId, "Maja"), person(aliId, "Ali")];

const fieldsOf = (title: string) => {
  const dialog = page.getByRole("dialog", { name: title });
  const field = (name: string | RegExp) => dialog.getByLabelText(name, { exact: true });
  return { dialog, field, button: (name: string) => dialog.getByRole("button", { name, exact: true }) };
};

const openNew = async (language: Locale) => {
  const server = new ServicesServer(language);
  await server.open();
  await press(page.getByRole("button", { name: serviceWords[language].add }));
  return { server, ...fieldsOf(serviceWords[language].add) };
};

const openEdit = async (language: Locale, server: ServicesServer, name = "Slingor") => {
  const w = serviceWords[language];
  await server.open();
  await press(page.getByRole("button", { name: `${w.edit} ${name}` }));
  return fieldsOf(w.editTitle);
};

describe.each(inTurn([{ name: "the form of a service" }]))("$row.name in $language", ({ language }) => {
  const w = serviceWords[language];
  const question = page.getByRole("alertdialog", { name: w.leaveTitle });
  const stay = question.getByRole("button", { name: w.stay });

  test("every wrong value is shown at its field, and a save that fails keeps what was typed", async () => {
    const { server, dialog, field, button } = await openNew(language);
    await expect.element(field(w.subcategory)).toBeDisabled();
    await press(button(w.submit));
    await expect.element(dialog.getByText(w.problems.name)).toBeVisible();
    await expect.element(dialog.getByText(w.problems.category)).toBeVisible();
    await expect.element(field(w.name)).toHaveFocus();
    await write(field(w.name), "Färg och toning");
    await expect.element(dialog.getByText(w.problems.name)).not.toBeInTheDocument();
    await choose(field(w.category), w.beauty);
    await write(field(w.price), "mycket");
    await write(field(w.duration), "7");
    await write(field(w.after), "12");
    await press(field(w.physical));
    await press(button(w.submit));
    for (const problem of ["subcategory", "price", "duration", "mode", "step"] as const)
      await expect.element(dialog.getByText(w.problems[problem])).toBeVisible();
    await expect.element(field(w.subcategory)).toHaveFocus();

    await choose(field(w.subcategory), w.hair);
    await write(field(w.price), "1 250,50");
    await write(field(w.duration), "90");
    await write(field(w.after), "10");
    await press(field(w.digital));
    await choose(field(w.vat), "12");
    const preview = dialog.getByRole("region", { name: w.preview });
    await expect.poll(() => wordsOf(preview)).toContain("1 250,50 kr");
    await expect.poll(() => wordsOf(preview)).toContain("30 min");
    server.failOnce("lost");
    await press(button(w.submit));
    await expect.element(dialog.getByText(w.offline)).toBeInViewport();
    await expect.element(field(w.name)).toHaveValue("Färg och toning");
    await expect.element(field(w.price)).toHaveValue("1 250,50");
    await press(button(w.submit));
    await expect.element(dialog).not.toBeInTheDocument();
    expect(server.read().services).toMatchObject([
      {
        name: "Färg och toning",
        priceOre: 125_050,
        durationMinutes: 90,
        bufferAfterMinutes: 10,
        vatPercent: 12,
      },
    ]);
    await expect.poll(() => wordsOf(page.getByRole("row").last())).toContain("1 250,50 kr");
  });

  test("an unsaved edit lists its changes, and asks before it is left, by Escape and by button", async () => {
    const server = new ServicesServer(language, [slingor()]);
    const { dialog, field, button } = await openEdit(language, server);
    await expect.element(field(w.price)).toHaveValue("1\u00a0250,50");
    await expect.element(dialog.getByText(w.booked)).toBeVisible();
    // Nothing is unsaved: no question.
    await press(button(w.cancel));
    await expect.element(dialog).not.toBeInTheDocument();
    await press(page.getByRole("button", { name: `${w.edit} Slingor` }));
    await write(field(w.price), "480");
    await expect.element(dialog.getByText(w.change)).toBeVisible();
    await press("{Escape}");
    await press(stay);
    await expect.element(field(w.price)).toHaveValue("480");
    await press(button(w.cancel));
    await press(question.getByRole("button", { name: w.leave, exact: true }));
    await expect.element(dialog).not.toBeInTheDocument();
    expect(server.edits).toEqual([]);
    await press(page.getByRole("button", { name: `${w.edit} Slingor` }));
    await write(field(w.price), "480");
    await press(button(w.save));
    await expect.poll(() => wordsOf(page.getByRole("row").last())).toContain("480 kr");
  });

  test("an edit of an older version takes over the other changes, and asks where both changed the same field", async () => {
    const server = new ServicesServer(language, [service("Slingor")]);
    const { dialog, field, button } = await openEdit(language, server);
    await write(field(w.price), "480");
    await write(field(w.after), "10");
    server.change("Slingor", { priceOre: 50_000, durationMinutes: 75 });
    await press(button(w.save));
    await expect.element(dialog.getByText(w.newer)).toBeInViewport();
    await expect.element(dialog.getByText(w.newerPrice)).toBeVisible();
    await expect.element(field(w.duration)).toHaveValue(75);
    await expect.element(field(w.after)).toHaveValue(10);
    await expect.element(field(w.price)).toHaveValue("480");
    await press(dialog.getByRole("button", { name: w.takePrice }));
    await expect.element(field(w.price)).toHaveValue("500");
    await expect.element(dialog.getByText(w.newerPrice)).not.toBeInTheDocument();
    await press(button(w.save));
    await expect.element(dialog).not.toBeInTheDocument();
    expect(server.read().services).toMatchObject([
      { priceOre: 50_000, durationMinutes: 75, bufferAfterMinutes: 10 },
    ]);
  });

  test("an edit names every fact that changes", async () => {
    const server = new ServicesServer(language, [service("Slingor", { staffIds: [majaId, aliId] })], {
      people,
    });
    const { dialog, field } = await openEdit(language, server);
    await write(field(w.name), "Toning");
    await choose(field(w.subcategory), "Massage");
    await write(field(w.description), "Tvätt ingår.");
    await press(dialog.getByRole("checkbox", { name: "Ali" }));
    for (const change of ["name", "subcategory", "staff", "description"] as const)
      await expect.element(dialog.getByText(w.changes[change])).toBeVisible();
  });

  test("the form of a service asks who does it, where there are several", async () => {
    const p = peopleWords[language];
    const server = new ServicesServer(language, [service("Slingor", { staffIds: [majaId, aliId] })], {
      people,
    });
    const { dialog, button } = await openEdit(language, server);
    const group = dialog.getByRole("group", { name: p.whoDoes });
    await press(group.getByRole("checkbox", { name: "Maja" }));
    await press(group.getByRole("checkbox", { name: "Ali" }));
    await press(button(w.save));
    await expect.element(dialog.getByText(p.needsDoer)).toBeVisible();
    await press(group.getByRole("checkbox", { name: "Ali" }));
    await press(button(w.save));
    await expect.element(dialog).not.toBeInTheDocument();
    expect(server.read().services[0]?.staffIds).toEqual([aliId]);
  });

  test("a new service with a chosen picture asks before it is left", async () => {
    const p = pictureWords[language];
    const { dialog, button } = await openNew(language);
    const input = document.querySelector<HTMLElement>("[type=file]");
    if (input === null) throw new Error("No field for the file");
    await userEvent.upload(input, new File(["%PDF-1.7"], "meny.pdf", { type: "application/pdf" }));
    await expect.element(dialog.getByRole("alert")).toHaveTextContent(p.notTaken);
    await userEvent.upload(input, new File(["photo"], "slingor.jpg", { type: "image/jpeg" }));
    await settled();
    await expect.element(dialog.getByText(p.chosen("slingor.jpg"))).toBeVisible();
    await press("{Escape}");
    await press(stay);
    await expect.element(dialog.getByText(p.chosen("slingor.jpg"))).toBeVisible();
    await press(button(p.removeOne));
    await press("{Escape}");
    await expect.element(dialog).not.toBeInTheDocument();
  });
});

test("a new service is restored in its form after the session ended", async () => {
  const w = serviceWords.sv;
  const { server, field, button } = await openNew("sv");
  await write(field(w.name), "Slingor");
  await choose(field(w.category), w.beauty);
  await choose(field(w.subcategory), w.hair);
  await write(field(w.price), "1 250,50");
  server.failOnce({ code: "not_signed_in" });
  await press(button(w.submit));
  const [way = ""] = ledTo();
  const { searchParams } = new URL(way.replace(/^leave /, ""), window.location.origin);
  expect(searchParams.get("redirectTo")).toBe("/provider/services?edit=new");
  await leave();
  await server.open("/provider/services?edit=new");
  const again = fieldsOf(w.add);
  await expect.element(again.field(w.name)).toHaveValue("Slingor");
  await press(again.button(w.submit));
  await expect.poll(() => wordsOf(page.getByRole("row").last())).toContain("1 250,50 kr");
});

test("a service is added with the keyboard alone", async () => {
  const w = serviceWords.en;
  const server = new ServicesServer("en", [service("Haircut")]);
  await server.open();
  const add = page.getByRole("button", { name: w.add });
  await pressByKeys(add);
  const { dialog, field } = fieldsOf(w.add);
  await expect.element(dialog.getByRole("button", { name: "Close" })).toHaveFocus();
  // Name, category, subcategory, length, price: each is the next stop, and a letter chooses from a list.
  for (const keys of ["Highlights", "B", "H", "", "900"]) {
    await press("{Tab}");
    if (keys !== "") await userEvent.keyboard(keys);
  }
  await expect.element(field(w.price)).toHaveValue("900");
  await press("{Enter}");
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(() => wordsOf(page.getByRole("row").last())).toContain("Hairdresser");
  await expect.element(add).toHaveFocus();
});

test("an edit and the newer version that it meets fit the narrowest phone with text twice as large", async () => {
  const w = serviceWords.sv;
  const name = "Behandling med ett långt namn";
  const server = new ServicesServer("sv", [service(name)]);
  const { dialog, field, button } = await openEdit("sv", server, name);
  await write(field(w.price), "480");
  server.change(name, { priceOre: 50_000 });
  await press(button(w.save));
  await expect.element(dialog.getByText(w.newer)).toBeVisible();
});
