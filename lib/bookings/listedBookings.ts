import type { Prisma } from "@/lib/db/generated/client";

/**
 * What the calendar of a business and the list of a customer show. Checkouts that nobody paid, or whose hold ran out, are
 * left out: a busy business would see mostly those among the cancelled ones. They are still found by their id.
 */
export const listedBookings = {
  OR: [
    { cancelReason: null },
    { cancelReason: { in: ["by_customer", "by_provider", "withdrawn"] } },
    { payment: { is: { status: "paid" } } },
  ],
} satisfies Prisma.BookingWhereInput;
