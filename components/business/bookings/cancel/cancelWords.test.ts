import { describe, expect, test } from "vitest";
import { cancelWords, noteReader } from "./cancelWords";

const endsMs = Date.parse("2026-11-20T12:30:00Z");
const booking = (refund_on_cancel: number) => ({
  booking_date: "2026-11-20T12:00:00.000Z",
  duration_minutes: 30,
  refund_on_cancel,
});

describe("cancelWords", () => {
  test("says before the end of the visit that the time becomes free", () => {
    expect(cancelWords(booking(420), endsMs - 1)).toBe("refund");
    expect(cancelWords(booking(0), endsMs - 1)).toBe("noRefund");
  });

  test("promise a mail only where one is sent: of money that goes back, wherever an address is known", () => {
    const untold = { is_told: false };
    expect(cancelWords({ ...booking(0), ...untold, customer_email: "" }, endsMs - 1)).toBe("noAddress");
    expect(cancelWords({ ...booking(0), ...untold, customer_email: "moa@exempel.se" }, endsMs - 1)).toBe(
      "noMail",
    );
    expect(cancelWords({ ...booking(420), ...untold, customer_email: "" }, endsMs - 1)).toBe(
      "refundNoAddress",
    );
    const known = { ...booking(420), ...untold, customer_email: "moa@exempel.se" };
    expect(cancelWords(known, endsMs - 1)).toBe("refund");
  });

  test("does not say so after the end of the visit", () => {
    expect(cancelWords(booking(420), endsMs)).toBe("refundOver");
    expect(cancelWords(booking(0), endsMs)).toBe("noRefundOver");
  });
});

describe("what is written with a cancellation", () => {
  test("is read by the customer only where an address is known", () => {
    const known = { customer_email: "moa@exempel.se", is_told: true };
    expect(noteReader(known)).toBe("mail");
    expect(noteReader({ ...known, is_told: false })).toBe("page");
    expect(noteReader({ ...known, is_told: false }, true)).toBe("mail");
    expect(noteReader({ customer_email: "", is_told: false }, true)).toBe("business");
  });

  test("has no reader that a member, who is not told the address, could name", () => {
    expect(noteReader({ customer_email: null, is_told: true })).toBe("unknown");
  });
});
