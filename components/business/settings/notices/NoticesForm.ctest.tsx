import { expect, test } from "vitest";
import { page } from "vitest/browser";
import type { OwnNoticeSettings } from "@/lib/bookings/notices/schemas";
import { answer } from "@/tests/support/components/answers";
import { pressByKeys } from "@/tests/support/components/press";
import { render } from "@/tests/support/components/render";
import { NoticesForm } from "./NoticesForm";

test("a member chooses what they are told, by keyboard alone, and keeps it when a save fails", async () => {
  const choice = { by_mail: true, in_page: true };
  const stored: OwnNoticeSettings = {
    scope: "own",
    booked: choice,
    moved: choice,
    cancelled: choice,
    morning_mail: "never",
    can_choose_scope: false,
    is_contact: false,
  };
  const addresses = { email: "vera@example.se", businessEmail: "ek@example.se" };
  await render(<NoticesForm stored={stored} hasColleagues {...addresses} />, {
    language: "sv",
    path: "/provider/settings/notices",
    screen: "phone",
  });
  let isLost = true;
  const saves = answer("PUT /providers/me/notice-settings", ({ body }) =>
    isLost ? "lost" : { data: { ...stored, ...body } },
  );
  await expect.element(page.getByRole("radio", { name: "Hela företagets" })).not.toBeInTheDocument();
  const byMail = page
    .getByRole("group", { name: "Flyttade tider" })
    .getByRole("checkbox", { name: "E-post" });
  await expect.element(byMail).toBeChecked();
  await pressByKeys(byMail, "{ }");
  await pressByKeys(page.getByRole("radio", { name: "Nej tack" }), "{ArrowDown}");
  const save = page.getByRole("button", { name: "Spara" });
  await pressByKeys(save);
  await expect.element(page.getByText(/^Vi fick inget svar/)).toBeVisible();
  isLost = false;
  await pressByKeys(save);
  await expect.element(page.getByText("Sparat")).toBeVisible();
  await expect.element(byMail).not.toBeChecked();
  expect(saves.at(-1)?.body).toEqual({
    ...{ scope: "own", booked: choice, cancelled: choice, morning_mail: "booked" },
    moved: { by_mail: false, in_page: true },
  });
});
