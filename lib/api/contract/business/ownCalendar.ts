import {
  calendarChangesQuery,
  calendarChangesSchema,
  calendarQuery,
  calendarSchema,
} from "@/lib/business/calendar/calendarSchemas";
import {
  addBlockSchema,
  blockedSchema,
  changeBlockSchema,
  markSchema,
  scheduledSchema,
  scheduleSchema,
  unblockedSchema,
  undoParams,
} from "@/lib/business/calendar/changeSchemas";
import { idParams } from "@/lib/http/input/schemas";
import { defineCall } from "../../call";

/** A member reads and changes their own calendar. */
const common = { tag: "Provider", access: "member", status: 200 } as const;

export const calendarCall = defineCall({
  ...common,
  id: "getCalendar",
  method: "GET",
  path: "/providers/me/calendar",
  summary: "Up to seven days: people, hours, absences and bookings, as a calendar draws them",
  query: calendarQuery,
  answer: calendarSchema,
  errors: ["staff_not_found"],
});

export const calendarChangesCall = defineCall({
  ...common,
  id: "getCalendarChanges",
  method: "GET",
  path: "/providers/me/calendar/changes",
  summary: "Whether anything in the calendar changed since, and on which days",
  query: calendarChangesQuery,
  answer: calendarChangesSchema,
});

export const scheduleBookingCall = defineCall({
  ...common,
  id: "scheduleBooking",
  method: "PATCH",
  path: "/providers/me/bookings/{id}/schedule",
  summary: "Give a booking another start, person or length; the customer is told ten seconds later",
  params: idParams,
  body: scheduleSchema,
  answer: scheduledSchema,
  errors: [
    "owner_only",
    "not_found",
    "staff_not_found",
    "transition_not_allowed",
    "edit_conflict",
    "slot_taken",
    "slot_unavailable",
    "customer_mails_unconfirmed",
    "customer_mails_limit",
    "outside_hours",
    "payments_unavailable",
    "changed_meanwhile",
  ],
});

export const markVisitCall = defineCall({
  ...common,
  id: "markVisit",
  method: "PATCH",
  path: "/providers/me/bookings/{id}/mark",
  summary: "Mark a visit as arrived or as not come, or take the mark away",
  params: idParams,
  body: markSchema,
  answer: scheduledSchema,
  errors: ["not_found", "transition_not_allowed", "customer_mails_unconfirmed", "customer_mails_limit"],
});

export const addBlockCall = defineCall({
  ...common,
  id: "addBlock",
  method: "POST",
  path: "/providers/me/blocks",
  summary: "Block a time of one person or of the whole business; bookings inside stay",
  status: 201,
  body: addBlockSchema,
  answer: blockedSchema,
  errors: ["owner_only", "staff_not_found"],
});

export const changeBlockCall = defineCall({
  ...common,
  id: "changeBlock",
  method: "PATCH",
  path: "/providers/me/blocks/{id}",
  summary: "Change a blocked time",
  params: idParams,
  body: changeBlockSchema,
  answer: blockedSchema,
  errors: ["owner_only", "staff_not_found", "not_found"],
});

export const removeBlockCall = defineCall({
  ...common,
  id: "removeBlock",
  method: "DELETE",
  path: "/providers/me/blocks/{id}",
  summary: "Open a blocked time again",
  params: idParams,
  answer: unblockedSchema,
  errors: ["owner_only", "not_found"],
});

export const undoCall = defineCall({
  ...common,
  id: "undoChange",
  method: "POST",
  path: "/providers/me/undo/{token}",
  summary: "Undo a move, a length, a mark or a block within ten seconds",
  status: 204,
  params: undoParams,
  errors: ["not_found", "undo_over", "slot_taken"],
});

/** In the order of the description. */
export const ownCalendarCalls = [
  calendarCall,
  calendarChangesCall,
  scheduleBookingCall,
  markVisitCall,
  addBlockCall,
  changeBlockCall,
  removeBlockCall,
  undoCall,
] as const;
