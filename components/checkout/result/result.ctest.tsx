import { expect, test } from "vitest";
import { page } from "vitest/browser";
import type { HeldCheckout } from "@/lib/checkout/pay/checkoutOnReturn";
import { answer } from "@/tests/support/components/answers";
import { at, hold } from "@/tests/support/components/booking";
import { press, pressByKeys } from "@/tests/support/components/press";
import { render } from "@/tests/support/components/render";
import { ledTo } from "@/tests/support/components/router";
import { CopyReference } from "./CopyReference";
import { HeldTime } from "./HeldTime";

/* What stands where one comes to from the payment page. */

const iso = (instantMs: number) => new Date(instantMs).toISOString();
const noWords = { customerPhone: "", customerComment: "", attendeeName: "" };
const edit = "/customer/services?focus=1&start=2&step=details";

async function open(leftMs: number) {
  const held: HeldCheckout = {
    sessionId: hold.sessionId,
    bookingId: hold.bookingId,
    payUrl: "/pay/1",
    heldUntil: iso(Date.now() + leftMs),
    startIso: iso(at(3, 10)),
    providerId: "0f1a7d52-3d0e-4f0f-8f65-6a1f0c1f7b02",
    serviceId: "5f3c2a10-8e4d-4b5e-9c11-2f60a7d1c001",
    staffId: null,
    mode: "digital",
    service: "Klippning",
    provider: "Salong Ek",
    date: "fredag 17 januari",
    time: "10:00",
    price: "420 kr",
    until: "10:37",
    contact: { customerName: "Åsa Öberg", customerEmail: "asa@example.se", ...noWords },
    isGuest: true,
  };
  await render(
    <HeldTime held={held} changeHref="/customer/services?focus=1" editHref={edit} isStopped isUnpaid />,
    { language: "sv", path: "/customer/bookings/cancel" },
  );
}

const heading = page.getByRole("heading", { level: 1 });
const pay = page.getByRole("link", { name: "Betala nu" });
const release = page.getByRole("button", { name: "Släpp tiden" });
const change = page.getByRole("link", { name: "Välj en annan tid" });
const cancel = "POST /payments/checkout-sessions/{id}/cancel";

test("a held time counts down, and is released by keyboard alone, which leads to another time", async () => {
  await open(1_800_000);
  await expect.element(heading).toHaveTextContent("Du avbröt betalningen");
  await expect.element(page.getByRole("timer")).toMatchTextContent(/^(30:00|29:[45]\d)$/);
  await expect.element(page.getByText("För Åsa Öberg, asa@example.se")).toBeVisible();
  await expect.element(pay).toHaveAttribute("href", "/pay/1");
  answer(cancel, "lost");
  await press(release);
  await expect.element(page.getByText(/gick inte att släppa/).first()).toBeVisible();
  answer(cancel, { data: { bookingId: hold.bookingId, status: "cancelled" } });
  await pressByKeys(release);
  await expect.element(heading).toHaveTextContent("Tiden hålls inte längre");
  await expect.element(page.getByRole("status")).toMatchTextContent(/Tiden är släppt/);
  await expect.element(change).toHaveFocus();
});

test("a hold that runs out while one looks at it is said to be over, and cannot be paid any more", async () => {
  await open(1_500);
  await expect.element(pay).toBeVisible();
  await expect.element(heading).toHaveTextContent("Tiden hålls inte längre");
  await expect.element(pay).not.toBeInTheDocument();
  await expect.element(change).toBeVisible();
});

test("correcting the details releases the time first, and leads back to it with what was typed", async () => {
  await open(1_800_000);
  const sent = answer(cancel, { data: { bookingId: hold.bookingId, status: "cancelled" } });
  await press(page.getByRole("button", { name: "Ändra uppgifterna" }));
  expect(sent.map(({ id }) => id)).toEqual([hold.sessionId]);
  expect(ledTo()).toEqual([`leave ${edit}`]);
  expect(JSON.stringify({ ...sessionStorage })).toContain("asa@example.se");
});

test("a hold that was paid in another tab meanwhile leads to the result", async () => {
  await open(1_800_000);
  answer(cancel, { data: { bookingId: hold.bookingId, status: "confirmed" } });
  await press(release);
  await expect
    .element(page.getByRole("link", { name: "Visa bokningen" }))
    .toHaveAttribute("href", expect.stringContaining(hold.sessionId));
});

test("the number of a booking is copied, which is confirmed for two seconds, and a clipboard that refuses is told of", async () => {
  const copied: string[] = [];
  const { clipboard } = navigator;
  const become = (writeText: (text: string) => Promise<void>) =>
    Object.defineProperty(navigator, "clipboard", { value: { writeText }, configurable: true });
  become(async (text) => {
    copied.push(text);
  });
  const texts = {
    label: "Kopiera bokningsnumret",
    copied: "Bokningsnumret är kopierat",
    failed: "Det gick inte.",
  };
  await render(<CopyReference reference="3D9F2B60" bookingId={hold.bookingId} texts={texts} />, {
    language: "sv",
    path: "/customer/bookings/success",
  });
  const copy = page.getByRole("button", { name: texts.label });
  const confirmed = page.getByRole("status").filter({ hasText: texts.copied });
  const pressedAt = performance.now();
  await press(copy);
  await expect.element(confirmed).toBeInTheDocument();
  expect(copied).toEqual([hold.bookingId]);
  await expect.element(confirmed, { timeout: 4_000 }).not.toBeInTheDocument();
  expect(performance.now() - pressedAt).toBeGreaterThan(1_900);
  become(() => Promise.reject(new Error("refused")));
  await press(copy);
  await expect.element(page.getByText(texts.failed)).toBeVisible();
  Object.defineProperty(navigator, "clipboard", { value: clipboard, configurable: true });
});
