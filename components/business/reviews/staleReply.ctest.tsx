import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { providerPaths } from "@/lib/paths";
import { inTurn } from "@/tests/support/components/inTurn";
import { press, pressByKeys, write } from "@/tests/support/components/press";
import { leave } from "@/tests/support/components/render";
import { ReviewsServer } from "@/tests/support/components/reviews";
import { reviewWords } from "@/tests/support/words/reviews";

/* Two of a business write the same reply at once. Maja's page is looked at. */

const [hers, his] = ["Tack, hälsar Maja.", "Tack, hälsar Ali."];

describe.each(inTurn([{ name: "a reply that two write at once" }]))(
  "$row.name in $language",
  ({ language }) => {
    const w = reviewWords[language];
    const said = (words: string) => expect.element(page.getByText(words)).toBeVisible();

    const open = async (saved: string | null = null) => {
      const server = new ReviewsServer();
      server.write(saved);
      return { server, ...(await server.open(language)) };
    };

    test("is kept beside the newer one, and either can be chosen", async () => {
      const { server, dialog, item, text, ...on } = await open();
      // A first reply meets a first reply: one's own is chosen.
      await press(on.answer);
      await write(text, hers);
      server.write(his);
      await press(on.publish);
      await expect.element(dialog.getByText(w.newer)).toBeInViewport();
      await expect.element(dialog.getByText(his)).toBeVisible();
      await expect.element(text).toHaveValue(hers);
      expect(server.reply?.text).toBe(his);
      await pressByKeys(on.save);
      await said(w.saved);
      await expect.element(item.getByText(hers)).toBeVisible();
      expect(server.reply?.text).toBe(hers);

      // An edit meets an edit: the other one is chosen, and nothing is left to save.
      await press(on.edit);
      await write(text, "Tack, vi ses i vår.");
      server.write(his);
      await press(on.save);
      await pressByKeys(dialog.getByRole("button", { name: w.take }));
      await expect.element(text).toHaveValue(his);
      await expect.element(dialog.getByText(w.newer)).not.toBeInTheDocument();
      await press(dialog.getByRole("button", { name: w.cancel }));
      await expect.element(dialog).not.toBeInTheDocument();
      await expect.element(item.getByText(his)).toBeVisible();
      expect(server.reply?.text).toBe(his);
    });

    test("is kept beside what is there, also when it is saved without an edit, and can be published again once that is deleted", async () => {
      const { server, dialog, text, ...on } = await open(hers);
      await press(on.edit);
      server.write(his);
      await press(on.save);
      await expect.element(dialog.getByText(w.newer)).toBeInViewport();
      await expect.element(dialog.getByText(his)).toBeVisible();
      await expect.element(text).toHaveValue(hers);
      expect(server.reply?.text).toBe(his);

      server.write(null);
      await press(on.save);
      await expect.element(dialog.getByText(w.gone)).toBeInViewport();
      await expect.element(text).toHaveValue(hers);
      await press(on.publish);
      await said(w.published);
      expect(server.reply?.text).toBe(hers);
    });

    test("is restored after a new sign-in beside the one that was saved meanwhile, and replaces nothing newer than that", async () => {
      const { server, dialog, text, ...on } = await open("Tack!");
      await press(on.edit);
      await write(text, hers);
      server.failOnce({ code: "not_signed_in" });
      await press(on.save);
      server.write(his);
      await leave();
      await server.open(language, `${providerPaths.reviews()}?reply=${server.first.id}`);
      await expect.element(dialog.getByText(w.restored)).toBeVisible();
      await expect.element(text).toHaveValue(hers);
      await expect.element(dialog.getByText(w.newer)).toBeVisible();
      await expect.element(dialog.getByText(his)).toBeVisible();

      server.write("Tack, hälsar Sara.");
      await press(on.save);
      await expect.element(dialog.getByText("Tack, hälsar Sara.")).toBeVisible();
      expect(server.reply?.text).toBe("Tack, hälsar Sara.");
      await press(on.save);
      await said(w.saved);
      expect(server.reply?.text).toBe(hers);
    });

    test("counts as saved when it says already what was typed", async () => {
      const { server, dialog, item, ...on } = await open();
      await press(on.answer);
      await write(on.text, hers);
      server.write(hers);
      await press(on.publish);
      await said(w.published);
      await expect.element(dialog).not.toBeInTheDocument();
      await expect.element(item.getByText(hers)).toBeVisible();
    });

    test("is shown anew before it is deleted, when it was changed meanwhile", async () => {
      const { server, question, ...on } = await open(hers);
      server.write(his);
      await press(on.remove);
      await expect.element(question.getByText(hers)).toBeVisible();
      await press(on.confirm);
      await expect.element(question.getByText(w.changed)).toBeVisible();
      await expect.element(question.getByText(his)).toBeVisible();
      expect(server.reply?.text).toBe(his);
      await press(on.confirm);
      await said(w.deleted);
      expect(server.reply).toBeNull();
    });
  },
);

test("a newer reply comes into view on the narrowest phone, the text twice as large", async () => {
  const w = reviewWords.sv;
  const server = new ReviewsServer();
  const on = await server.open("sv");
  await page.viewport(320, 700);
  document.documentElement.style.fontSize = "200%";
  await press(on.answer);
  await write(on.text, hers);
  server.write(`${his} `.repeat(20).trim());
  await press(on.publish);
  await expect.element(on.dialog.getByText(w.newer)).toBeInViewport({ ratio: 1 });
});
