import { ownAbsencesCall, saveOwnAbsencesCall } from "../../../contract/business/ownAbsences";
import { note } from "../../note";

const dentist = {
  id: "3d5b7f6e-9a6c-8d0f-b1a2-4e7f5f0a9c21",
  start_time: "2026-12-03T08:00:00.000Z",
  end_time: "2026-12-03T10:00:00.000Z",
  reason: "Tandläkaren",
  series_id: null,
};

export const ownAbsenceNotes = [
  note(ownAbsencesCall, {
    description:
      "Of the person that the session acts as; those of the whole business stand in its settings. 404 for an owner who is none of the people, and while the business works alone. Send the `ETag` back as `If-Match` when saving.",
    answerHeaders: ["ETag"],
    answer: { time_zone: "Europe/Stockholm", unavailableSlots: [dentist] },
  }),
  note(saveOwnAbsencesCall, {
    description:
      "With an `id` one is changed, without it one is added; those that are not named stay. `deleteUnavailableSlotIds` takes away, and ignores what is gone. An `id` of somebody else's is 400, as one that is gone. `conflictingBookings` names own bookings inside; they stand. With `keptBookingIds` each of them has to be named, else 409 `bookings_left_out` lists them in `details`, and nothing is saved. With `If-Match`, the `ETag` that the edit began with: 412 when the absences changed since.",
    answerHeaders: ["ETag"],
    body: {
      unavailableSlots: [
        { start_time: dentist.start_time, end_time: dentist.end_time, reason: dentist.reason },
      ],
    },
    answer: { time_zone: "Europe/Stockholm", unavailableSlots: [dentist], conflictingBookings: [] },
  }),
];
