import { z } from "zod";
import type { Prisma } from "@/lib/db/generated/client";
import { env } from "@/lib/env";
import { publicPicture } from "@/lib/http/pictureAddress";
import { doorOf } from "../visitPlace";

/** Whom a booking is with: enough to find and to reach them. */
export const bookedProviderSchema = z.object({
  id: z.uuid(),
  slug: z.string(),
  company_name: z.string(),
  organisation_number: z.string().nullable(),
  phone: z.string().nullable(),
  address: z.string().nullable(),
  postal_code: z.string().nullable(),
  city: z.string().nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  profile_image_url: z.string().nullable(),
});

export const placeColumns = {
  address: true,
  postalCode: true,
  city: true,
  latitude: true,
  longitude: true,
  isPositionExact: true,
} as const;

export const bookedProviderColumns = {
  ...placeColumns,
  id: true,
  slug: true,
  companyName: true,
  organisationNumber: true,
  phone: true,
  profileImageUrl: true,
} as const satisfies Prisma.ProviderSelect;

type Row = { provider: Prisma.ProviderGetPayload<{ select: typeof bookedProviderColumns }> };

/** The business in the contract's shape; where its door is only as exactly as that is known. */
export function bookedProvider({ provider }: Row): z.input<typeof bookedProviderSchema> {
  const door = doorOf({ provider });
  return {
    id: provider.id,
    slug: provider.slug,
    company_name: provider.companyName,
    organisation_number: provider.organisationNumber,
    phone: provider.phone,
    address: provider.address,
    postal_code: provider.postalCode,
    city: provider.city,
    latitude: door?.latitude ?? null,
    longitude: door?.longitude ?? null,
    profile_image_url: provider.profileImageUrl && publicPicture(provider.profileImageUrl, env().APP_URL),
  };
}
