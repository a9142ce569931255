import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { answer } from "@/tests/support/components/answers";
import { inTurn } from "@/tests/support/components/inTurn";
import { press, write } from "@/tests/support/components/press";
import { render } from "@/tests/support/components/render";
import { authWords } from "@/tests/support/pages/authWords";
import type { FormAction } from "./formState";
import { NotYouForm } from "./NotYouForm";
import { VerifyForm } from "./VerifyForm";

/* The pages that the links of a registration's mail open, in a browser that did not register. */

/** For browsers without JavaScript alone. */
const action: FormAction = async (before) => before;
const email = "kajsa@exempel.se";
const token = "a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6q7R8s9T0u1V";
const registration = { email, when: "14 januari 10:00", needs: { byPassword: true, byPasskey: false } };
const main = page.getByRole("main");

describe.each(inTurn([{ portal: "customer" }, { portal: "provider" }] as const))(
  "the $row.portal's link in $language",
  ({ row: { portal }, language }) => {
    const w = authWords[language];
    const shared = { action, resendAction: action, portal, token, registration };
    const path = `/${portal}/auth/verify?token=${token}`;
    const submit = (name: string) => main.getByRole("button", { name, exact: true });

    test("confirms the address by the password, which is missed and refused at its field", async () => {
      const refused = (message: string) => ({
        code: "invalid_request" as const,
        details: [{ path: "password", message }],
      });
      answer("POST /auth/v1/verify-email", ({ body }) =>
        refused("password" in body ? w.wrongPassword : w.required),
      );
      await render(<VerifyForm {...shared} />, { language, path });
      await expect.element(main.getByText(email, { exact: false }).first()).toBeVisible();
      const password = main.getByLabelText(w.password, { exact: true });
      await press(submit(w.verify));
      await expect.element(password).toHaveAccessibleDescription(w.required);
      await write(password, "fel lösenord");
      await press(submit(w.verify));
      await expect.element(password).toHaveAccessibleDescription(w.wrongPassword);
      answer("POST /auth/v1/verify-email", { data: undefined });
      await write(password, "fyra blå båtar seglar");
      await press(submit(w.verify));
      await expect.element(page.getByText(w.verified)).toBeVisible();
      const next = main.getByRole("link", { name: portal === "customer" ? w.toBookings : w.toPayouts });
      await expect
        .element(next)
        .toHaveAttribute(
          "href",
          portal === "customer"
            ? `${w.prefix}/customer/bookings`
            : `${w.prefix}/provider/dashboard?onboarding=start`,
        );
    });

    test("leads whose account it is not to the removal of the registration, which it does once", async () => {
      await render(<VerifyForm {...shared} />, { language, path });
      await expect
        .element(main.getByRole("link", { name: w.notYou }))
        .toHaveAttribute("href", `${w.prefix}/${portal}/auth/not-you?token=${token}`);
      await render(<NotYouForm {...shared} />, { language, path });
      await expect.element(main.getByText(email, { exact: false }).first()).toBeVisible();
      await expect
        .element(main.getByRole("link", { name: /^(Det var jag|It was me)/ }))
        .toHaveAttribute("href", `${w.prefix}/${portal}/auth/verify?token=${token}`);
      const sent = answer("POST /auth/v1/verify-email/reject", { data: undefined });
      await press(submit(w.reject));
      await expect.element(page.getByText(w.rejected)).toBeVisible();
      expect(sent.map(({ body }) => body)).toEqual([{ token }]);

      await render(<NotYouForm {...shared} />, { language, path });
      answer("POST /auth/v1/verify-email/reject", { code: "invalid_token" });
      await press(submit(w.reject));
      await expect.element(page.getByText(w.expired)).toBeVisible();
    });
  },
);
