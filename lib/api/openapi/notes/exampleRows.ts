import { serializeOwnService } from "@/lib/catalogue/ownServiceProjection";
import { givenAsTold } from "@/lib/catalogue/serviceFields";
import { serializeService } from "@/lib/catalogue/serviceProjection";
import { initialColumns } from "@/lib/catalogue/serviceRules";
import { category, ids, subcategory } from "./exampleBusiness";

/*
 * Rows of the database as the queries of the serialisers return them. Examples of answers are made of them by those same
 * serialisers, so that a new field of an answer is in its examples, and none is in an example alone.
 */

/** When the examples are asked for: before the visit. */
export const exampleNowMs = Date.parse("2026-11-22T08:00:00.000Z");

const paidAt = new Date("2026-11-21T10:14:31.000Z");

/** A booking that is paid for, with its history. */
export const bookingRow = {
  id: ids.booking,
  startsAt: new Date("2026-11-26T13:30:00.000Z"),
  endsAt: new Date("2026-11-26T14:00:00.000Z"),
  durationMinutes: 30,
  status: "confirmed" as const,
  serviceId: ids.service,
  serviceName: "Klippning",
  deliveryMode: "physical" as const,
  customerName: "Elin Lund",
  customerEmail: "elin.lund@exempel.se",
  customerPhone: "070-174 06 30",
  customerComment: "Porten är låst efter 18.",
  attendeeName: null,
  staffMember: { id: ids.staff, name: "Josefin Sandell", isImplicit: false },
  source: "online" as const,
  paymentWay: "checkout" as const,
  createdAt: new Date("2026-11-20T09:00:00.000Z"),
  totalOre: 42_000,
  review: null,
  dueOre: 0,
  links: [],
  timeZone: "Europe/Stockholm",
  confirmedAt: paidAt,
  isWithdrawalExempt: false,
  earlyStartAskedAt: null,
  earlyStartVersion: null,
  commissionOre: 2_100,
  holdExpiresAt: null,
  freeCancellationUntil: new Date("2026-11-25T13:30:00.000Z"),
  cancelReason: null,
  cancelledAt: null,
  visitMark: null,
  seriesId: null,
  notifiesCustomer: true,
  cancelNote: null,
  sequence: 0,
  payment: { status: "paid" as const, amountOre: 42_000, refundedOre: 0, paidAt, refunds: [] },
  ledger: [
    { kind: "payment" as const, amountOre: 42_000, method: null, occurredAt: paidAt },
    { kind: "commission" as const, amountOre: -2_100, method: null, occurredAt: paidAt },
  ],
  disputes: [],
  events: [
    {
      kind: "held",
      actor: "guest",
      actorUserId: null,
      data: {},
      fromStatus: null,
      toStatus: "pending" as const,
      createdAt: new Date("2026-11-21T10:12:00.000Z"),
    },
    {
      kind: "confirmed",
      actor: "stripe",
      actorUserId: null,
      data: {},
      fromStatus: "pending" as const,
      toStatus: "confirmed" as const,
      createdAt: paidAt,
    },
  ],
};

const ownerId = "c2a7d9b4-53e1-8f06-a8cd-1e9b70f3d652";
const cancelledAt = new Date("2026-11-22T08:03:12.000Z");

/** The same, cancelled by the business. */
export const cancelledRow = {
  ...bookingRow,
  actors: new Map([[ownerId, "Josefin Sandell"]]),
  status: "cancelled" as const,
  cancelReason: "by_provider" as const,
  cancelledAt,
  cancelNote: "Josefin är sjuk. Välkommen att boka en ny tid.",
  payment: { ...bookingRow.payment, refundedOre: 42_000 },
  ledger: [
    ...bookingRow.ledger,
    { kind: "refund" as const, amountOre: -42_000, method: null, occurredAt: cancelledAt },
    { kind: "commission_returned" as const, amountOre: 2_100, method: null, occurredAt: cancelledAt },
  ],
  events: [
    ...bookingRow.events,
    {
      kind: "cancelled",
      actor: "provider",
      actorUserId: ownerId,
      data: {},
      fromStatus: "confirmed" as const,
      toStatus: "cancelled" as const,
      createdAt: cancelledAt,
    },
  ],
};

const named = {
  category: {
    id: category.id,
    slug: category.slug,
    nameSv: category.name,
    nameEn: "Beauty and wellness",
  },
  subcategory: { id: subcategory.id, slug: subcategory.slug, nameSv: subcategory.name, nameEn: "Hair" },
};

/** The service of the business as it is edited. */
export const serviceRow = {
  ...initialColumns,
  id: ids.service,
  providerId: ids.provider,
  name: "Klippning",
  description: "Klippning i torrt hår. Kom gärna nytvättad, så hinner vi prata mer om formen.",
  priceOre: 42_000,
  durationMinutes: 30,
  bufferAfterMinutes: 10,
  imageUrl: null,
  position: 0,
  subcategoryId: ids.subcategory,
  subcategory: { ...named.subcategory, category: named.category },
  version: "Qm9rYSBlbiBzdHVu",
};

/** The service as its business sees it. */
export const ownService = serializeOwnService(serviceRow, "sv");

/** The same service as everybody sees it. */
export const service = serializeService({
  ...serviceRow,
  slug: "klippning-b5d7ccb52650",
  imageAlt: "",
  subcategory,
  category: { ...category, key: "beauty_wellness" },
});

/** The same service as it is sent to be saved. */
export const serviceDraft = givenAsTold(ownService);
