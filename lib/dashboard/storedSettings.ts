import "server-only";
import { loadOwnSettings, settingsTag } from "./ownSettings";
import { serializeOwnSettings } from "./serializers";

/** The settings of a business as its pages begin to edit them: what the `GET` answers, with its version. */
export async function storedSettings(providerId: string, owner: string, nowMs: number) {
  const settings = await loadOwnSettings(providerId, nowMs);
  return { settings: serializeOwnSettings(settings), tag: settingsTag(settings.business), owner };
}
