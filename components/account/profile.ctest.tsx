import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { answer } from "@/tests/support/components/answers";
import { Loaded } from "@/tests/support/components/Loaded";
import { choose, press, write } from "@/tests/support/components/press";
import { render } from "@/tests/support/components/render";
import { PasswordForm } from "./PasswordForm";
import { ProfileForm } from "./ProfileForm";
import { SessionList, type SessionRow } from "./SessionList";

/* A customer's own profile: the person, the password, and where one is signed in. */

const person = { email: "asa@example.se", fullName: "Åsa Berg", phone: null, locale: "sv" } as const;
const field = (label: string | RegExp) => page.getByLabelText(label, { exact: typeof label === "string" });
const button = (name: string | RegExp) => page.getByRole("button", { name, exact: typeof name === "string" });
const saved = page.getByText("Dina uppgifter är sparade");

const accepted = {
  data: {
    ...{ id: "5e0b4f5e-5a0c-4a36-9a1e-0d7b1f6c9a02", emailVerified: true, createdAt: "2031-01-01T09:00:00Z" },
    ...person,
  },
} as const;

async function open() {
  await render(
    <>
      <ProfileForm person={person} />
      <PasswordForm portal="customer" known={[person.email]} />
    </>,
    { language: "sv", path: "/customer/profile" },
  );
}

test("person and password are saved as typed, what is wrong is said at its field, and the message of one form is hidden when the next one is sent", async () => {
  const details = [{ path: "phone", message: "Skriv ett telefonnummer." }];
  answer("PATCH /customers/me", { code: "invalid_request", details });
  await open();
  await write(field("Namn"), " Åsa Öberg ");
  await write(field(/^Telefon/), "hemligt");
  await press(button("Spara"));
  await expect.element(field(/^Telefon/)).toHaveAttribute("aria-invalid", "true");
  await expect.element(field(/^Telefon/)).toHaveFocus();
  const sent = answer("PATCH /customers/me", accepted);
  await write(field(/^Telefon/), "070-174 06 30");
  await choose(field(/^Språk/), "en");
  await press(button("Spara"));
  expect(sent.map(({ body }) => body)).toEqual([
    { fullName: "Åsa Öberg", phone: "070-174 06 30", locale: "en" },
  ]);
  await expect.element(saved).toBeVisible();
  await expect.element(field(/^Telefon/)).not.toHaveAttribute("aria-invalid");

  answer("POST /customers/me/password", {
    code: "invalid_request",
    details: [{ path: "currentPassword", message: "Det är inte ditt lösenord." }],
  });
  await write(field("Nuvarande lösenord"), "alldeles fel");
  await write(field("Nytt lösenord"), "fyra blå båtar");
  await press(button("Byt lösenord"));
  // Far less than the five seconds that it would stay by itself.
  await expect.element(saved, { timeout: 2_000 }).not.toBeInTheDocument();
  await expect.element(field("Nuvarande lösenord")).toHaveAttribute("aria-invalid", "true");
  const changed = answer("POST /customers/me/password", { data: undefined });
  await write(field("Nuvarande lösenord"), "ledig-tid");
  await press(button("Byt lösenord"));
  expect(changed.map(({ body }) => body)).toEqual([
    { currentPassword: "ledig-tid", newPassword: "fyra blå båtar" },
  ]);
  await expect.element(page.getByText("Lösenordet är bytt")).toBeVisible();
  await expect.element(field("Nytt lösenord")).toHaveValue("");
});

test("a sign-in is ended where it is shown, the others all at once, and the list keeps the focus", async () => {
  const row = (last: number, isCurrent = false): SessionRow => ({
    id: `0b5f7c86-3f62-4c8e-9d0c-6a0f4c1f7b0${last}`,
    browser: "Firefox på Linux",
    lastSeen: `1${last} januari 10:07`,
    isCurrent,
  });
  const title = "Här är du inloggad";
  let sessions = [row(1, true), row(2), row(3)];
  const ended = answer("DELETE /auth/v1/sessions/{id}", ({ id }) => {
    sessions = sessions.filter((each) => each.id !== id);
    return { data: undefined };
  });
  answer("DELETE /auth/v1/sessions", () => {
    sessions = sessions.filter(({ isCurrent }) => isCurrent);
    return { data: undefined };
  });
  await render(
    <>
      <h2 id="sessions">{title}</h2>
      <Loaded read={() => ({ sessions })}>
        {(now) => <SessionList portal="customer" sessions={now.sessions} />}
      </Loaded>
    </>,
    { language: "sv", path: "/customer/profile" },
  );
  const list = page.getByRole("list", { name: title });
  const rows = () => list.getByRole("listitem").elements().length;
  await expect.element(list.getByRole("listitem").first()).toMatchTextContent("Här och nu");
  await press(button("Logga ut Firefox på Linux, senast 12 januari 10:07"));
  expect([rows(), ended.map(({ id }) => id)]).toEqual([2, [row(2).id]]);
  await expect.element(list).toHaveFocus();
  await press(button("Logga ut överallt annars"));
  expect(rows()).toBe(1);
  await expect.element(button("Logga ut överallt annars")).not.toBeInTheDocument();
  await expect.element(list).toHaveFocus();
});
