import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { providerPaths } from "@/lib/paths";
import { answer } from "@/tests/support/components/answers";
import { inTurn } from "@/tests/support/components/inTurn";
import { press, pressByKeys, write } from "@/tests/support/components/press";
import { leave } from "@/tests/support/components/render";
import { ReviewsServer } from "@/tests/support/components/reviews";
import { ledTo } from "@/tests/support/components/router";
import { reviewWords } from "@/tests/support/words/reviews";

/* What a business does with its reviews; two who write the same reply at once: staleReply.ctest.tsx. */

describe.each(inTurn([{ name: "the reviews of a business" }]))("$row.name in $language", ({ language }) => {
  const w = reviewWords[language];
  const said = (words: string | RegExp) => expect.element(page.getByText(words)).toBeVisible();
  const waiting = (count: number) =>
    expect.element(page.getByRole("heading", { name: w.waiting(count) })).toBeVisible();

  test("one is answered by keyboard, the reply changed and deleted", async () => {
    const server = new ReviewsServer();
    const on = await server.open(language);
    await waiting(2);
    await pressByKeys(on.answer);
    await expect.element(on.text).toHaveAttribute("rows", "5");
    await expect.element(on.publish).toBeDisabled();
    await pressByKeys(on.text);
    await userEvent.keyboard("  ");
    await expect.element(on.publish).toBeDisabled();
    await write(on.text, "Tack!");
    await pressByKeys(on.publish);
    await said(w.published);
    await expect.element(on.item.getByText("Tack!")).toBeVisible();
    await waiting(1);
    await expect.element(on.edit).toHaveFocus();

    await press(on.edit);
    await expect.element(on.text).toHaveValue("Tack!");
    await write(on.text, "Tack, vi ses i vår.");
    await press(on.save);
    await expect.element(on.item.getByText("Tack, vi ses i vår.")).toBeVisible();
    expect(server.reply?.text).toBe("Tack, vi ses i vår.");

    await press(on.remove);
    await expect.element(on.question.getByText("Tack, vi ses i vår.")).toBeVisible();
    await press(on.confirm);
    await said(w.deleted);
    await expect.element(on.answer).toHaveFocus();
    await waiting(2);
    expect(server.reply).toBeNull();
  });

  test("a reply is kept when the call fails, leaving it asks, and it is restored after a new sign-in", async () => {
    const server = new ReviewsServer();
    const on = await server.open(language);
    await press(on.answer);
    await write(on.text, "Det tog tid att skriva.");
    server.failOnce("lost");
    await press(on.publish);
    await expect.element(on.dialog.getByText(w.noAnswer)).toBeVisible();
    await press("{Escape}");
    await press(page.getByRole("alertdialog", { name: w.leaving }).getByRole("button", { name: w.stay }));
    await expect.element(on.text).toHaveValue("Det tog tid att skriva.");

    server.failOnce({ code: "not_signed_in" });
    await press(on.publish);
    const [way = ""] = ledTo();
    const back = new URL(way.replace(/^leave /, ""), window.location.origin).searchParams.get("redirectTo");
    expect(back).toBe(`${providerPaths.reviews()}?reply=${server.first.id}`);
    await leave();
    await server.open(language, back ?? "");
    await expect.element(on.dialog.getByText(w.restored)).toBeVisible();
    await expect.element(on.text).toHaveValue("Det tog tid att skriva.");
    await press(on.publish);
    await said(w.published);
  });

  test("one is reported once, with a reason, by keyboard, and what was written is kept when that fails", async () => {
    const server = new ReviewsServer();
    const { report, dialog, item } = await server.open(language);
    let isLost = true;
    const sent = answer("POST /providers/me/reviews/{id}/report", ({ id }) =>
      isLost ? "lost" : { data: { review_id: id, reason: "other", created_at: "2031-01-14T09:07:00.000Z" } },
    );
    await pressByKeys(report);
    const send = dialog.getByRole("button", { name: w.send });
    await pressByKeys(send);
    await expect.element(dialog.getByText(w.chooseReason)).toBeVisible();
    await expect.element(dialog.getByRole("radio").first()).toHaveFocus();
    // From the first to the last.
    await press("{ArrowUp}");
    await expect.element(dialog.getByRole("radio", { name: w.other })).toBeChecked();
    await pressByKeys(send);
    await expect.element(dialog.getByText(w.detailsMissing)).toBeVisible();
    const details = dialog.getByLabelText(w.details);
    await expect.element(details).toHaveFocus();
    await userEvent.keyboard("Har aldrig varit.");
    await pressByKeys(send);
    await expect.element(dialog.getByText(w.noAnswer)).toBeVisible();
    await press("{Escape}");
    await press(page.getByRole("alertdialog", { name: w.leaving }).getByRole("button", { name: w.stay }));
    await expect.element(details).toHaveValue("Har aldrig varit.");
    isLost = false;
    await pressByKeys(send);
    await said(w.sent);
    await expect.element(item.getByText(w.reported)).toBeVisible();
    await expect.element(report).not.toBeInTheDocument();
    expect(sent.at(-1)).toMatchObject({
      id: server.first.id,
      body: { reason: "other", details: "Har aldrig varit." },
    });
  });
});
