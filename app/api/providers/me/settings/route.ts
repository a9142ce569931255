import { ownSettingsCall, saveSettingsCall } from "@/lib/api/contract/ownSettings";
import { endpoint } from "@/lib/api/endpoint";
import { Reply } from "@/lib/api/reply";
import { resource } from "@/lib/api/resource";
import { ownProviderId } from "@/lib/dashboard/ownProviderId";
import { loadOwnSettings, settingsTag } from "@/lib/dashboard/ownSettings";
import { saveSettings } from "@/lib/dashboard/saveSettings";
import { serializeOwnSettings, serializeSavedSettings } from "@/lib/dashboard/serializers";

const get = endpoint(ownSettingsCall, async ({ session }) => {
  const settings = await loadOwnSettings(ownProviderId(session), Date.now());
  return new Reply(serializeOwnSettings(settings), { ETag: settingsTag(settings.business) });
});

const put = endpoint(saveSettingsCall, async ({ session, body, request }) => {
  const ifMatch = request.headers.get("if-match");
  const saved = await saveSettings(ownProviderId(session), body, { ifMatch, nowMs: Date.now() });
  return new Reply(serializeSavedSettings(saved), { ETag: settingsTag(saved.settings.business) });
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ GET: get, PUT: put });
