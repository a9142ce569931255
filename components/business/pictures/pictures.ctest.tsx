import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { answer } from "@/tests/support/components/answers";
import { answerUploads, photo } from "@/tests/support/components/business/uploads";
import { inTurn } from "@/tests/support/components/inTurn";
import { press, settled, write } from "@/tests/support/components/press";
import { render } from "@/tests/support/components/render";
import { pictureWords } from "@/tests/support/words/pictures";
import { GalleryEditor } from "./GalleryEditor";

/* The pictures of a business: uploaded, described, put in order and removed. */

async function chooseFiles(...files: File[]) {
  await settled();
  const input = document.querySelector<HTMLElement>("[type=file]");
  if (input === null) throw new Error("No field for the file");
  await userEvent.upload(input, files);
  await settled();
}

const shown = () =>
  [...document.querySelectorAll("tbody img")].map((image) => image.getAttribute("src")?.at(-1));

const picture = (last: string) => ({
  id: crypto.randomUUID(),
  src: `/pictures/${last}`,
  colour: "#24568a",
  alt: "",
});

describe.each(inTurn(["the pictures of a business"]))("$row in $language", ({ language }) => {
  const w = pictureWords[language];
  const button = (name: string) => page.getByRole("button", { name, exact: true });

  async function openThree() {
    await render(<GalleryEditor initial={["a", "b", "c"].map(picture)} />, { language });
    return answer("PUT /providers/me/pictures/order", { data: undefined });
  }

  test("several are uploaded at once, and one that fails says why, and is tried again or taken off the list", async () => {
    let isAway = true;
    const format = { message: "JPEG, PNG, WebP och AVIF går bra." };
    const sent = answerUploads(({ file }) =>
      file === "logga.jpg" ? format : file === "salong.jpg" && isAway ? "lost" : {},
    );
    await render(<GalleryEditor initial={[]} />, { language });
    await chooseFiles(photo("salong.jpg"), photo("stol.jpg"), photo("logga.jpg"));
    await expect.element(page.getByText(w.failed("salong.jpg"))).toBeVisible();
    await expect.poll(shown).toHaveLength(1);
    await expect.element(page.getByRole("alert").getByText(format.message)).toBeVisible();
    isAway = false;
    await press(button(w.retry("salong.jpg")));
    await expect.poll(shown).toHaveLength(2);
    await expect.element(page.getByText(w.failed("salong.jpg"))).not.toBeInTheDocument();
    await press(button(w.dismiss("logga.jpg")));
    await expect.element(page.getByText(w.failed("logga.jpg"))).not.toBeInTheDocument();
    expect(sent).toHaveLength(4);
  });

  test("they are ordered by keys, by buttons and by dragging, and an order that is refused is put back", async () => {
    const orders = await openThree();
    button(w.handle(3, 3)).element().focus();
    await press("{Home}");
    expect(shown()).toEqual(["c", "a", "b"]);
    await expect.element(button(w.handle(1, 3))).toHaveFocus();
    await press(button(w.up(3)));
    expect(shown()).toEqual(["c", "b", "a"]);
    await button(w.handle(1, 3)).dropTo(page.getByRole("row").last());
    await expect.poll(shown).toEqual(["b", "a", "c"]);
    await expect.poll(() => orders.length).toBe(3);
    answer("PUT /providers/me/pictures/order", "lost");
    await press(button(w.up(3)));
    await expect.poll(shown).toEqual(["b", "a", "c"]);
  });

  test("what one shows is kept in its field when it cannot be saved, and one is removed after a question", async () => {
    await openThree();
    const about = page.getByRole("textbox", { name: w.about(2), exact: true });
    answer("PATCH /providers/me/pictures/{id}", "lost");
    await write(about, "Två stolar", "{Enter}");
    await expect.element(page.getByText(w.aboutFailed)).toBeVisible();
    await expect.element(about).toHaveValue("Två stolar");
    const saved = answer("PATCH /providers/me/pictures/{id}", { data: undefined });
    await press("{Enter}");
    await expect.element(page.getByText(w.aboutSaved)).toBeInTheDocument();
    expect(saved[0]?.body).toEqual({ alt: "Två stolar" });
    answer("DELETE /providers/me/pictures/{id}", "lost");
    await press(button(w.remove(2)));
    const question = page.getByRole("alertdialog", { name: w.question });
    const confirm = question.getByRole("button", { name: w.confirm, exact: true });
    await press(confirm);
    await expect.element(question.getByRole("alert")).toBeVisible();
    answer("DELETE /providers/me/pictures/{id}", { data: undefined });
    await press(confirm);
    await expect.element(page.getByText(w.removed, { exact: true })).toBeVisible();
    expect(shown()).toEqual(["a", "c"]);
  });
});
