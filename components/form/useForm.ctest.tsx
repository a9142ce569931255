import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { callApi } from "@/lib/api/client";
import { Link } from "@/lib/i18n/navigation";
import { answer, holdAnswer } from "@/tests/support/components/answers";
import { press, pressByKeys, settled, write } from "@/tests/support/components/press";
import { leave, render } from "@/tests/support/components/render";
import { ledTo } from "@/tests/support/components/router";
import { Button } from "../ui/actions/Button";
import { Field } from "../ui/inputs/Field";
import { TextInput } from "../ui/inputs/TextInput";
import { Form } from "./Form";
import { FormProblem } from "./FormProblem";
import { useForm } from "./useForm";

/* The mechanism of all forms (ADR 20), in a form with two fields, of which one may not be empty. */

const words = {
  name: "Namn",
  text: "Meddelande",
  save: "Skicka",
  away: "Bort",
  title: "Skriv till oss",
  short: "Skriv ett namn.",
};
const offline = /^Vi fick inget svar/;
const restored = "Ändringarna du inte hann spara finns kvar här.";
const call = "POST /contact/v1/messages";

type Values = { name: string; message: string };
type Given = { initial?: Values; owner?: string; onSaved?: (values: Values) => void };

const maja = { name: "Maja", message: "" };

function Message({ initial = maja, owner = "ek@example.se", onSaved }: Given) {
  const form = useForm({
    initial,
    portal: "provider",
    keep: { name: "message", owner },
    check: ({ name }): Record<string, string> => (name.trim() === "" ? { name: words.short } : {}),
    send: ({ name, message }, locale) =>
      callApi(call, { body: { name, message, email: "maja@example.se" }, locale }),
    onSaved: (_, values) => onSaved?.(values),
  });
  return (
    <Form form={form} aria-label={words.title}>
      <h2>{words.title}</h2>
      <Field label={words.name} error={form.problems.name}>
        <TextInput {...form.fieldProps("name")} />
      </Field>
      <Field label={words.text} error={form.problems.message}>
        <TextInput {...form.fieldProps("message")} />
      </Field>
      <FormProblem message={form.message} />
      {form.isDirty ? (
        <Button type="submit" loading={form.isBusy}>
          {words.save}
        </Button>
      ) : null}
      <Link href="/provider/clients" className="inline-block min-h-11">
        {words.away}
      </Link>
    </Form>
  );
}

const [name, text] = [page.getByLabelText(words.name), page.getByLabelText(words.text)];
const save = page.getByRole("button", { name: words.save });
const question = page.getByRole("alertdialog", { name: "Lämna utan att spara?" });
const greeting = "Hej, en fråga om min tid.";
const open = (given: Given = {}) =>
  render(<Message {...given} />, { language: "sv", path: "/provider/clients/new?from=day" });
const sends = () => answer(call, { data: { accepted: true } });

test("a form that is sent again meanwhile, by two presses at once or by Enter, makes one call", async () => {
  const answered = holdAnswer();
  const sent = answer(call, async () => {
    await answered.released();
    return { data: { accepted: true } };
  });
  const saved: Values[] = [];
  await open({ onSaved: (values) => saved.push(values) });
  await write(text, greeting);
  // Twice before React has rendered the first, as two quick presses do.
  const form = page.getByRole("form", { name: words.title }).element();
  if (form instanceof HTMLFormElement) for (const _ of [1, 2]) form.requestSubmit();
  await write(text, greeting, "{Enter}");
  answered.release();
  await settled();
  await expect.element(save).not.toBeInTheDocument();
  expect(sent.map(({ body, headers }) => [body.message, headers.get("Accept-Language")])).toEqual([
    [greeting, "sv"],
  ]);
  expect(saved).toEqual([{ name: "Maja", message: greeting }]);
});

test("what is typed while the call is under way stays unsaved", async () => {
  const answered = holdAnswer();
  answer(call, async () => {
    await answered.released();
    return { data: { accepted: true } };
  });
  await open();
  await write(text, greeting, "{Enter}");
  await write(text, `${greeting} Tack!`);
  answered.release();
  await settled();
  await expect.element(text).toHaveValue(`${greeting} Tack!`);
  await expect.element(save).toBeEnabled();
});

