import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { answerUploads, photo } from "@/tests/support/components/business/uploads";
import { choose, press, settled, write } from "@/tests/support/components/press";
import { leave } from "@/tests/support/components/render";
import { ServicesServer } from "@/tests/support/components/services";
import { pictureWords } from "@/tests/support/words/pictures";
import { serviceWords } from "@/tests/support/words/services";

/** Chooses a file in the dialog that is open. */
async function chooseFile(file: File) {
  const input = document.querySelector<HTMLElement>("[role=dialog] [type=file]");
  if (input === null) throw new Error("No field for the file");
  await userEvent.upload(input, [file]);
  await settled();
}

test("the picture of a new service is refused where it is none, asked for again after the session ended, and sent once the service is added", async () => {
  const [w, p] = [serviceWords.en, pictureWords.en];
  const server = new ServicesServer("en");
  await server.open();
  await press(page.getByRole("button", { name: w.add }));
  const dialog = page.getByRole("dialog", { name: w.add });
  const field = (name: string) => dialog.getByLabelText(name, { exact: true });
  await chooseFile(new File(["%PDF-1.7"], "menu.pdf", { type: "application/pdf" }));
  await expect.element(dialog.getByRole("alert")).toHaveTextContent(p.notTaken);
  await chooseFile(photo("highlights.jpg"));
  await write(field(w.name), "Highlights");
  await choose(field(w.category), w.beauty);
  await choose(field(w.subcategory), w.hair);
  await write(field(w.price), "900");
  server.failOnce({ code: "not_signed_in" });
  await press(dialog.getByRole("button", { name: w.submit, exact: true }));
  await leave();
  await server.open("/provider/services?edit=new");
  await expect.element(dialog.getByText(p.chooseAgain)).toMatchTextContent(/highlights\.jpg/);
  await expect.element(field(w.name)).toHaveValue("Highlights");
  const sent = answerUploads(() => ({}));
  await chooseFile(photo("highlights.jpg"));
  await press(dialog.getByRole("button", { name: w.submit, exact: true }));
  await expect.poll(() => sent).toHaveLength(1);
  expect(sent[0]?.file).toBe("highlights.jpg");
  expect(sent[0]?.fields).toHaveProperty("service_id", expect.stringMatching(/^[\da-f-]{36}$/));
  await expect.element(dialog).not.toBeInTheDocument();
});
