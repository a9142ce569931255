import "server-only";
import { settingsTag } from "@/lib/providers/settingsVersion";
import { serializeOwnSettings } from "../serializers";
import { loadOwnSettings } from "./ownSettings";

/**
 * The settings of a business as its pages begin to edit them, or those of one of its people: what the `GET` answers,
 * with its version.
 */
export async function storedSettings(
  providerId: string,
  owner: string,
  nowMs: number,
  staffMemberId: string | null = null,
) {
  const settings = await loadOwnSettings(providerId, nowMs, { staffMemberId });
  const tag = settingsTag(settings.business);
  return { settings: serializeOwnSettings(settings), tag, owner, staffId: staffMemberId };
}
