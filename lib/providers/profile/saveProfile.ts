import "server-only";
import type { Tx } from "@/lib/db/client";
import { AppError } from "@/lib/errors/AppError";
import { type BusinessProfile, editedProfile, immutableFaults } from "./profile";
import type { ProfileDraft } from "./profileDraft";
import { copyPrimaryPlace } from "./saveLocations";

export type Saved = BusinessProfile & { companyName: string; organisationNumber: string | null };

/**
 * Saves the profile of a business in the caller's transaction, which holds its lock, and increments the settings'
 * version; its primary place gets the same address.
 * @throws AppError invalid_request for another company name or organisation number
 */
export async function saveProfile(
  tx: Tx,
  providerId: string,
  { current, draft }: { current: Saved; draft: ProfileDraft },
): Promise<void> {
  const fields = immutableFaults(current, draft);
  if (fields.length > 0) throw new AppError("invalid_request", { fields });
  const profile = editedProfile(current, draft);
  await tx.provider.update({
    where: { id: providerId },
    data: { ...profile, settingsVersion: { increment: 1 } },
    select: { id: true },
  });
  await savePrimaryPlace(tx, providerId, profile);
}

/** The place flagged as primary, else the first (DATA-4). Without street or city there is none. */
async function savePrimaryPlace(tx: Tx, providerId: string, profile: BusinessProfile): Promise<void> {
  const [place, next] = await tx.providerLocation.findMany({
    where: { providerId },
    orderBy: [{ isPrimary: "desc" }, { city: "asc" }, { id: "asc" }],
    select: { id: true, address: true },
    take: 2,
  });
  const { address, city, postalCode, phone, latitude, longitude, isPositionExact } = profile;
  // A place stored without a street stays; one that lost its street is removed, and the next becomes the primary one.
  const hasPlace = city !== null && (address !== null || place?.address === "");
  if (!hasPlace) {
    if (place) await tx.providerLocation.delete({ where: { id: place.id } });
    if (next === undefined) return;
    await tx.providerLocation.update({ where: { id: next.id }, data: { isPrimary: true } });
    return copyPrimaryPlace(tx, providerId);
  }
  const at = { latitude, longitude, isPositionExact };
  const data = { address: address ?? "", city, postalCode, phone, ...at, isPrimary: true };
  if (place) await tx.providerLocation.update({ where: { id: place.id }, data });
  else await tx.providerLocation.create({ data: { ...data, providerId } });
}
