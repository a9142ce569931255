import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { tellPosition } from "@/tests/support/components/position";
import { press, pressByKeys, settled } from "@/tests/support/components/press";
import { render } from "@/tests/support/components/render";
import { ledTo } from "@/tests/support/components/router";
import { KeepFresh } from "./KeepFresh";
import { NearMeLink } from "./NearMeLink";

/* What the home page does by itself, and by a press. */

const home = { language: "sv", path: "/customer" } as const;

test("a page that is out of date is loaded again at once, and whenever it is looked at again; a recent one is not", async () => {
  const { show } = await render(<KeepFresh madeAt={Date.now() - 50_000} />, home);
  document.dispatchEvent(new Event("visibilitychange"));
  await settled();
  expect(ledTo()).toEqual([]);
  await show(<KeepFresh key="old" madeAt={Date.now() - 61_000} />);
  expect(ledTo()).toEqual(["refresh"]);
  document.dispatchEvent(new Event("visibilitychange"));
  await settled();
  // Asked for once in a minute.
  expect(ledTo()).toEqual(["refresh"]);
});

test("near me says when the browser does not share its place, else leads to the page of it, by keyboard alone", async () => {
  const texts = {
    ...{ use: "Nära mig", locating: "Söker", denied: "Webbläsaren delar inte din plats.", within: "{km}" },
    ...{ timeout: "Det tog för lång tid.", unavailable: "Vi vet inte var du är.", radius: "Avstånd" },
  };
  await render(
    <div className="on-board p-4">
      <NearMeLink base="/customer/near" texts={texts} />
    </div>,
    home,
  );
  const near = page.getByRole("button", { name: texts.use });
  await pressByKeys(near);
  await expect.element(page.getByText(texts.denied)).toBeVisible();
  const hide = tellPosition({ latitude: 59.332_61, longitude: 18.064_92 });
  await press(near);
  hide();
  expect(ledTo()).toEqual(["push /customer/near?lat=59.333&lng=18.065"]);
});
