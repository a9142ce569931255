import "server-only";
import { db } from "@/lib/db/client";
import { AppError } from "@/lib/errors/AppError";

/**
 * Which settings of a business hold now, for whoever booked by some that were saved again meanwhile.
 * @throws AppError not_found
 */
export async function standingSettings(providerId: string): Promise<{ settings_version: number }> {
  const provider = await db().provider.findUnique({
    where: { id: providerId },
    select: { settingsVersion: true },
  });
  if (provider === null) throw new AppError("not_found");
  return { settings_version: provider.settingsVersion };
}
