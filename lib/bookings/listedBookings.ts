import type { Prisma } from "@/lib/db/generated/client";

/**
 * What the calendar of a business and the list of a customer show. Checkouts that came to nothing (nobody paid, or the
 * hold ran out) are left out: they never were bookings, and a busy business would see mostly those among the cancelled
 * ones. They are still found by their id.
 */
export const wereBookings = {
  OR: [
    { cancelReason: null },
    { cancelReason: { in: ["by_customer", "by_provider"] } },
    { payment: { is: { status: "paid" } } },
  ],
} satisfies Prisma.BookingWhereInput;
