import "server-only";
import type { Tx } from "@/lib/db/client";
import { AppError } from "@/lib/errors/AppError";
import { mayReplace } from "@/lib/http/entityTags";

/** The version of a business's settings, as `ETag` and `If-Match` have it. */
export function settingsTag({ settingsVersion }: { settingsVersion: number }): string {
  return `"${settingsVersion}"`;
}

/** The same, read from the business's row. */
export async function loadSettingsTag(providerId: string, source: Tx): Promise<string> {
  const where = { id: providerId };
  return settingsTag(await source.provider.findUniqueOrThrow({ where, select: { settingsVersion: true } }));
}

/**
 * Increments the version in the caller's transaction, which holds the lock of the business: a hold that was checked
 * by the older version is checked again.
 * @param ifMatch the header as it came; null: replaces any version
 * @throws AppError edit_conflict when the stored version is not the one that `ifMatch` names
 */
export async function incrementSettingsVersion(
  tx: Tx,
  providerId: string,
  ifMatch: string | null,
): Promise<void> {
  if (!mayReplace(ifMatch, await loadSettingsTag(providerId, tx))) throw new AppError("edit_conflict");
  await tx.provider.update({
    where: { id: providerId },
    data: { settingsVersion: { increment: 1 } },
    select: { id: true },
  });
}
