import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { openCheckoutKey } from "@/components/checkout/hold/heldHint";
import { HOME_TIME_ZONE } from "@/lib/time/zone";
import type { DueService } from "@/lib/visits/again/dueServices";
import type { NextVisit } from "@/lib/visits/again/nextVisit";
import type { Unpaid } from "@/lib/visits/again/unpaidHold";
import { hintedSession, noSession, sessionOf } from "@/tests/support/components/account";
import { answer } from "@/tests/support/components/answers";
import { at, hold, keepHold } from "@/tests/support/components/booking";
import { press, pressByKeys } from "@/tests/support/components/press";
import { render } from "@/tests/support/components/render";
import { ledTo } from "@/tests/support/components/router";
import { ComingBack, type Part } from "./ComingBack";
import { ComingBackParts, HeldRow } from "./ComingBackParts";

/* What the home page begins with for whoever is signed in, or left a payment. */

const noWords = { customerPhone: "", customerComment: "", attendeeName: "" };
const startIso = new Date(at(2, 10)).toISOString();
const unpaid = (leftMs: number): Unpaid => ({
  leftMs,
  held: {
    ...{ sessionId: hold.sessionId, bookingId: hold.bookingId, payUrl: "/pay/1", startIso, staffId: null },
    ...{ providerId: "0f1a7d52-3d0e-4f0f-8f65-6a1f0c1f7b02", mode: "digital", isGuest: true },
    ...{ serviceId: "5f3c2a10-8e4d-4b5e-9c11-2f60a7d1c001", service: "Klippning", provider: "Salong Ek" },
    ...{ date: "torsdag 16 januari", time: "10:00", price: "420 kr", until: "10:37" },
    heldUntil: new Date(Date.now() + leftMs).toISOString(),
    contact: { customerName: "Åsa Öberg", customerEmail: "asa@example.se", ...noWords },
  },
});
const due: DueService = {
  visitId: "3d9f2b60-51aa-4c0e-9e11-7b2c4d5e6f09",
  serviceName: "Färgning",
  serviceSlug: "fargning",
  providerName: "Salong Ek",
  person: null,
  rhythmDays: 28,
  dueMs: at(2, 0),
  next: { startIso, dayKey: startIso.slice(0, 10), minute: 600, dayOffset: 2 },
};

/** The part as the server renders it now, and whose it was asked for. */
async function open(part: () => Part) {
  const asked: (string | null)[] = [];
  const show = async (form: FormData) => {
    const booking = form.get("booking");
    asked.push(typeof booking === "string" ? booking : null);
    return part();
  };
  await render(
    <ComingBack
      show={show}
      skeletons={{ account: <p />, hold: <p /> }}
      texts={{ label: "Välkommen tillbaka", failed: "Det gick inte att läsa in.", retry: "Försök igen" }}
      className=""
    />,
    { language: "sv", path: "/customer" },
  );
  return asked;
}

const own = page.getByRole("region", { name: "Välkommen tillbaka" });
const waits = own.getByRole("heading", { name: "Väntar på betalning, hålls till 10:37" });
const signIn = async () => {
  await hintedSession("customer");
  answer("GET /auth/v1/session", { data: sessionOf("asa@example.se") });
};

test("a guest who left no payment is asked nothing and kept no place for", async () => {
  await noSession("customer");
  const asked = await open(() => null);
  await expect.element(own).not.toBeInTheDocument();
  expect(asked).toEqual([]);
});

test("an unpaid hold of a guest leads to its payment and its release, and is gone when it ends", async () => {
  await noSession("customer");
  keepHold(localStorage, at(2, 10));
  let isOver = false;
  const asked = await open(() => (isOver ? null : <HeldRow {...unpaid(1_500)} />));
  await expect.element(waits).toBeVisible();
  expect(asked).toEqual([hold.bookingId]);
  await expect.element(own.getByRole("link", { name: "Betala nu" })).toHaveAttribute("href", "/pay/1");
  await expect
    .element(own.getByRole("link", { name: /10:00/ }))
    .toHaveAttribute("href", expect.stringMatching(/\/customer\/bookings\/cancel\?.*from=form/));
  isOver = true;
  await expect.element(own, { timeout: 5_000 }).not.toBeInTheDocument();
  expect(asked).toEqual([hold.bookingId, hold.bookingId]);
  expect(localStorage.getItem(openCheckoutKey)).toBeNull();
});

