import { ownAbsencesCall, saveOwnAbsencesCall } from "@/lib/api/contract/ownAbsences";
import { endpoint } from "@/lib/api/endpoint";
import { resource } from "@/lib/api/resource";
import { serializeOwnAbsences, serializeSavedAbsences } from "@/lib/business/serializers";
import { loadOwnAbsences, ownPerson, saveOwnAbsences } from "@/lib/business/staff/ownAbsences";

const get = endpoint(ownAbsencesCall, async ({ session }) =>
  serializeOwnAbsences(await loadOwnAbsences(await ownPerson(session), Date.now())),
);

const patch = endpoint(saveOwnAbsencesCall, async ({ session, body }) =>
  serializeSavedAbsences(await saveOwnAbsences(await ownPerson(session), body, Date.now())),
);

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ GET: get, PATCH: patch });
