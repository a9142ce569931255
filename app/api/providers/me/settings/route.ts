import {
  changeSettingsCall,
  ownSettingsCall,
  saveSettingsCall,
} from "@/lib/api/contract/business/ownSettings";
import { endpoint } from "@/lib/api/endpoint";
import { Reply } from "@/lib/api/reply";
import { resource } from "@/lib/api/resource";
import { ownProviderId } from "@/lib/business/ownProviderId";
import { serializeOwnSettings, serializeSavedSettings } from "@/lib/business/serializers";
import { loadOwnSettings } from "@/lib/business/settings/ownSettings";
import { saveSettings } from "@/lib/business/settings/saveSettings";
import type { SettingsEdit } from "@/lib/business/settings/settingsEdit";
import type { ActiveSession } from "@/lib/identity/sessions/activeSession";
import { settingsTag } from "@/lib/providers/settingsVersion";

const get = endpoint(ownSettingsCall, async ({ session, query }) => {
  const whose = { staffMemberId: query.staffId ?? null };
  const settings = await loadOwnSettings(ownProviderId(session), Date.now(), whose);
  return new Reply(serializeOwnSettings(settings), { ETag: settingsTag(settings.business) });
});

type Save = {
  session: ActiveSession;
  body: SettingsEdit;
  request: Request;
  query?: { staffId?: string | undefined } | undefined;
};

async function save({ session, body, request, query }: Save) {
  const context = {
    ifMatch: request.headers.get("if-match"),
    actorUserId: session.user.id,
    staffMemberId: query?.staffId ?? null,
    nowMs: Date.now(),
  };
  const saved = await saveSettings(ownProviderId(session), body, context);
  return new Reply(serializeSavedSettings(saved), { ETag: settingsTag(saved.settings.business) });
}

const put = endpoint(saveSettingsCall, save);
const patch = endpoint(changeSettingsCall, save);

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ GET: get, PUT: put, PATCH: patch });
