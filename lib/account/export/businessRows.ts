import "server-only";
import { db } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import { exportedBookingColumns } from "./exportedBooking";

const bookingColumns = {
  ...exportedBookingColumns,
  staffMember: { select: { name: true } },
} satisfies Prisma.BookingSelect;

type ExportedBookingRow = Prisma.BookingGetPayload<{ select: typeof bookingColumns }>;

/**
 * Rows fetched at a time: a file of any length needs the memory of one page, and other requests wait for no more than one
 * page to be written (some 20 ms; 80 with 500 rows).
 */
const pageSize = 100;

/** The bookings of a business by their start, page by page; what was held and never paid is none. */
export async function* bookingPages(providerId: string): AsyncGenerator<ExportedBookingRow[]> {
  let after: string | undefined;
  for (;;) {
    const rows: ExportedBookingRow[] = await db().booking.findMany({
      where: { providerId, OR: [{ confirmedAt: { not: null } }, { payment: { is: { status: "paid" } } }] },
      select: bookingColumns,
      orderBy: [{ startsAt: "asc" }, { id: "asc" }],
      take: pageSize,
      ...(after === undefined ? {} : { cursor: { id: after }, skip: 1 }),
    });
    if (rows.length > 0) yield rows;
    if (rows.length < pageSize) return;
    after = rows.at(-1)?.id;
  }
}

const clientColumns = {
  notes: {
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    include: { texts: { orderBy: { id: "asc" } } },
  },
} satisfies Prisma.ClientInclude;
export type ExportedClientRow = Prisma.ClientGetPayload<{ include: typeof clientColumns }>;

/** The clients of a business with their notes, in the order in which they were added, page by page. */
export async function* clientPages(providerId: string): AsyncGenerator<ExportedClientRow[]> {
  let after: string | undefined;
  for (;;) {
    const rows: ExportedClientRow[] = await db().client.findMany({
      where: { providerId },
      include: clientColumns,
      orderBy: [{ createdAt: "asc" }, { id: "asc" }],
      take: pageSize,
      ...(after === undefined ? {} : { cursor: { id: after }, skip: 1 }),
    });
    if (rows.length > 0) yield rows;
    if (rows.length < pageSize) return;
    after = rows.at(-1)?.id;
  }
}

/** Everything of a business but its clients and bookings. */
export function loadBusinessRows(providerId: string) {
  return db().provider.findUniqueOrThrow({
    where: { id: providerId },
    include: {
      locations: { orderBy: [{ isPrimary: "desc" }, { id: "asc" }] },
      members: {
        where: { endedAt: null },
        select: { role: true, staffMemberId: true, createdAt: true, user: { select: { email: true } } },
        orderBy: [{ createdAt: "asc" }, { id: "asc" }],
      },
      pictures: {
        select: {
          hash: true,
          alt: true,
          serviceId: true,
          staffMemberId: true,
          content: { select: { width: true } },
        },
        orderBy: [
          { serviceId: { sort: "asc", nulls: "first" } },
          { staffMemberId: { sort: "asc", nulls: "first" } },
          { position: "asc" },
        ],
      },
      staffMembers: {
        orderBy: [{ sort: "asc" }, { id: "asc" }],
        include: { services: { select: { serviceId: true } } },
      },
      services: {
        orderBy: [{ position: "asc" }, { name: "asc" }],
        include: { subcategory: { include: { category: true } } },
      },
      openingHours: { orderBy: [{ dayOfWeek: "asc" }, { staffMemberId: "asc" }] },
      specialDays: { orderBy: [{ day: "asc" }, { id: "asc" }] },
      unavailableTimes: { orderBy: [{ startsAt: "asc" }, { id: "asc" }] },
      reviews: { orderBy: { createdAt: "asc" }, include: { reply: true } },
    },
  });
}
export type BusinessRows = Awaited<ReturnType<typeof loadBusinessRows>>;
