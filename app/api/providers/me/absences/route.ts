import { ownAbsencesCall, saveOwnAbsencesCall } from "@/lib/api/contract/business/ownAbsences";
import { endpoint } from "@/lib/api/endpoint";
import { Reply } from "@/lib/api/reply";
import { resource } from "@/lib/api/resource";
import { serializeOwnAbsences, serializeSavedAbsences } from "@/lib/business/serializers";
import {
  loadOwnAbsences,
  ownAbsencesTag,
  ownPerson,
  saveOwnAbsences,
} from "@/lib/business/staff/ownAbsences";

const get = endpoint(ownAbsencesCall, async ({ session }) => {
  const absences = await loadOwnAbsences(await ownPerson(session), Date.now());
  return new Reply(serializeOwnAbsences(absences), { ETag: ownAbsencesTag(absences) });
});

const patch = endpoint(saveOwnAbsencesCall, async ({ session, body, request }) => {
  const context = { ifMatch: request.headers.get("if-match"), nowMs: Date.now() };
  const saved = await saveOwnAbsences(await ownPerson(session), body, context);
  return new Reply(serializeSavedAbsences(saved), { ETag: ownAbsencesTag(saved) });
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ GET: get, PATCH: patch });
