import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { messagesFor } from "@/lib/i18n/messages";
import { answer } from "@/tests/support/components/answers";
import { inTurn } from "@/tests/support/components/inTurn";
import { press, write } from "@/tests/support/components/press";
import { render } from "@/tests/support/components/render";
import { ContactForm } from "./ContactForm";
import type { ContactState } from "./contactState";

/** For browsers without JavaScript alone. */
const action = async (before: ContactState) => before;

const words = {
  sv: {
    again: "Skriv ett till",
    name: "Namn",
    email: "E-post",
    message: "Meddelande",
    send: "Skicka",
    wrong: /Något fält behöver rättas/,
    failed: /Meddelandet kom inte fram/,
    sent: "Tack, vi har ditt meddelande",
  },
  en: {
    again: "Write another",
    name: "Name",
    email: "Email",
    message: "Message",
    send: "Send",
    wrong: /field needs correcting/,
    failed: /did not get through/,
    sent: "Thank you, we have your message",
  },
} as const;

describe.each(inTurn(["a message to us"]))("$row in $language", ({ language }) => {
  const w = words[language];
  const field = (label: string) => page.getByRole("textbox", { name: label, exact: true });
  const send = page.getByRole("button", { name: w.send, exact: true });

  async function open() {
    const texts = messagesFor(language).pages.contact;
    await render(
      <ContactForm action={action} portal="customer" locale={language} texts={texts} again={w.again} />,
      { language, path: "/customer/contact" },
    );
  }

  test("says what is missing, keeps what was typed, and is seen to be sent", async () => {
    const sent = answer("POST /contact/v1/messages", { data: { accepted: true } });
    await open();
    await write(field(w.name), "Anna Ek");
    await write(field(w.email), "anna");
    await press(send);
    await expect.element(page.getByRole("alert").getByText(w.wrong)).toBeVisible();
    await expect.element(field(w.name)).toHaveValue("Anna Ek");
    await expect.element(field(w.email)).toHaveAttribute("aria-invalid", "true");
    await expect.element(field(w.message)).toHaveAttribute("aria-invalid", "true");
    expect(sent).toEqual([]);

    await write(field(w.email), "anna@exempel.se");
    await write(field(w.message), "Hej, jag undrar över en bokning.");
    const sentAt = performance.now();
    await press(send);
    await expect.element(page.getByRole("status").filter({ hasText: w.sent })).toHaveFocus();
    expect(performance.now() - sentAt).toBeGreaterThanOrEqual(800);
    await expect.element(page.getByText(/anna@exempel\.se/)).toBeVisible();
    expect(sent.map(({ body }) => body)).toEqual([
      {
        name: "Anna Ek",
        email: "anna@exempel.se",
        message: "Hej, jag undrar över en bokning.",
        portal: "customer",
      },
    ]);
  });

  test("that got no answer can be sent again as it was typed", async () => {
    answer("POST /contact/v1/messages", "lost");
    await open();
    await write(field(w.name), "Anna Ek");
    await write(field(w.email), "anna@exempel.se");
    await write(field(w.message), "Hej, en fråga om min tid.");
    await press(send);
    await expect.element(page.getByRole("alert").getByText(w.failed)).toBeVisible();
    await expect.element(field(w.message)).toHaveValue("Hej, en fråga om min tid.");
    answer("POST /contact/v1/messages", { data: { accepted: true } });
    await press(send);
    await expect.element(page.getByRole("status").filter({ hasText: w.sent })).toBeVisible();
  });
});
