import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Link } from "@/lib/i18n/navigation";
import { providerPaths } from "@/lib/paths";
import { answer, type Reply } from "@/tests/support/components/answers";
import { inTurn } from "@/tests/support/components/inTurn";
import { Loaded } from "@/tests/support/components/Loaded";
import { press, pressByKeys, write } from "@/tests/support/components/press";
import { render } from "@/tests/support/components/render";
import { ledTo } from "@/tests/support/components/router";
import { settings } from "@/tests/support/components/settings";
import { profileWords, saying } from "@/tests/support/words/profile";
import { RegisteredFacts } from "./RegisteredFacts";

type Add = "PUT /providers/me/organisation-number";

describe.each(inTurn([{ name: "an organisation number that was left out" }]))(
  "$row.name in $language",
  ({ language }) => {
    const w = profileWords[language];
    const number = page.getByLabelText(w.number);
    const add = page.getByRole("button", { name: w.addNumber });

    /** The page, and the server that has the number: the next answer is `next`, and then it is taken. */
    async function open() {
      const { provider } = settings();
      const server: { next?: Reply<Add>; number: string | null } = { number: null };
      answer("PUT /providers/me/organisation-number", ({ body }) => {
        const { next } = server;
        delete server.next;
        if (next !== undefined) return next;
        server.number = body.organisation_number;
        return { data: { organisation_number: body.organisation_number } };
      });
      await render(
        <>
          <Link href={providerPaths.settingsHours()}>{w.tabs.hours}</Link>
          <Loaded read={() => ({ organisation_number: server.number })}>
            {(now) => <RegisteredFacts provider={{ ...provider, ...now }} categories={[]} />}
          </Loaded>
        </>,
        { language, path: providerPaths.settings(), screen: "phone" },
      );
      return server;
    }

    test("is added once, by keyboard alone, with what is wrong at its field", async () => {
      const server = await open();
      await pressByKeys(number);
      await userEvent.keyboard("556123-4568{Enter}");
      await expect.element(number).toHaveAccessibleDescription(saying(w.wrongNumber));
      await expect.element(number).toHaveFocus();
      await write(number, "5561234567");
      server.next = {
        code: "organisation_number_taken",
        details: [{ path: "organisation_number", message: w.numberTaken }],
      };
      await press("{Enter}");
      await expect.element(number).toHaveAccessibleDescription(saying(w.numberTaken));
      await pressByKeys(add);
      await expect.element(page.getByText("556123-4567")).toBeVisible();
      await expect.element(add).not.toBeInTheDocument();
      expect(server.number).toBe("5561234567");
    });

    test("is not lost when it cannot be sent, and asks before one leaves", async () => {
      const server = await open();
      await write(number, "5561234567");
      server.next = "lost";
      await press(add);
      await expect.element(page.getByText(w.offline)).toBeVisible();
      await expect.element(number).toHaveValue("5561234567");
      await press(page.getByRole("link", { name: w.tabs.hours }));
      const question = page.getByRole("alertdialog", { name: w.leave });
      await press(question.getByRole("button", { name: w.stay }));
      await expect.element(number).toHaveValue("5561234567");
      expect(ledTo()).toEqual([]);
      await press(add);
      await expect.element(add).not.toBeInTheDocument();
    });
  },
);
