import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { localePath } from "@/lib/i18n/localePath";
import type { Locale } from "@/lib/i18n/locales";
import { sessionOf } from "@/tests/support/components/account";
import { answer } from "@/tests/support/components/answers";
import { inTurn } from "@/tests/support/components/inTurn";
import { press, write } from "@/tests/support/components/press";
import { render } from "@/tests/support/components/render";
import { ledTo } from "@/tests/support/components/router";
import { authWords } from "@/tests/support/pages/authWords";
import { AuthForms } from "./AuthForms";
import type { FormAction } from "./formState";

/* Signing in and registering: what is said, kept and where it leads. */

/** For browsers without JavaScript alone. */
const action: FormAction = async (before) => before;
const actions = { signIn: action, register: action };

const email = "kajsa@exempel.se";
const field = (label: string) => page.getByLabelText(label, { exact: true });
const button = (name: string) => page.getByRole("button", { name, exact: true });
const toast = page.getByRole("listitem");

async function open(language: Locale, mode: "login" | "register" = "login", redirectTo?: string) {
  await render(<AuthForms portal="customer" mode={mode} redirectTo={redirectTo} actions={actions} />, {
    language,
    path: "/customer/auth",
  });
}

async function signIn(language: Locale, password = "fyra blå båtar seglar") {
  const w = authWords[language];
  await write(field(w.email), email);
  await write(field(w.password), password);
  await press(button(w.signIn));
}

describe.each(inTurn(["the forms of an account"]))("$row in $language", ({ language }) => {
  const w = authWords[language];

  test("a sign-in that fails says so and loses nothing", async () => {
    answer("POST /auth/v1/login", { code: "invalid_credentials" });
    await open(language);
    await signIn(language, "fel lösenord");
    await expect.element(page.getByRole("main").getByText(w.wrong)).toBeVisible();
    await expect
      .element(toast.filter({ hasText: w.wrong }).getByText(w.error, { exact: true }))
      .toBeVisible();
    await expect.element(field(w.email)).toHaveValue(email);
    await expect.element(field(w.password)).toHaveValue("fel lösenord");

    answer("POST /auth/v1/login", "lost");
    await press(button(w.signIn));
    await expect.element(page.getByRole("main").getByText(w.offline, { exact: false })).toBeVisible();
    await expect.element(page.getByRole("main").getByText(w.wrong)).not.toBeInTheDocument();
    expect(ledTo()).toEqual([]);

    const sent = answer("POST /auth/v1/login", { data: sessionOf(email) });
    await press(button(w.signIn));
    expect(sent.map(({ body }) => body)).toEqual([{ email, password: "fel lösenord", role: "customer" }]);
    expect(ledTo()).toEqual([`leave ${localePath(language, "/customer")}`]);
  });

  test("an account of the other portal is told the way there", async () => {
    answer("POST /auth/v1/login", { code: "wrong_role_provider" });
    await open(language);
    await signIn(language);
    await expect
      .element(page.getByRole("main").getByRole("link", { name: /företag|business/i }))
      .toHaveAttribute("href", localePath(language, "/provider/auth"));
  });

  test("too many tries lead to a new password", async () => {
    answer("POST /auth/v1/login", { code: "too_many_requests" });
    await open(language);
    await signIn(language);
    await expect
      .element(page.getByRole("main").getByRole("link", { name: /nytt lösenord|new password/i }))
      .toHaveAttribute("href", localePath(language, "/customer/auth/forgot"));
  });

  test("what is missing is said at its field, the first of which has the focus", async () => {
    const sent = answer("POST /auth/v1/register/customer", { code: "unavailable" });
    await open(language, "register");
    await press(button(w.register));
    expect(sent).toEqual([]);
    await expect.element(field(w.name)).toHaveFocus();
    await expect.element(field(w.name)).toHaveAccessibleDescription(w.required);
    await expect.element(field(w.email)).toHaveAttribute("aria-invalid", "true");
  });

  test("a new password is rated while it is typed", async () => {
    const status = page.getByRole("main").getByRole("status");
    await open(language, "register");
    await write(field(w.name), "Kajsa Åström");
    await write(field(w.email), email);
    await expect.element(status).toBeEmptyDOMElement();
    for (const [typed, said] of [
      ["kort", /^(För kort|Too short)/],
      ["fotbollar", /^(Lätt att gissa\. Lägg|Easy to guess\. Add)/],
      [
        "kajsa.astrom85",
        /^(Lätt att gissa: det är gjort av ditt namn|Easy to guess: it is made of your name)/,
      ],
      ["fyra blå båtar seglar", /^(Starkt|Strong)/],
    ] as const) {
      await write(field(w.password), typed);
      await expect.element(status.getByText(said)).toBeVisible();
    }

    // It advises; what is refused is said by the server, at the field.
    const message = "Lösenordet är lätt att gissa.";
    answer("POST /auth/v1/register/customer", {
      code: "invalid_request",
      details: [{ path: "password", message }],
    });
    await press(button(w.register));
    await expect.element(field(w.password)).toHaveFocus();
    await expect.element(field(w.password)).toHaveAccessibleDescription(new RegExp(message));

    const { user } = sessionOf(email);
    if (user === null) throw new Error("Nobody");
    answer("POST /auth/v1/register/customer", { data: { user } });
    await press(button(w.register));
    expect(ledTo()).toEqual([`replace ${localePath(language, "/customer/auth")}?notice=registered`]);
    // That page says it, and nothing over it once more.
    await expect.element(toast.filter({ hasText: w.created })).not.toBeInTheDocument();
  });

  test("what was typed is kept when registering and signing in are switched between", async () => {
    const form = (mode: "login" | "register") => (
      <AuthForms portal="customer" mode={mode} redirectTo={undefined} actions={actions} />
    );
    const { show } = await render(form("register"), { language, path: "/customer/auth" });
    await write(field(w.name), "Kajsa Åström");
    await write(field(w.email), email);
    await show(form("login"));
    await expect.element(field(w.email)).toHaveValue(email);
    await show(form("register"));
    await expect.element(field(w.name)).toHaveValue("Kajsa Åström");
    await expect.element(field(w.email)).toHaveValue(email);
  });
});

describe("signing in leads", () => {
  test.each([
    ["/customer/about?x=1", "/customer/about?x=1"],
    ["//evil.example", "/customer"],
    ["/\\evil.example", "/customer"],
    ["/\t/evil.example", "/customer"],
    ["https://evil.example/x", "/customer"],
    ["javascript:alert(1)", "/customer"],
  ])("from %s to %s", async (redirectTo, to) => {
    answer("POST /auth/v1/login", { data: sessionOf(email) });
    await open("sv", "login", redirectTo);
    await signIn("sv");
    expect(ledTo()).toEqual([`leave ${to}`]);
  });
});