test("a hold that another tab lets go disappears", async () => {
  await noSession("customer");
  keepHold(localStorage, at(2, 10));
  await open(() => <HeldRow {...unpaid(1_800_000)} />);
  await expect.element(waits).toBeVisible();
  localStorage.removeItem(openCheckoutKey);
  window.dispatchEvent(new StorageEvent("storage", { key: openCheckoutKey, storageArea: localStorage }));
  await expect.element(own).not.toBeInTheDocument();
});

test("an account has its unpaid hold in place of its next visit, and none once that is over", async () => {
  await signIn();
  let held: Unpaid | null = unpaid(1_500);
  await open(() => <ComingBackParts unpaid={held} visit={null} due={[]} />);
  await expect.element(waits).toBeVisible();
  held = null;
  await expect.element(own.getByText("Inget bokat just nu"), { timeout: 5_000 }).toBeVisible();
  await expect.element(waits).not.toBeInTheDocument();
});

test("begins with the next visit, one tap from moving it, the way there and the business's phone", async () => {
  await signIn();
  const visit: NextVisit = {
    ...{ id: hold.bookingId, startMs: at(2, 10), timeZone: HOME_TIME_ZONE, staffName: null },
    ...{ providerName: "Salong Ek", serviceName: "Klippning", canMove: true, phone: "08-123 45 67" },
    directionsUrl: "https://www.openstreetmap.org/directions?to=59.3,18.0",
  };
  await open(() => <ComingBackParts unpaid={null} visit={visit} due={[]} />);
  await expect.element(own.getByRole("heading", { name: "Ditt nästa besök" })).toBeVisible();
  const link = (name: string) => own.getByRole("link", { name, exact: true });
  await expect.element(link("Hitta hit")).toHaveAttribute("href", expect.stringContaining("/directions"));
  await expect.element(link("Ring")).toHaveAttribute("href", expect.stringMatching(/^tel:\+?\d+$/));
  await pressByKeys(link("Flytta"));
  expect(ledTo()).toEqual([`push /customer/bookings/${hold.bookingId}#move`]);
});

test("what is due again leads to its time, and is dismissed by keyboard, which leaves the focus on the heading", async () => {
  await signIn();
  let services = [due];
  await open(() => <ComingBackParts unpaid={null} visit={null} due={services} />);
  await expect.element(own.getByRole("heading", { name: "Dags igen" })).toBeVisible();
  await expect.element(own.getByText("Du brukar gå var fjärde vecka")).toBeVisible();
  await pressByKeys(own.getByRole("list").getByRole("link"));
  expect(ledTo()).toEqual([`push /customer/services/fargning?start=${encodeURIComponent(startIso)}`]);
  const dismiss = own.getByRole("button", { name: "Inte nu: Färgning" });
  answer("PUT /customers/me/bookings/{id}/dismissal", "lost");
  await press(dismiss);
  await expect.element(dismiss).toBeVisible();
  const sent = answer("PUT /customers/me/bookings/{id}/dismissal", () => {
    services = [];
    return { data: undefined };
  });
  await pressByKeys(dismiss);
  expect(sent.map(({ id }) => id)).toEqual([due.visitId]);
  await expect.element(own.getByRole("heading", { name: "Ditt på ett ställe" })).toHaveFocus();
  await expect.element(dismiss).not.toBeInTheDocument();
});

test("a part that failed since nobody knew who is signed in is loaded by its button", async () => {
  await hintedSession("customer");
  answer("GET /auth/v1/session", "lost");
  await open(() => <ComingBackParts unpaid={null} visit={null} due={[]} />);
  await expect.element(own.getByRole("alert")).toBeVisible();
  answer("GET /auth/v1/session", { data: sessionOf("asa@example.se") });
  await press(own.getByRole("button", { name: "Försök igen" }));
  await expect.element(own.getByText("Inget bokat just nu")).toBeVisible();
  await expect.element(own.getByRole("alert")).not.toBeInTheDocument();
});