test("a problem found before sending is said at its field, which has the focus, and nothing is sent", async () => {
  const sent = sends();
  await open();
  await write(name, " ");
  await press(save);
  await expect.element(name).toHaveFocus();
  await expect.element(name).toHaveAccessibleDescription(words.short);
  await expect.element(name).toHaveAttribute("aria-invalid", "true");
  expect(sent).toEqual([]);
  await write(text, greeting);
  await expect.element(name).toHaveAccessibleDescription(words.short);
  await write(name, "Ali");
  await expect.element(page.getByText(words.short)).not.toBeInTheDocument();
});

test("what the server refuses is said at its field, and what belongs to none above the button", async () => {
  await open();
  sends();
  await write(text, "");
  await write(name, "Ali");
  await press(save);
  await expect.element(text).toHaveFocus();
  await expect.element(text).toHaveAccessibleDescription("Fyll i det här fältet.");
  await expect.element(page.getByRole("alert")).not.toBeInTheDocument();
  await write(text, greeting);
  answer(call, { code: "too_many_requests" });
  await pressByKeys(save);
  await expect.element(page.getByText(/^Det blev för många försök/)).toBeVisible();
  // Nothing to correct: the next press tries again.
  await expect.element(save).toHaveFocus();
});

test("a connection that breaks off keeps what was typed, and the next try goes on", async () => {
  answer(call, "lost");
  await open();
  await write(text, greeting);
  await press(save);
  await expect.element(page.getByText(offline)).toBeVisible();
  await expect.element(text).toHaveValue(greeting);
  sends();
  await press(save);
  await expect.element(page.getByText(offline)).not.toBeInTheDocument();
  await expect.element(save).not.toBeInTheDocument();
});

test("the heading has the focus when the button that had it is gone with the last edit", async () => {
  sends();
  await open();
  await write(text, greeting);
  await pressByKeys(save);
  await expect.element(page.getByRole("heading", { name: words.title })).toHaveFocus();
});

test("an edit that is undone by hand asks nothing, one that stays asks by links and by the closed tab", async () => {
  await open();
  const closes = () => {
    const closing = new Event("beforeunload", { cancelable: true });
    window.dispatchEvent(closing);
    return closing.defaultPrevented;
  };
  await write(text, greeting);
  expect(closes()).toBe(true);
  await press(page.getByRole("link", { name: words.away }));
  await expect.element(question.getByRole("button", { name: "Fortsätt redigera" })).toHaveFocus();
  await press("{Escape}");
  expect(ledTo()).toEqual([]);
  // In a tab of its own the page stays.
  page
    .getByRole("link", { name: words.away })
    .element()
    .addEventListener("click", (event) => event.preventDefault(), { once: true });
  await page.getByRole("link", { name: words.away }).click({ modifiers: ["Control"] });
  await expect.element(question).not.toBeInTheDocument();
  await write(text, "");
  expect(closes()).toBe(false);
  await press(page.getByRole("link", { name: words.away }));
  expect(ledTo()).toEqual(["push /provider/clients"]);
});

test("after the session ended it leads to signing in and back, and is restored once, for the same person alone", async () => {
  answer(call, { code: "not_signed_in" });
  await open();
  await write(text, greeting);
  await press(save);
  expect(ledTo()).toEqual([
    `leave /provider/auth?${new URLSearchParams({
      redirectTo: "/provider/clients/new?from=day",
      notice: "session-ended-kept",
    })}`,
  ]);
  await leave();
  await open();
  await expect.element(page.getByText(restored)).toBeVisible();
  await expect.element(text).toHaveValue(greeting);
  await press(page.getByRole("button", { name: "Ångra ändringarna" }));
  await expect.element(text).toHaveValue("");
  await expect.element(page.getByText(restored)).not.toBeInTheDocument();

  await write(text, greeting);
  await press(save);
  await leave();
  await open({ owner: "other@example.se" });
  await expect.element(text).toHaveValue("");
  await leave();
  await open();
  await expect.element(text).toHaveValue("");
});

test("newer values of the page are taken over while nothing is unsaved, and never over an edit", async () => {
  const { show } = await open();
  await show(<Message initial={{ name: "Ali", message: "" }} />);
  await expect.element(name).toHaveValue("Ali");
  await write(text, greeting);
  await show(<Message initial={{ name: "Sara", message: "" }} />);
  await expect.element(name).toHaveValue("Ali");
  await expect.element(text).toHaveValue(greeting);
});
