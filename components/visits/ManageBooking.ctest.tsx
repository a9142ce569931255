import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { customerPaths } from "@/lib/paths";
import { HOME_TIME_ZONE } from "@/lib/time/zone";
import { answer } from "@/tests/support/components/answers";
import { at } from "@/tests/support/components/booking";
import { press, pressByKeys } from "@/tests/support/components/press";
import { render } from "@/tests/support/components/render";
import { ledTo } from "@/tests/support/components/router";
import { ManageBooking } from "./ManageBooking";
import { bookingStatusId, type ManagedBooking } from "./managedBookingType";

/* Cancelling one's own booking, whatever becomes of it meanwhile. */

const call = "POST /customers/me/bookings/{id}/cancel";

const booking: ManagedBooking = {
  id: "3d9f2b60-51aa-4c0e-9e11-7b2c4d5e6f01",
  token: "a-token",
  isHeld: false,
  serviceId: "5f3c2a10-8e4d-4b5e-9c11-2f60a7d1c001",
  service: "Klippning",
  provider: "Salong Ek",
  date: "fredag 4 december",
  time: "10:00",
  timeZone: HOME_TIME_ZONE,
  startMs: at(6, 10),
  freeUntilMs: at(5, 10),
  refundOre: 42_000,
  afterDisputeOre: 0,
  isPaid: true,
  payUrl: null,
  canCancel: true,
  withdrawalUntilMs: null,
  earlyStartUntilMs: null,
  withdrawalOre: 0,
  withdrawalAfterDisputeOre: 0,
  reference: "3D9F2B60",
  customerName: "Åsa Öberg",
  customerEmail: "a***@example.se",
  noMove: null,
  horizonDays: 60,
  staffId: null,
  askedStaffId: null,
  people: [],
};

const cancel = page.getByRole("button", { name: "Avboka", exact: true });
const question = page.getByRole("alertdialog", { name: "Avboka Klippning?" });
const confirm = question.getByRole("button", { name: "Avboka", exact: true });
const status = page.getByTestId("status");

async function open(changes: Partial<ManagedBooking> = {}) {
  const pageOf = (changed: Partial<ManagedBooking>) => (
    <>
      <p id={bookingStatusId} tabIndex={-1} data-testid="status">
        {booking.date}
      </p>
      <ManageBooking booking={{ ...booking, ...changes, ...changed }} nowMs={Date.now()} />
    </>
  );
  const { show } = await render(pageOf({}), { language: "sv", path: customerPaths.booking(booking.id) });
  return { become: (changed: Partial<ManagedBooking>) => show(pageOf(changed)) };
}

test("a booking is cancelled by keyboard alone, and kept by Escape", async () => {
  const sent = answer(call, { code: "transition_not_allowed", details: { from: "cancelled" } });
  await open();
  await pressByKeys(cancel);
  await expect.element(question).toMatchTextContent(/Du får tillbaka 420\skr/);
  await press("{Escape}");
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(cancel).toHaveFocus();
  expect(sent).toHaveLength(0);
  await press("{Enter}");
  await pressByKeys(confirm);
  expect(sent.map(({ body, query }) => [body, query.get("token")])).toEqual([
    [{ expectedRefund: 420 }, "a-token"],
  ]);
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(status).toHaveFocus();
});

test("a refund that changed while one was reading is told, and asked about again", async () => {
  answer(call, {
    code: "refund_changed",
    details: [{ path: "expectedRefund", message: "Det gäller ett annat belopp.", current: 0 }],
  });
  await open({ freeUntilMs: Date.now() - 1_000 });
  await press(cancel);
  await expect.element(question).toMatchTextContent(/Du får tillbaka 420\skr/);
  await press(confirm);
  await expect.element(question.getByRole("alert")).toMatchTextContent("Beloppet har ändrats");
  await expect.element(question.getByText("Ingen återbetalning")).toBeVisible();
  const sent = answer(call, { code: "transition_not_allowed", details: { from: "cancelled" } });
  await press(confirm);
  expect(sent.map(({ body }) => body)).toEqual([{ expectedRefund: 0 }]);
});

test("without a connection nothing is cancelled, and a booking cancelled elsewhere meanwhile is shown as it is", async () => {
  answer(call, "lost");
  await open();
  await press(cancel);
  await press(confirm);
  await expect.element(question.getByRole("alert")).toMatchTextContent("Vi fick inget svar");
  expect(ledTo()).not.toContain("refresh");
  answer(call, { code: "transition_not_allowed", details: { from: "cancelled" } });
  await press(confirm);
  expect(ledTo()).toContain("refresh");
  await expect.element(page.getByText("Bokningen var redan avbokad")).toBeVisible();
  await expect.element(status).toHaveFocus();
});

test("a visit that began meanwhile is shown as it is", async () => {
  answer(call, { code: "transition_not_allowed", details: { from: "confirmed", reason: "already_begun" } });
  const { become } = await open();
  await press(cancel);
  await press(confirm);
  await become({ canCancel: false, noMove: "already_begun" });
  const told = page.getByRole("alert").filter({ hasText: "Besöket har redan börjat" });
  await expect.element(told).toBeVisible();
  await expect.element(cancel).not.toBeInTheDocument();
  expect(ledTo()).toContain("refresh");
});

test("after the deadline, nothing is paid back, which is told before, and the booking cannot be moved", async () => {
  await open({ freeUntilMs: Date.now() - 60_000, refundOre: 0, noMove: "too_late" });
  await expect.element(page.getByText(/^Så här nära besöket går tiden inte att flytta här/)).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Flytta tiden" })).not.toBeInTheDocument();
  await press(cancel);
  await expect.element(question.getByText("Ingen återbetalning")).toBeVisible();
  await expect.element(question.getByText(/^Gränsen för fri avbokning gick ut /)).toBeVisible();
});

test("cancelling leads to the right to withdraw where that gives more back, whose button has the focus after Escape", async () => {
  await open({
    refundOre: 0,
    freeUntilMs: Date.now() - 1,
    withdrawalUntilMs: at(10, 0),
    withdrawalOre: 42_000,
  });
  await press(cancel);
  await expect.element(question).toMatchTextContent(/Ångrar du köpet i stället .+ 420\skr/);
  await press(question.getByRole("button", { name: "Ångra köpet i stället" }));
  const statement = page.getByRole("alertdialog", { name: "Ångra köpet" });
  await expect.element(statement).toBeVisible();
  await expect.element(question).not.toBeInTheDocument();
  await press("{Escape}");
  await expect.element(statement).not.toBeInTheDocument();
  await expect.element(page.getByRole("button", { name: "Ångra köpet här" })).toHaveFocus();
});
