import "server-only";
import { db, type Tx } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";

const columns = {
  id: true,
  slug: true,
  companyName: true,
  organisationNumber: true,
  description: true,
  email: true,
  contactEmail: true,
  phone: true,
  address: true,
  postalCode: true,
  city: true,
  latitude: true,
  longitude: true,
  isPositionExact: true,
  profileImageUrl: true,
  timeZone: true,
  plan: true,
  isVerified: true,
  isOnboarded: true,
  stripeAccountId: true,
  detailsSubmitted: true,
  chargesEnabled: true,
  requirements: true,
  minNoticeMinutes: true,
  horizonDays: true,
  freeCancellationHours: true,
  bufferBeforeMinutes: true,
  bufferAfterMinutes: true,
  ratingSum: true,
  reviewCount: true,
  bookingCount: true,
  settingsVersion: true,
  closingSince: true,
  owner: { select: { email: true, emailVerifiedAt: true } },
  locations: {
    select: {
      id: true,
      address: true,
      postalCode: true,
      city: true,
      phone: true,
      latitude: true,
      longitude: true,
      isPositionExact: true,
      isPrimary: true,
    },
    orderBy: [{ isPrimary: "desc" }, { city: "asc" }, { id: "asc" }],
  },
} satisfies Prisma.ProviderSelect;

/** A business as its owner sees it. */
export type Business = Prisma.ProviderGetPayload<{ select: typeof columns }>;

/** Whether its public page opens, for customers and for its owner: not before the owner's address is confirmed. */
export const hasPage = ({ owner }: Pick<Business, "owner">): boolean => owner.emailVerifiedAt !== null;

/** @param providerId of the session; its business exists as long as the session does. */
export async function loadBusiness(providerId: string, source: Tx = db()): Promise<Business> {
  return source.provider.findUniqueOrThrow({ where: { id: providerId }, select: columns });
}

/** Whether the payment provider pays it out; to be booked it also needs a confirmed address. */
export function hasPayouts(business: Pick<Business, "chargesEnabled" | "detailsSubmitted">): boolean {
  return business.chargesEnabled && business.detailsSubmitted;
}

/** The mean of its ratings, 1 to 5; null before the first review. */
export function averageRating(business: Pick<Business, "ratingSum" | "reviewCount">): number | null {
  return business.reviewCount === 0 ? null : business.ratingSum / business.reviewCount;
}
