import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import type { Access } from "@/lib/providers/members/schemas";
import { HOME_TIME_ZONE } from "@/lib/time/zone";
import { answer, type Failure } from "@/tests/support/components/answers";
import { ownPassword, wrongPassword } from "@/tests/support/components/business/peopleServer";
import { inTurn } from "@/tests/support/components/inTurn";
import { Loaded } from "@/tests/support/components/Loaded";
import { press, pressByKeys, write } from "@/tests/support/components/press";
import { render } from "@/tests/support/components/render";
import { settingsWords } from "@/tests/support/words/settings";
import { SignInAccess } from "./SignInAccess";

/* The sign-ins of a business: inviting somebody, and who becomes an owner or stops being one. */

const words = {
  sv: {
    invite: "Bjud in Tea",
    email: "E-post",
    member: /^Medarbetare/,
    owner: /^Ägare/,
    password: "Ditt lösenord",
    required: "Fyll i det här fältet.",
    waiting: "Väntar på svar",
    makeOwner: "Gör till ägare: Vera",
    makeMember: "Gör till medarbetare: Amir",
    confirmMember: "Gör till medarbetare",
    end: (name: string) => `Avsluta inloggningen för ${name}`,
    confirmEnd: "Avsluta",
    ended: "Inloggningen är avslutad",
    withdraw: "Dra tillbaka inbjudan till Tea",
    none: "Ingen inloggning",
  },
  en: {
    invite: "Invite Tea",
    email: "Email",
    member: /^Member/,
    owner: /^Owner/,
    password: "Your password",
    required: "Fill in this field.",
    waiting: "Waiting for an answer",
    makeOwner: "Make owner: Vera",
    makeMember: "Make member: Amir",
    confirmMember: "Make member",
    end: (name: string) => `End the sign-in of ${name}`,
    confirmEnd: "End",
    ended: "The sign-in is ended",
    withdraw: "Withdraw the invitation to Tea",
    none: "No sign-in",
  },
} as const;

type Role = "owner" | "member";

/** Who can sign in, and a server that asks for the password where somebody becomes an owner or stops being one. */
class AccessServer {
  everybody: readonly Access[];
  #next: Failure | undefined;

  constructor(everybody: Access[]) {
    this.everybody = everybody;
    answer("POST /providers/me/invitations", ({ body }) =>
      this.#changing(body.role === "owner", body.password, ({ staff }) => ({
        ...accessOf(staff?.name ?? ""),
        staff,
        ...(staff?.id === body.staff_id ? { invitation: invitationTo(body.email, body.role) } : {}),
      })),
    );
    answer("PATCH /providers/me/access/{id}", ({ id, body }) =>
      this.#changing(true, body.password, (each) =>
        each.member?.id === id ? { ...each, member: { ...each.member, role: body.role } } : each,
      ),
    );
    answer("DELETE /providers/me/access/{id}", ({ id, body }) => {
      const isOwner = this.everybody.some(({ member }) => member?.id === id && member.role === "owner");
      const done = this.#changing(isOwner, body?.password, (each) =>
        each.member?.id === id ? { ...each, member: null } : each,
      );
      return done === "lost" || "code" in done ? done : { data: undefined };
    });
    answer("DELETE /providers/me/invitations/{id}", ({ id }) => {
      this.everybody = this.everybody.map((each) =>
        each.invitation?.id === id ? { ...each, invitation: null } : each,
      );
      return { data: undefined };
    });
  }

  failOnce(failure: Failure): void {
    this.#next = failure;
  }

  read = () => ({ everybody: this.everybody });

  #changing(
    isProofNeeded: boolean,
    password: string | undefined,
    change: (each: Access) => Access,
  ): Failure | { data: Access[] } {
    const next = this.#next;
    this.#next = undefined;
    if (next !== undefined) return next;
    if (isProofNeeded && password !== ownPassword) return wrongPassword;
    this.everybody = this.everybody.map(change);
    return { data: [...this.everybody] };
  }
}

const accessOf = (name: string, role?: Role): Access => ({
  staff: { id: crypto.randomUUID(), name },
  member:
    role === undefined
      ? null
      : {
          id: crypto.randomUUID(),
          email: `${name}@example.se`,
          role,
          since: new Date().toISOString(),
          is_you: false,
          is_only_owner: false,
        },
  invitation: null,
});

const invitationTo = (email: string, role: Role): Access["invitation"] => ({
  id: crypto.randomUUID(),
  email,
  role,
  sent_at: new Date().toISOString(),
  expires_at: new Date(Date.now() + 7 * 86_400_000).toISOString(),
  is_expired: false,
});

