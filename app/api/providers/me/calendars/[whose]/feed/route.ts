import { changeFeedCall, endFeedCall, makeFeedCall } from "@/lib/api/contract/business/ownCalendars";
import { endpoint } from "@/lib/api/endpoint";
import { resource } from "@/lib/api/resource";
import { changeFeed, endFeed, makeFeed } from "@/lib/calendarSync/feed/feedLinks";
import { reachedCalendar } from "@/lib/calendarSync/reachedCalendar";
import { confirmProof } from "@/lib/identity/passkeys/confirmProof";
import { businessScopeOf } from "@/lib/identity/sessions/businessScope";

const make = endpoint(makeFeedCall, async ({ session, params, body, locale }) => {
  const scope = businessScopeOf(session);
  // First, so that the answer to whoever does not reach the calendar is the same with any password.
  await reachedCalendar(scope, params.whose);
  const checkedHash = await confirmProof(session, body);
  const wanted = { whose: params.whose, includesAbsences: body.includes_absences, locale, checkedHash };
  return makeFeed(scope, wanted);
});

const change = endpoint(changeFeedCall, async ({ session, params, body }) =>
  changeFeed(businessScopeOf(session), params.whose, body.includes_absences),
);

const end = endpoint(endFeedCall, async ({ session, params }) => {
  await endFeed(businessScopeOf(session), params.whose);
  return undefined;
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  POST: make,
  PATCH: change,
  DELETE: end,
});
