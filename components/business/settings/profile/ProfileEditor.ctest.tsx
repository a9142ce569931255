import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { AnswerOf } from "@/lib/api/client";
import type { Locale } from "@/lib/i18n/locales";
import { providerPaths } from "@/lib/paths";
import { answer, type Reply } from "@/tests/support/components/answers";
import { inTurn } from "@/tests/support/components/inTurn";
import { press, pressByKeys, settled, textOf, write } from "@/tests/support/components/press";
import { render } from "@/tests/support/components/render";
import { ledTo } from "@/tests/support/components/router";
import { SettingsServer } from "@/tests/support/components/settings";
import { profileWords, saying } from "@/tests/support/words/profile";
import { ProfileEditor } from "./ProfileEditor";

type Find = "GET /providers/me/position";

const labelled = (label: string) => page.getByLabelText(label);
const button = (name: string | RegExp) => page.getByRole("button", { name });

const stockholm = { latitude: 59.3293, longitude: 18.0686 };
const nowhere: AnswerOf<Find> = { towns: "none", geocoder: "off", point: null, is_exact: false, nearby: [] };

/** There is one town, and no geocoder. */
const findStockholm = (query: URLSearchParams): Reply<Find> => ({
  data: query.get("city") === "Stockholm" ? { ...nowhere, towns: "one", point: stockholm } : nowhere,
});

async function openProfile(language: Locale, find: (query: URLSearchParams) => Reply<Find> = findStockholm) {
  answer("GET /providers/me/position", ({ query }) => find(query));
  const server = new SettingsServer();
  const editor = <ProfileEditor stored={server.stored} card={null} hasGeocoder hasPage />;
  await render(editor, { language, path: providerPaths.settings() });
  return server;
}

/** The position, as the field for it holds it: north and east. */
function point(): [number, number] {
  const [north = Number.NaN, east = Number.NaN] = textOf(page.getByLabelText(/^(Koordinater|Coordinates)$/))
    .split(",")
    .map(Number);
  return [north, east];
}

describe.each(inTurn(["the profile"]))("$row in $language", ({ language }) => {
  const w = profileWords[language];

  test("each wrong value is told at its field, and nothing is saved", async () => {
    const server = await openProfile(language);
    await press(button(w.setPosition));
    const wrong = async (label: string, value: string, message: string) => {
      const field = labelled(label);
      const before = textOf(field);
      await write(field, value);
      await press(button(w.save));
      await expect.element(field).toHaveAccessibleDescription(saying(message));
      await expect.element(field).toHaveFocus();
      await write(field, before);
      await expect.element(page.getByText(message)).not.toBeInTheDocument();
    };
    await wrong(w.phone, "ring mig", w.wrongPhone);
    await wrong(w.email, "hej@", w.wrongEmail);
    await wrong(w.postalCode, "116", w.wrongPostalCode);
    await wrong(w.city, "", w.missingCity);
    await wrong(w.coordinates, "vid torget", w.unreadable);
    expect(server.saves).toEqual([]);
    await write(labelled(w.coordinates), "18.0686, 59.3293");
    server.replyOnce({
      code: "invalid_request",
      details: [{ path: "locations.0.latitude", message: w.far }],
    });
    await press(button(w.save));
    await expect.element(page.getByText(w.far)).toBeVisible();
  });

  test("the pin sets the door by keys and buttons, and is dropped in another town", async () => {
    await openProfile(language);
    await press(button(w.setPosition));
    const pin = button(w.pin);
    await expect.element(pin).toBeVisible();
    await expect.element(labelled(w.coordinates)).toHaveValue("");
    await pressByKeys(pin, "{ArrowRight}");
    await expect.element(page.getByText(w.exact)).toBeVisible();
    const [north, east] = point();
    await press("{Shift>}{ArrowUp}{/Shift}");
    expect(point()[0]).toBeGreaterThan(north);
    expect(point()[1]).toBeCloseTo(east, 4);
    await press(button(w.east));
    expect(point()[1]).toBeGreaterThan(east);

    await write(labelled(w.city), "Ankeborg", "{Tab}");
    await expect.element(page.getByText(w.pointGone)).toBeVisible();
    await expect.element(page.getByText(w.unknown)).toBeVisible();
    await expect.element(labelled(w.coordinates)).toHaveValue("");
  });
});

test("the pin is put and drawn by the pointer, and moves with it", async () => {
  const w = profileWords.sv;
  const server = await openProfile("sv");
  await press(button(w.setPosition));
  const [map, pin] = [button(w.putPin), button(w.pin)];
  await expect.element(pin).toBeVisible();
  await map.click({ position: { x: 60, y: 40 } });
  await settled();
  const put = point();
  const centreOf = () => {
    const { x, width } = pin.element().getBoundingClientRect();
    return x + width / 2;
  };
  // The tip of the pin is where the map was pressed.
  const left = map.element().getBoundingClientRect().x;
  expect(centreOf()).toBeCloseTo(left + 60, -1);

  await userEvent.dragAndDrop(pin, map, { targetPosition: { x: 120, y: 90 } });
  await settled();
  await expect.poll(centreOf).toBeCloseTo(left + 120, -1);
  const drawn = point();
  expect(drawn[0]).toBeLessThan(put[0]);
  expect(drawn[1]).toBeGreaterThan(put[1]);
  await map.hover({ position: { x: 60, y: 40 } });
  expect(point()).toEqual(drawn);
  await press(button(w.save));
  await expect.element(page.getByText(w.saved)).toBeVisible();
  expect(server.saves.at(-1)?.body.locations).toMatchObject([{ latitude: drawn[0], longitude: drawn[1] }]);
});

