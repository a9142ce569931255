import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { answer } from "@/tests/support/components/answers";
import { press } from "@/tests/support/components/press";
import { render } from "@/tests/support/components/render";
import { ledTo } from "@/tests/support/components/router";
import { type LinkAction, LinkForm } from "./LinkForm";

/** For browsers without JavaScript alone. */
const action: LinkAction = async (before) => before;
const bookingId = "0b5f7c86-3f62-4c8e-9d0c-6a0f4c1f7b01";
const texts = { label: "Mejla mig en ny länk", workingLabel: "Skickar", noAnswer: "Vi fick inget svar." };

test("a link that cannot be mailed is said beside its button, which can be pressed again", async () => {
  const ask = page.getByRole("button", { name: texts.label });
  await render(
    <LinkForm action={action} bookingId={bookingId} isRenewal={false} variant="solid" {...texts} />,
    { language: "sv", path: `/customer/bookings/${bookingId}` },
  );
  answer("POST /customers/me/bookings/{id}/link", "lost");
  await press(ask);
  await expect.element(page.getByRole("alert")).toHaveFocus();
  await expect.element(page.getByRole("alert")).toHaveTextContent(texts.noAnswer);
  expect(ledTo()).toEqual([]);
  const sent = answer("POST /customers/me/bookings/{id}/link", { data: { accepted: true } });
  await press(ask);
  expect(sent.map(({ body }) => body)).toEqual([{ replace: false }]);
  expect(ledTo()).toEqual([`push /customer/bookings/${bookingId}?link=sent`]);
});
