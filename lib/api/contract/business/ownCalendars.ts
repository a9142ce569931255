import {
  feedDraftSchema,
  feedEditSchema,
  newFeedSchema,
  sourceEditSchema,
  syncedCalendarSchema,
  syncedCalendarsSchema,
  whoseParams,
} from "@/lib/calendarSync/schemas";
import { idParams } from "@/lib/http/input/schemas";
import { defineCall } from "../../call";

const common = { tag: "Provider", access: "member" } as const;
const ofFeed = {
  ...common,
  path: "/providers/me/calendars/{whose}/feed",
  params: whoseParams,
  errors: ["not_found"],
} as const;

export const ownCalendarsCall = defineCall({
  ...common,
  id: "listOwnCalendars",
  method: "GET",
  path: "/providers/me/calendars",
  summary: "The calendars that the session reaches, and the links that others read them by",
  status: 200,
  answer: syncedCalendarsSchema,
});

export const makeFeedCall = defineCall({
  ...ofFeed,
  id: "makeCalendarFeed",
  method: "POST",
  summary: "Make a private link to a calendar, in place of the one before",
  status: 201,
  needsConfirmedAddress: true,
  body: feedDraftSchema,
  answer: newFeedSchema,
  errors: ["not_found", "passkey_refused", "passkeys_unavailable", "too_many_requests"],
});

export const changeFeedCall = defineCall({
  ...ofFeed,
  id: "changeCalendarFeed",
  method: "PATCH",
  summary: "Say whether the link has absences, too",
  status: 200,
  body: feedEditSchema,
  answer: syncedCalendarSchema,
});

export const endFeedCall = defineCall({
  ...ofFeed,
  id: "endCalendarFeed",
  method: "DELETE",
  summary: "End the link to a calendar",
  status: 204,
});

const ofSource = { ...ofFeed, path: "/providers/me/calendars/{whose}/source" } as const;

export const setSourceCall = defineCall({
  ...ofSource,
  id: "setCalendarSource",
  method: "PUT",
  summary: "Block the busy times of a calendar elsewhere",
  status: 202,
  needsConfirmedAddress: true,
  body: sourceEditSchema,
  answer: syncedCalendarSchema,
  errors: ["not_found", "too_many_requests"],
});

export const removeSourceCall = defineCall({
  ...ofSource,
  id: "removeCalendarSource",
  method: "DELETE",
  summary: "Forget a calendar elsewhere and its busy times",
  status: 204,
});

export const keepOverlapCall = defineCall({
  tag: "Provider",
  access: "provider",
  id: "keepOverlap",
  method: "PUT",
  path: "/providers/me/bookings/{id}/kept-overlap",
  summary: "Keep a booking at a time that is busy in the calendar elsewhere",
  params: idParams,
  status: 204,
  errors: ["not_found"],
});

/** In the order of the description. */
export const ownCalendarLinkCalls = [
  ownCalendarsCall,
  makeFeedCall,
  changeFeedCall,
  endFeedCall,
  setSourceCall,
  removeSourceCall,
  keepOverlapCall,
] as const;
