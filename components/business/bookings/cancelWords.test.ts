import { describe, expect, test } from "vitest";
import { cancelWords } from "./cancelWords";

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
    expect(cancelWords({ ...booking(0), ...untold, customer_email: "" }, endsMs - 1)).toBe("noMail");
    expect(cancelWords({ ...booking(420), ...untold, customer_email: "" }, endsMs - 1)).toBe("refundNoMail");
    const known = { ...booking(420), ...untold, customer_email: "moa@exempel.se" };
    expect(cancelWords(known, endsMs - 1)).toBe("refund");
  });

  test("does not say so after the end of the visit", () => {
    expect(cancelWords(booking(420), endsMs)).toBe("refundOver");
    expect(cancelWords(booking(0), endsMs)).toBe("noRefundOver");
  });
});
