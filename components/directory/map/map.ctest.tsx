import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { HOME_TIME_ZONE } from "@/lib/time/zone";
import { press, pressByKeys } from "@/tests/support/components/press";
import { render } from "@/tests/support/components/render";
import type { ListPlace } from "./listPlaces";
import { MappedCards } from "./MappedCards";
import { MapToggle } from "./MapToggle";

/* The map beside a list: pins and cards lead to each other. */

const idOf = (number: number) => `6e0b4f5e-5a0c-4a36-9a1e-0d7b1f6c9a0${number}`;
const nameOf = (number: number) => ["Salong Norr", "Salong Ek", "Handen på axeln"][number - 1] ?? "";

function place(number: number, changes: Partial<ListPlace> = {}): ListPlace {
  return {
    ...{ id: idOf(number), number, name: nameOf(number), address: "Götgatan 1, Stockholm" },
    ...{ latitude: 59.3 + number / 50, longitude: 18 + number / 50, embed: null, ...changes },
  };
}

const businessOf = (number: number) => ({
  ...{ id: idOf(number), slug: `salong-${number}`, companyName: nameOf(number), address: "Götgatan 1" },
  ...{ city: "Stockholm", phone: null, latitude: null, longitude: null, profileImageUrl: null },
  ...{ averageRating: 4, reviewCount: 12, bookingCount: 40, isOnboarded: true, isVerified: true },
  timeZone: HOME_TIME_ZONE,
});

async function open(places: ListPlace[], screen: "desktop" | "phone" = "desktop") {
  const cards = [1, 2, 3].map((number) => ({
    id: idOf(number),
    business: businessOf(number),
    card: (
      <article className="h-96">
        <h2>
          <a href={`/customer/providers/salong-${number}`}>{nameOf(number)}</a>
        </h2>
      </article>
    ),
  }));
  await render(
    <>
      <MapToggle showLabel="Karta" hideLabel="Dölj kartan" />
      <MappedCards label="Träffar" places={places} cards={cards} />
    </>,
    { language: "sv", path: "/customer/providers", screen },
  );
}

const map = page.getByRole("region", { name: "Karta över träffarna" });
const pin = (number: number) => map.getByRole("link", { name: `${number} ${nameOf(number)}` });
const placed = (number: number) =>
  page
    .getByRole("listitem")
    .filter({ has: page.getByRole("article") })
    .nth(number - 1);
const name = (number: number) => placed(number).getByRole("heading").getByRole("link");

describe("a pin", () => {
  test("marks its card and leads to it by keyboard, and the number on the card leads back", async () => {
    await open([place(1), place(2), place(3)]);
    const address = window.location.href;
    await pressByKeys(pin(3));
    await expect.element(name(3)).toHaveFocus();
    await expect.element(name(3)).toBeInViewport();
    await expect.element(placed(3)).toHaveAttribute("data-lit");
    await expect.element(pin(3)).toHaveAttribute("data-lit");
    await expect.element(pin(1)).not.toHaveAttribute("data-lit");
    await press(placed(1).getByRole("link", { name: /1/ }).last());
    await expect.element(pin(1)).toHaveFocus();
    await expect.element(pin(1)).toBeInViewport({ ratio: 1 });
    expect(window.location.href).toBe(address);
  });

  test("of several places at once names them, is closed by Escape, and leads to each", async () => {
    const point = { latitude: 59.33, longitude: 18.06 };
    await open([place(1, point), place(2, point)]);
    await expect.element(map.getByText(/^Ett företag i listan har ingen exakt plats/)).toBeVisible();
    const several = document.querySelector("details[data-pin] summary");
    const summary = page.elementLocator(several ?? document.body);
    await expect.element(summary).toMatchTextContent("1 +1 Salong Norr och 1 till");
    await pressByKeys(summary);
    await press("{Escape}");
    await expect.element(summary).toHaveFocus();
    await expect.element(pin(2)).not.toBeInTheDocument();
    await press(summary);
    await press(pin(2));
    await expect.element(name(2)).toHaveFocus();
    // And back: the pin opens at the place.
    await press(placed(2).getByRole("link", { name: /2/ }).last());
    await expect.element(pin(2)).toHaveFocus();
  });

  test("of a place that another host has a map of offers that map once it is pressed", async () => {
    const embed = "https://maps.example/embed?q=1";
    await open([place(1, { embed }), place(2, { embed }), place(3)]);
    const show = map.getByRole("button", { name: "Visa karta från Google" });
    await expect.element(show).not.toBeInTheDocument();
    await press(pin(2));
    await expect.element(show).toBeVisible();
    expect(document.querySelector("iframe")).toBeNull();
    await press(pin(3));
    await expect.element(show).not.toBeInTheDocument();
  });
});

test("on a phone the map is shown when it is asked for, which the address keeps", async () => {
  await open([place(1), place(2), place(3)], "phone");
  await expect.element(map).not.toBeInTheDocument();
  await press(page.getByRole("button", { name: "Karta", exact: true }));
  expect(window.location.search).toBe("?map=1");
  await expect.element(map).toBeVisible();
});
