import type {
  CalendarAbsence,
  CalendarBooking,
  CalendarPerson,
} from "@/lib/business/calendar/calendarSchemas";
import {
  addBlockCall,
  calendarCall,
  calendarChangesCall,
  changeBlockCall,
  markVisitCall,
  removeBlockCall,
  scheduleBookingCall,
  undoCall,
} from "../../../contract/business/ownCalendar";
import { note } from "../../note";
import { endTime, ids, startTime } from "../exampleBusiness";

const block = "5d0e7c1a-3f52-4b86-9a0d-7e21c4f8b693";
const undo = { token: "b3b1c9de-64f7-4c39-8d1e-2a9f50c7e418", until: "2026-11-26T09:14:41.207Z" };
const cursor = "MTc5NTY4NDQ3MTIwNy44NDQ6ODQ0Og";

const booking: CalendarBooking = {
  id: ids.booking,
  reference: "89981A8D",
  customer_name: "Elin Lund",
  customer_phone: "070-174 06 30",
  service_id: ids.service,
  service_name: "Klippning",
  staff_id: ids.staff,
  status: "confirmed",
  source: "online",
  payment_way: "checkout",
  payment_state: "paid_by_card",
  is_paid: true,
  total_amount: 420,
  visit_mark: null,
  has_objection: false,
  allergies: ["PPD"],
  is_first_visit: true,
  delivery_mode: "physical",
  client_id: null,
  series_id: null,
  start_time: startTime,
  end_time: endTime,
  duration_minutes: 30,
  blocked_from: startTime,
  blocked_until: endTime,
  date: "2026-11-26",
  start_minute: 870,
  end_minute: 900,
  hold_expires_at: null,
  sequence: 0,
  can: { move: null, lengthen: null, arrived: "too_early", no_show: "too_early" },
};

const absence: CalendarAbsence = {
  id: block,
  staff_id: ids.staff,
  start_time: "2026-11-26T15:00:00.000Z",
  end_time: "2026-11-26T16:00:00.000Z",
  reason: "Tandläkare",
  can_change: true,
  is_external: false,
};

const person: CalendarPerson = {
  id: ids.staff,
  name: "Josefin Sandell",
  colour: "rose",
  is_active: true,
  service_ids: null,
  days: [
    {
      date: "2026-11-26",
      open_minute: 540,
      close_minute: 1080,
      lunches: [{ start_minute: 720, end_minute: 780 }],
      ribbon: [
        { kind: "closed", start_minute: 0, end_minute: 540 },
        { kind: "free", start_minute: 540, end_minute: 720 },
        { kind: "lunch", start_minute: 720, end_minute: 780 },
        { kind: "free", start_minute: 780, end_minute: 870 },
        { kind: "busy", start_minute: 870, end_minute: 900 },
        { kind: "free", start_minute: 900, end_minute: 960 },
        { kind: "unavailable", start_minute: 960, end_minute: 1020 },
        { kind: "free", start_minute: 1020, end_minute: 1080 },
        { kind: "closed", start_minute: 1080, end_minute: 1440 },
      ],
      open_minutes: 480,
      booked_minutes: 30,
      free_minutes: 390,
    },
  ],
};

const undoable =
  "`undo` is good for ten seconds, by whoever made the change; its mails are sent when they are over. Another change meanwhile ends it, and one mail tells of both. null when nothing was changed.";

export const ownCalendarNotes = [
  note(calendarCall, {
    description:
      "`from` and `to` are days in the business's time zone, both included. Minutes are those of the local day. `is_active` is false for somebody who has left and whose bookings are shown. Cancelled bookings and holds that ran out are left out. A member is shown their own: amounts and `sums` are null to them, phone numbers but for visits of today. `cursor` is where to ask for changes from.",
    query: { from: "2026-11-26", to: "2026-11-26" },
    answer: {
      time_zone: "Europe/Stockholm",
      today: "2026-11-26",
      now: "2026-11-26T07:58:12.000Z",
      days: ["2026-11-26"],
      people: [person],
      absences: [absence],
      bookings: [booking],
      sums: [{ date: "2026-11-26", bookings: 1, booked_amount: 420 }],
      cursor,
    },
  }),
  note(calendarChangesCall, {
    description:
      "For being asked every few seconds while the calendar is looked at. Bookings, holds, payments, marks and absences name their days; `dates` is null when any day may have changed: hours or people did, or the cursor is more than an hour old.",
    query: { cursor },
    answer: { has_changed: true, dates: ["2026-11-26"], cursor },
  }),
  note(scheduleBookingCall, {
    description: `Start and length are whole steps of five minutes; the price stays. Start and person of a confirmed booking until it begins, its length until it is over. \`sequence\` is the booking's as it was read: 412 \`edit_conflict\` names the present one. Never over another booking (409 \`slot_taken\`), outside opening hours, in a lunch or an absence only with \`outsideHours\` (409 \`outside_hours\`): both say in \`details\` what is in the way and up to three places that fit. \`staffId\` \`any\` gives it to whoever does the service and is free, first of all whoever has it, then whoever has the fewest booked minutes that day; \`booking\` says who it is. A member's stay theirs: 403 \`owner_only\`. ${undoable}`,
    params: { id: ids.booking },
    body: { startTime, durationMinutes: 45, sequence: 0 },
    answer: {
      booking: { ...booking, duration_minutes: 45, end_minute: 915, sequence: 1 },
      undo,
    },
  }),
  note(markVisitCall, {
    description: `\`arrived\` from half an hour before the visit, \`no_show\` once it has begun, null to take the mark away. Neither status nor money changes. Whoever did not come is told, can object once, and is not asked for a review. ${undoable}`,
    params: { id: ids.booking },
    body: { mark: "arrived" },
    answer: {
      booking: { ...booking, visit_mark: "arrived", can: { ...booking.can, arrived: "same" } },
      undo,
    },
  }),
  note(addBlockCall, {
    description: `\`staffId\` null blocks the whole business, which is an owner's to do. Bookings inside stay, and are told. ${undoable}`,
    body: {
      startTime: absence.start_time,
      endTime: absence.end_time,
      staffId: ids.staff,
      reason: "Tandläkare",
    },
    answer: { block: absence, bookings_inside: [], undo },
  }),
  note(changeBlockCall, {
    description: `What is left out stays. ${undoable}`,
    params: { id: block },
    body: { endTime: absence.end_time },
    answer: { block: absence, bookings_inside: [], undo },
  }),
  note(removeBlockCall, { params: { id: block }, answer: { undo } }),
  note(undoCall, {
    description:
      "The thing is as it was, unless somebody has the old place of a booking by now: 409 `slot_taken`, and nothing changes. 409 `undo_over` when the ten seconds are over, it was undone, or the same was changed since.",
    params: { token: undo.token },
  }),
];
