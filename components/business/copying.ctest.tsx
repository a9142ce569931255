import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { press, wordsOf, write } from "@/tests/support/components/press";
import { render } from "@/tests/support/components/render";
import { CopyBookingId } from "./bookings/CopyBookingId";
import { SharePanel } from "./share/SharePanel";

/* What a business copies and shares. */

/** A clipboard that takes what it is given, or refuses. */
function clipboard() {
  const taken: string[] = [];
  const state = { taken, refuses: false };
  const writeText = async (text: string) => {
    if (state.refuses) throw new Error("refused");
    taken.push(text);
  };
  Object.defineProperty(navigator, "clipboard", { configurable: true, value: { writeText } });
  return Object.assign(state, { giveBack: () => Reflect.deleteProperty(navigator, "clipboard") });
}

test("a booking id is copied, and a clipboard that refuses is told of", async () => {
  const copied = clipboard();
  const id = "3c1f9a52-7f7e-4a0e-8a57-2b6a7a1f0c21";
  await render(<CopyBookingId id={id} reference="3C1F9A52" />, {
    language: "sv",
    path: "/provider/bookings",
  });
  const copy = page.getByRole("button", { name: "Kopiera bokningsnummer 3C1F9A52" });
  await press(copy);
  await expect.element(page.getByText("Bokningsnummer kopierat").first()).toBeVisible();
  expect(copied.taken).toEqual([id]);
  copied.refuses = true;
  await press(copy);
  await expect.element(page.getByText("Kunde inte kopiera bokningsnumret")).toBeVisible();
  copied.giveBack();
});

test("the way to a business's page is copied, as a link and in a text that can be edited, and its code downloaded", async () => {
  const copied = clipboard();
  const url = "https://stund.example/customer/providers/salong-ek";
  const code = { size: 21, path: "M0 0h7v7h-7z" };
  await render(<SharePanel shared={{ company: "Salong Ek", slug: "salong-ek", url, code }} />, {
    language: "en",
    path: "/provider/share",
    screen: "phone",
  });
  await press(page.getByRole("button", { name: "Copy the link" }));
  const text = page.getByLabelText("Text for social media");
  expect(wordsOf(text)).toContain(url);
  await write(text, `Book us: ${url}`);
  await press(page.getByRole("button", { name: "Copy the text" }));
  expect(copied.taken).toEqual([url, `Book us: ${url}`]);
  const link = page.getByRole("link", { name: "Download the QR code" });
  await expect.element(link).toHaveAttribute("download", "qr-salong-ek.svg");
  const file = decodeURIComponent(link.element().getAttribute("href") ?? "");
  expect(file).toMatch(/^data:image\/svg\+xml;charset=utf-8,<svg [^>]*viewBox=/);
  copied.giveBack();
});
