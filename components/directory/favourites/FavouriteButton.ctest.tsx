import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { hintedSession, noSession, sessionOf } from "@/tests/support/components/account";
import { answer, holdAnswer } from "@/tests/support/components/answers";
import { press } from "@/tests/support/components/press";
import { render } from "@/tests/support/components/render";
import { FavouriteButton } from "./FavouriteButton";

const provider = { id: "6e0b4f5e-5a0c-4a36-9a1e-0d7b1f6c9a01", companyName: "Salong Norr" };
const heart = page.getByRole("button", { name: "Spara Salong Norr" });
const onDevice = () => localStorage.getItem("stund:favourites");

async function open() {
  await render(<FavouriteButton provider={provider} />, { language: "sv", path: "/customer/providers" });
}

const isKept = (kept: boolean) => expect.element(heart).toHaveAttribute("aria-pressed", String(kept));

describe("the heart of a business", () => {
  test("keeps it on the device of a guest, and lets it go", async () => {
    await noSession("customer");
    await open();
    await isKept(false);
    await press(heart);
    await isKept(true);
    expect(onDevice()).toBe(JSON.stringify([provider.id]));
    await press(heart);
    await isKept(false);
    expect(onDevice()).toBeNull();
  });

  test("keeps it on an account, one call at a time", async () => {
    const first = holdAnswer();
    await hintedSession("customer");
    answer("GET /auth/v1/session", { data: sessionOf("kajsa@exempel.se") });
    answer("GET /customers/me/favourites", { data: [] });
    const kept = answer("PUT /customers/me/favourites/{id}", async () => {
      await first.released();
      return { data: undefined };
    });
    const letGo = answer("DELETE /customers/me/favourites/{id}", { data: undefined });
    await open();
    await press(heart);
    await isKept(true);
    await press(heart);
    await isKept(false);
    expect([kept.length, letGo.length]).toEqual([1, 0]);
    first.release();
    await expect.poll(() => letGo.length).toBe(1);
    await isKept(false);
    expect(onDevice()).toBeNull();
  });

  test("that the server refuses is said, and not shown as kept", async () => {
    await hintedSession("customer");
    answer("GET /auth/v1/session", { data: sessionOf("kajsa@exempel.se") });
    answer("GET /customers/me/favourites", { data: [] });
    answer("PUT /customers/me/favourites/{id}", "lost");
    await open();
    await press(heart);
    await expect.element(page.getByText("Det gick inte att spara")).toBeVisible();
    await isKept(false);
  });
});