test("a pin that is not saved yet is dropped when another town is saved", async () => {
  const w = profileWords.sv;
  const server = await openProfile("sv");
  await press(button(w.setPosition));
  await write(labelled(w.coordinates), "59,3126 18,0858");
  await expect.element(page.getByText(w.exact)).toBeVisible();
  await write(labelled(w.city), "Uppsala");
  await press(button(w.save));
  await expect.element(page.getByText(w.unsaved)).not.toBeInTheDocument();
  await expect.element(page.getByText(w.exact)).not.toBeInTheDocument();
  expect(server.now.provider.provider_locations).toMatchObject([
    { city: "Uppsala", is_position_exact: false },
  ]);
});

test("places are added, made the main address and removed", async () => {
  const w = profileWords.en;
  const server = await openProfile("en");
  const places = () =>
    server.now.provider.provider_locations.map(({ city, is_primary }) => [city, is_primary]);
  const save = async () => {
    await press(button(w.save));
    await expect.element(page.getByText(w.unsaved)).not.toBeInTheDocument();
  };
  await press(button(w.addPlace));
  await expect.element(labelled(w.street).nth(1)).toHaveFocus();
  await write(labelled(w.street).nth(1), "Bondegatan 46");
  await write(labelled(w.city).nth(1), "Flen");
  await save();
  const other = page.getByRole("group", { name: w.place("Bondegatan 46, Flen") });
  await press(other.getByRole("button", { name: w.makePrimary }));
  await expect.element(other.getByText(w.primary)).toBeVisible();
  await expect.element(labelled(w.city).first()).toHaveValue("Flen");
  await save();
  expect(places()).toEqual([
    ["Flen", true],
    ["Stockholm", false],
  ]);
  await press(button(w.removeOne("Bondegatan 46, Flen")));
  await save();
  expect(places()).toEqual([["Stockholm", true]]);
});

test("the geocoder finds the door, says when it does not, and when it is away", async () => {
  const w = profileWords.sv;
  let geocoder: AnswerOf<Find>["geocoder"] = "not_found";
  const door = { latitude: 59.3126, longitude: 18.0858 };
  await openProfile("sv", (query) => {
    if (!query.has("address")) return findStockholm(query);
    return { data: { ...nowhere, towns: "one", geocoder, point: geocoder === "found" ? door : stockholm } };
  });
  await press(button(w.setPosition));
  const coordinates = labelled(w.coordinates);
  const find = button(w.find);
  await press(find);
  await expect.element(page.getByText(w.notFound)).toBeVisible();
  geocoder = "away";
  await press(find);
  await expect.element(page.getByText(w.away)).toBeVisible();
  await expect.element(coordinates).toHaveValue("");
  geocoder = "found";
  await pressByKeys(find);
  await expect.element(coordinates).toHaveValue("59.3126, 18.0858");
  await expect.element(page.getByText(w.away)).not.toBeInTheDocument();
});

test("the pin and a second address fit the narrowest phone", async () => {
  const w = profileWords.sv;
  await openProfile("sv");
  await press(button(w.setPosition));
  await expect.element(button(w.pin)).toBeVisible();
  await press(button(w.addPlace));
  await expect.element(labelled(w.street).nth(1)).toHaveFocus();
});

test("leaving with edits asks, also on the way to the preview", async () => {
  const w = profileWords.sv;
  await openProfile("sv");
  await write(labelled(w.description), "Inte sparat.");
  await press(page.getByRole("link", { name: w.seePage }));
  const question = page.getByRole("alertdialog", { name: w.leave });
  await press(question.getByRole("button", { name: w.stay }));
  await expect.element(labelled(w.description)).toHaveValue("Inte sparat.");
  await press(page.getByRole("link", { name: w.seePage }));
  await press(question.getByRole("button", { name: w.goOn }));
  expect(ledTo()).toEqual([expect.stringMatching(/preview/)]);
});

test("the profile is filled in by keyboard alone", async () => {
  const w = profileWords.sv;
  const server = await openProfile("sv");
  labelled(w.description).element().focus();
  await userEvent.keyboard("Med tangenterna.");
  for (const text of ["08-465 004 19", "hej@exempel.se", "Bondegatan 46", "116 38", "Stockholm"])
    await userEvent.keyboard(`{Tab}{Control>}a{/Control}${text}`);
  await press("{Tab}");
  await expect.element(button(w.setPosition)).toHaveFocus();
  await press("{Enter}");
  await expect.element(button(w.pin)).toBeVisible();
  await press("{Tab}");
  await expect.element(button(w.pin)).toHaveFocus();
  await press("{ArrowUp}");
  await expect.element(page.getByText(w.exact)).toBeVisible();
  await pressByKeys(button(w.save));
  await expect.element(page.getByText(w.unsaved)).not.toBeInTheDocument();
  expect(server.saves[0]?.body).toMatchObject({
    provider: { description: "Med tangenterna.", phone: "08-465 004 19", contact_email: "hej@exempel.se" },
    locations: [{ address: "Bondegatan 46", postal_code: "116 38", city: "Stockholm" }],
  });
});
