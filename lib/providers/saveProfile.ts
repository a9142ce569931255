import "server-only";
import type { Tx } from "@/lib/db/client";
import { AppError } from "@/lib/errors/AppError";
import { editedProfile, immutableFaults, type Profile } from "./profile";
import type { ProfileDraft } from "./profileDraft";

export type Saved = Profile & { companyName: string; organisationNumber: string | null };

/**
 * Saves the profile of a business in the caller's transaction, which holds its lock, and counts the settings one version
 * up; its primary place follows.
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
  });
  await savePrimaryPlace(tx, providerId, profile);
}

/** The place flagged as primary, else the first (specification, section 3). Without street or city there is none. */
async function savePrimaryPlace(tx: Tx, providerId: string, profile: Profile): Promise<void> {
  const place = await tx.providerLocation.findFirst({
    where: { providerId },
    orderBy: [{ isPrimary: "desc" }, { city: "asc" }, { id: "asc" }],
    select: { id: true },
  });
  const { address, city, postalCode, phone, latitude, longitude } = profile;
  if (address === null || city === null) {
    if (place) await tx.providerLocation.delete({ where: { id: place.id } });
    return;
  }
  const data = { address, city, postalCode, phone, latitude, longitude, isPrimary: true };
  if (place) await tx.providerLocation.update({ where: { id: place.id }, data });
  else await tx.providerLocation.create({ data: { ...data, providerId } });
}