describe.each(inTurn(["the sign-ins"]))("$row in $language", ({ language }) => {
  const w = { ...settingsWords[language], ...words[language] };
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  const dialog = page.getByRole("dialog");
  const secret = dialog.getByLabelText(w.password, { exact: true });
  const email = dialog.getByLabelText(w.email, { exact: true });
  const question = page.getByRole("alertdialog", { name: w.leave });

  async function open(everybody: Access[], canInvite = true) {
    const server = new AccessServer(everybody);
    await render(
      <Loaded read={server.read}>
        {(now) => (
          <ul>
            {now.everybody.map((access) => (
              <li key={access.staff?.id}>
                <SignInAccess access={access} timeZone={HOME_TIME_ZONE} canInvite={canInvite} />
              </li>
            ))}
          </ul>
        )}
      </Loaded>,
      { language, path: "/provider/settings/access" },
    );
    return server;
  }

  /** A wrong password is said at its field, and loses nothing. */
  async function expectWrong() {
    await expect.element(secret).toHaveFocus();
    await expect.element(secret).toHaveAccessibleDescription(/Lösenordet stämmer inte/);
  }

  test("an invitation is kept when the call fails, and leaving it asks", async () => {
    const server = await open([accessOf("Tea")]);
    await pressByKeys(button(w.invite));
    await expect.element(secret).not.toBeInTheDocument();
    server.failOnce("lost");
    await write(email, "tea@example.se", "{Enter}");
    await expect.element(dialog.getByText(w.offline)).toBeVisible();
    await press("{Escape}");
    await press(question.getByRole("button", { name: w.stay }));
    await expect.element(email).toHaveValue("tea@example.se");
    await write(email, "tea", "{Enter}");
    await expect.element(email).toHaveFocus();
    await expect.element(email).toHaveAttribute("aria-invalid", "true");
    await write(email, "tea@example.se", "{Enter}");
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(page.getByText(w.waiting)).toBeVisible();
    expect(server.everybody[0]?.invitation?.role).toBe("member");
    await press(button(w.withdraw));
    await expect.element(page.getByText(w.none)).toBeVisible();
  });

  test("an owner is invited with the password, which is asked for with an owner alone, and a wrong one keeps the address", async () => {
    const server = await open([accessOf("Tea")]);
    await press(button(w.invite));
    await write(email, "tea@example.se");
    await press(dialog.getByRole("radio", { name: w.owner }));
    await expect.element(secret).toHaveAttribute("autocomplete", "current-password");
    await write(secret, "fel", "{Enter}");
    await expectWrong();
    await expect.element(email).toHaveValue("tea@example.se");
    await press(dialog.getByRole("radio", { name: w.member }));
    await expect.element(secret).not.toBeInTheDocument();
    await press(dialog.getByRole("radio", { name: w.owner }));
    await write(secret, ownPassword, "{Enter}");
    await expect.element(page.getByText(w.waiting)).toBeVisible();
    expect(server.everybody[0]?.invitation?.role).toBe("owner");
  });

  test("a member is made an owner by keys, and a password that was typed is gone when the dialog is left, but not when the call fails", async () => {
    const server = await open([accessOf("Vera", "member")]);
    await pressByKeys(button(w.makeOwner));
    await pressByKeys(secret);
    await expect.element(secret).toHaveAccessibleDescription(new RegExp(w.required));
    await write(secret, ownPassword);
    await press("{Escape}");
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(button(w.makeOwner)).toHaveFocus();
    await press("{Enter}");
    await expect.element(secret).toHaveValue("");
    server.failOnce("lost");
    await write(secret, ownPassword, "{Enter}");
    await expect.element(dialog.getByText(w.offline)).toBeVisible();
    await expect.element(secret).toHaveValue(ownPassword);
    await press("{Enter}");
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(button(w.makeOwner)).not.toBeInTheDocument();
    await expect.element(button(w.end("Vera"))).toBeVisible();
  });

  test("an owner is made a member, and another is ended, with the password", async () => {
    await open([accessOf("Amir", "owner"), accessOf("Vera", "owner")]);
    await press(button(w.makeMember));
    await write(secret, ownPassword);
    await press(dialog.getByRole("button", { name: w.confirmMember, exact: true }));
    await expect.element(button(w.makeMember)).not.toBeInTheDocument();
    await press(button(w.end("Vera")));
    await write(secret, "fel");
    await press(dialog.getByRole("button", { name: w.confirmEnd, exact: true }));
    await expectWrong();
    await write(secret, ownPassword, "{Enter}");
    await expect.element(page.getByText(w.none)).toBeVisible();
  });

  test("a member is ended after a question, and a refusal is said in the row", async () => {
    const server = await open([accessOf("Vera", "member")]);
    const ask = page.getByRole("alertdialog", { name: `${w.end("Vera")}?` });
    server.failOnce({ code: "changed_meanwhile" });
    await press(button(w.end("Vera")));
    await press(ask.getByRole("button", { name: w.confirmEnd, exact: true }));
    await expect.element(page.getByRole("main").getByRole("alert")).toBeVisible();
    await press(button(w.end("Vera")));
    await press(ask.getByRole("button", { name: w.confirmEnd, exact: true }));
    await expect.element(page.getByText(w.ended, { exact: true })).toBeVisible();
    await expect.element(page.getByText(w.none)).toBeVisible();
  });

  test("nobody is invited before the owner's own address is confirmed", async () => {
    await open([accessOf("Tea")], false);
    await expect.element(page.getByText(w.none)).toBeVisible();
    await expect.element(button(w.invite)).not.toBeInTheDocument();
  });
});
