import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { noSession, sessionOf } from "@/tests/support/components/account";
import { answer, type Reply } from "@/tests/support/components/answers";
import { press, settled } from "@/tests/support/components/press";
import { render } from "@/tests/support/components/render";
import { ledTo } from "@/tests/support/components/router";
import { LiveRefresh } from "./LiveRefresh";

type Session = "GET /auth/v1/session";

const lost = /^Ingen kontakt just nu/;

async function openPage(reply: () => Reply<Session>) {
  await noSession("provider");
  answer("GET /auth/v1/session", reply);
  const path = "/provider/bookings?view=month";
  await render(<LiveRefresh readAt="10:07" />, { language: "sv", path, screen: "phone" });
}

const update = () => press(page.getByRole("button", { name: "Uppdatera" }));

test("without a connection the page stays and says so, and updates itself afterwards", async () => {
  let isAway = true;
  await openPage(() => (isAway ? "lost" : { data: sessionOf("ek@example.se", "provider") }));
  await update();
  await expect.element(page.getByText(lost)).toBeVisible();
  expect(ledTo()).toEqual([]);
  isAway = false;
  window.dispatchEvent(new Event("online"));
  await settled();
  await expect.element(page.getByText(lost)).not.toBeInTheDocument();
  expect(ledTo()).toEqual(["refresh"]);
});

test("a session that ended in another tab leads to the sign-in form, and back", async () => {
  await openPage(() => ({ data: { session: null, user: null } }));
  await update();
  const [way = ""] = ledTo();
  expect(way).toMatch(/^leave \/provider\/auth\?/);
  expect(new URL(way.replace(/^leave /, ""), window.location.origin).searchParams.get("redirectTo")).toBe(
    "/provider/bookings?view=month",
  );
});
