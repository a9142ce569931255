import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { inTurn } from "@/tests/support/components/inTurn";
import { press, write } from "@/tests/support/components/press";
import { render } from "@/tests/support/components/render";
import { settingsWords } from "@/tests/support/words/settings";
import { EmailAddress } from "./EmailAddress";

const words = {
  sv: { change: "Byt e-postadress", field: "Ny e-postadress", cancel: "Avbryt" },
  en: { change: "Change email address", field: "New email address", cancel: "Cancel" },
};

describe.each(inTurn(["provider", "customer"] as const))(
  "of a $row in $language",
  ({ row: portal, language }) => {
    const w = { ...settingsWords[language], ...words[language] };

    test("a typed e-mail address asks before it is discarded", async () => {
      await render(
        <EmailAddress portal={portal} email="ek@example.se" isVerified pending={null}>
          {null}
        </EmailAddress>,
        { language },
      );
      await press(page.getByRole("button", { name: w.change }));
      const field = page.getByLabelText(w.field);
      await write(field, "ny@example.se");
      const question = page.getByRole("alertdialog", { name: w.leave });
      const cancel = page.getByRole("main").getByRole("button", { name: w.cancel });
      await press(cancel);
      await press(question.getByRole("button", { name: w.stay }));
      await expect.element(field).toHaveValue("ny@example.se");
      await press(cancel);
      await press(question.getByRole("button", { name: w.goOn }));
      await expect.element(field).not.toBeInTheDocument();
    });
  },
);
