import {
  addStaffMemberCall,
  orderStaffCall,
  ownStaffCall,
  previewStaffRemovalCall,
  removeStaffMemberCall,
  settleStaffRemovalCall,
  updateStaffMemberCall,
} from "../../../contract/business/ownStaff";
import { note } from "../../note";
import { ids } from "../exampleBusiness";

const ali = {
  id: "0a1f6f0e-6f0d-4c0e-9d55-2b1d6c7f8a10",
  name: "Ali Demir",
  colour: "blue" as const,
  is_active: true,
  does_all_services: false,
  service_ids: [ids.service],
};
const maja = {
  id: "1f6d3b8a-2c4e-4f7a-8b90-3c5e7a9d1b21",
  name: "Maja Norr",
  colour: "green" as const,
  is_active: true,
  does_all_services: true,
  service_ids: [],
};

const versions =
  "Send the list's `ETag` as `If-Match`: 412 when somebody saved since. Without the header whatever is there is replaced.";

const signIn =
  "Their sign-in ends in the same moment, an owner's as well, but the last owner's. An owner's takes the password of whoever asks: missing or wrong it is 400 with `password` in `details`. They are told by mail, and of an owner's the other owners.";

export const ownStaffNotes = [
  note(ownStaffCall, {
    description:
      "Empty while the business works alone. Who is switched off is among them, who was removed is not. `service_ids` says what somebody does who does not do everything.",
    answerHeaders: ["ETag"],
    answer: [maja, ali],
  }),
  note(addStaffMemberCall, {
    description: [
      "Customers can be booked with them at once, after the others. Left out, `does_all_services` is true, also for services to come, and `colour` one that nobody has. At most 30.",
      "The first call makes two people of a business that worked alone: `own_name`, the name of whoever did, is needed then and ignored later.",
      versions,
    ].join("\n\n"),
    requestHeaders: ["IfMatch"],
    body: { name: ali.name, own_name: maja.name, does_all_services: false, service_ids: [ids.service] },
    answer: ali,
  }),
  note(orderStaffCall, {
    description: `Name everybody once: 409 \`staff_changed\` when somebody is missing or not there. ${versions}`,
    requestHeaders: ["IfMatch"],
    body: { staff_ids: [ali.id, maja.id] },
  }),
  note(updateStaffMemberCall, {
    description: [
      `What is left out stays. Bookings that are made stand, whatever is switched off or taken away; a checkout under way is checked again. 409 \`last_person\` for switching off the only one who is on. ${versions}`,
      `Of who is switched off: ${signIn} Switched on again, they have to be invited anew.`,
    ].join("\n\n"),
    requestHeaders: ["IfMatch"],
    params: { id: ali.id },
    body: { colour: "teal", is_active: false },
    answer: { ...ali, colour: "teal", is_active: false },
  }),
  note(removeStaffMemberCall, {
    description: `Past bookings go on naming them. With bookings to come: 409 \`bookings_of_removed\` with the list, and nothing happens. 409 \`last_person\` for the only one who is on. Who is left alone works alone again: hours and absences of their own become the business's. ${signIn} ${versions}`,
    requestHeaders: ["IfMatch"],
    params: { id: ali.id },
    body: { password: "tre gula tåg" },
  }),
  note(settleStaffRemovalCall, {
    description: [
      "As the `DELETE`, with what becomes of each booking to come, all or nothing up to ten: `give` it to `staff_id`, one of its `free_staff`, at the same time; `move` it to `start_time`, at which one of the others is free; or `cancel` it with everything back. The customer is told, and may cancel free of charge until the visit begins.",
      "With more than ten decisions the person is switched off first, and two bookings are settled at a time. One that cannot go where it was sent then stops it: what was settled stays, the person stays off, and the same call goes on.",
      "409 `bookings_of_removed` lists the bookings as long as one is not named, or is being paid for right now. A booking that cannot be given, moved or cancelled so is 409 with its `bookingId` in `details`; one given to somebody who is removed, is off or does not do it 404 `staff_not_found`; one that was moved ten times within the hour 429 `too_many_requests`.",
    ].join("\n\n"),
    requestHeaders: ["IfMatch"],
    params: { id: ali.id },
    body: { bookingDecisions: [{ booking_id: ids.booking, action: "give", staff_id: maja.id }] },
  }),
  note(previewStaffRemovalCall, {
    description:
      "The bookings for which the removal needs a decision, earliest first, each with who of the others does the service and is free then. With `moveBookingId`, one of them, also times at which one of the others is free.",
    params: { id: ali.id },
    body: { moveBookingId: ids.booking },
    answer: {
      bookings: [
        {
          id: ids.booking,
          reference: "89981A8D",
          start_time: "2026-12-31T09:30:00.000Z",
          end_time: "2026-12-31T10:00:00.000Z",
          service_name: "Klippning",
          customer_name: "Elin Lund",
          staff_name: "Ali",
          status: "confirmed",
          total_amount: 420,
          refund_on_cancel: 420,
          can_cancel: true,
          can_move: true,
          free_staff: [{ id: maja.id, name: maja.name }],
        },
      ],
      freeTimes: [{ date: "2027-01-02", startTimes: ["2027-01-02T09:00:00.000Z"] }],
    },
  }),
];
