import {
  changeSettingsCall,
  ownSettingsCall,
  previewSettingsCall,
  saveSettingsCall,
} from "../../../contract/business/ownSettings";
import { note } from "../../note";
import { ids, openingHours, ownProvider } from "../exampleBusiness";

const christmas = {
  id: "6a8f1593-bf23-8e1c-9a93-03cdc05641d1",
  start_time: "2026-12-23T23:00:00.000Z",
  end_time: "2026-12-24T23:00:00.000Z",
  reason: "Julafton",
  series_id: null,
};
const newYear = {
  id: "b7d0c7b2-5c1f-8c55-8a30-6f2f1d9e4a10",
  start_time: "2026-12-30T23:00:00.000Z",
  end_time: "2026-12-31T23:00:00.000Z",
  reason: "Nyårsafton",
  series_id: null,
};
const sunday = {
  date: "2026-12-20",
  is_closed: false,
  open_time: "11:00",
  close_time: "16:00",
  lunch_start_time: null,
  lunch_end_time: null,
  note: "Julöppet",
};
const rules = {
  min_notice_minutes: 120,
  horizon_days: 365,
  free_cancellation_hours: 24,
  buffer_before_minutes: 0,
  buffer_after_minutes: 5,
};
const leftOut = {
  id: ids.booking,
  reference: "89981A8D",
  start_time: "2026-12-31T09:30:00.000Z",
  end_time: "2026-12-31T10:00:00.000Z",
  service_name: "Klippning",
  customer_name: "Elin Lund",
  staff_name: null,
  status: "confirmed" as const,
  total_amount: 420,
  refund_on_cancel: 420,
  can_cancel: true,
  can_move: true,
};

const savingExplained = [
  "The body is what the `GET` answers, edited. All of it is saved, or nothing; the answer shows what is true afterwards, with its new `ETag`.",
  "Send the `GET`'s `ETag` as `If-Match`: 412 when somebody saved since. Without the header whatever is there is replaced.",
  "`provider`: description, phone, `contact_email` (shown to customers), address, postal code, city and picture can be changed. A field that is left out stays, null or blank takes it away, others are ignored. Company name and organisation number are 400 unless they are what they were. The primary location follows the address. With another street or city the coordinates become those of the town's middle where the product knows it, else none, so that no map leads to the old door, and a postal code that is not sent along is taken away. Of two towns of one name none is chosen.",
  "`locations`: every place the business has afterwards; those that are not named are removed, and those of `provider_locations` keep their `id`. Exactly one is primary (the business's own address and coordinates are then its), none lacks a city. `latitude` and `longitude` are those of the door; left out they stay while street and city do, null takes those of the town. A point more than 100 km from its town is 400, and one that was there before a move to another town is not kept. Coordinates with `is_position_exact: false`, as the `GET` tells those of a town, count as none.",
  "`openingHours`: seven records, each day once, times as HH:MM or HH:MM:SS. A closed day keeps no times. A lunch that lacks one of its times or does not end after it starts is not saved; one outside the opening hours is 400.",
  "`unavailableSlots`: with an `id` one is changed, without it one is added (unless the same is there already); those that are not named stay. `deleteUnavailableSlotIds` takes away, and ignores what is gone. At most 500 can lie ahead.",
  "`specialDays`: days whose hours are not those of their weekday, one a day; such a day is added, or replaced, by its date, and `deleteSpecialDays` takes days away. A special day beats the week, an unavailable time beats a special day. Both, and `rules`, may be left out: then they stay.",
  "`series_id`: a UUID chosen by the client, the same for all occurrences of a weekly unavailable time; null for one that does not repeat.",
  "`bookingDecisions`: what becomes of bookings that this edit leaves outside (in an unavailable time of it, or where it closes): `keep`, `cancel` with everything back, or `move` to `start_time`, which is checked by the new settings. When it is given, every such booking has to be named, else 409 `bookings_left_out` lists them, and nothing is saved. A booking that cannot be moved or cancelled so is 409 with its `bookingId` in `details`. Without it they all stand.",
  "`conflictingBookings` names the bookings, the first hundred, that lie inside unavailable times this call added or changed. They stand: move or cancel them.",
];

export const ownSettingsNotes = [
  note(ownSettingsCall, {
    description:
      "Unavailable times that are over are left out. Send the `ETag` back as `If-Match` when saving. With `staffId`, hours, special days and unavailable times are those of that person, which narrow the business's: a weekday without one of their own is answered as the business's, and where both have a lunch both close.",
    answerHeaders: ["ETag"],
    answer: {
      provider: ownProvider,
      openingHours,
      unavailableSlots: [christmas],
      specialDays: [sunday],
      rules,
    },
  }),
  note(saveSettingsCall, {
    description: savingExplained.join("\n\n"),
    requestHeaders: ["IfMatch"],
    answerHeaders: ["ETag"],
    body: {
      provider: {
        company_name: ownProvider.company_name,
        organisation_number: ownProvider.organisation_number,
        description: ownProvider.description,
        phone: ownProvider.phone,
        address: ownProvider.address,
        postal_code: ownProvider.postal_code,
        city: ownProvider.city,
        profile_image_url: "https://bilder.salongnorr.example/salongen.jpg",
      },
      openingHours,
      unavailableSlots: [
        { start_time: newYear.start_time, end_time: newYear.end_time, reason: newYear.reason },
      ],
      deleteUnavailableSlotIds: [christmas.id],
    },
    answer: {
      provider: { ...ownProvider, profile_image_url: "https://bilder.salongnorr.example/salongen.jpg" },
      openingHours,
      unavailableSlots: [newYear],
      specialDays: [sunday],
      rules,
      conflictingBookings: [
        {
          id: ids.booking,
          start_time: "2026-12-31T09:30:00.000Z",
          end_time: "2026-12-31T10:00:00.000Z",
          unavailable_slot_id: newYear.id,
        },
      ],
    },
  }),
  note(changeSettingsCall, {
    description:
      "As the `PUT`, but each part may be left out, and stays then. With `staffId`, hours, special days and unavailable times are saved for that person; profile and rules, which are the business's, are not. A weekday that says the same as the business's follows it from then on.",
    requestHeaders: ["IfMatch"],
    answerHeaders: ["ETag"],
    body: {
      unavailableSlots: [
        { start_time: newYear.start_time, end_time: newYear.end_time, reason: newYear.reason },
      ],
      bookingDecisions: [
        { booking_id: ids.booking, action: "move", start_time: "2027-01-02T10:00:00+01:00" },
      ],
    },
    answer: {
      provider: ownProvider,
      openingHours,
      unavailableSlots: [christmas, newYear],
      specialDays: [sunday],
      rules,
      conflictingBookings: [],
    },
  }),
  note(previewSettingsCall, {
    description:
      "Takes the body of the `PATCH`, without decisions, and answers the bookings for which it needs one, earliest first. With `moveBookingId`, one of them, also the times it could be moved to: up to 14 days that have any, from two days before it to two months after.",
    requestHeaders: ["IfMatch"],
    body: {
      unavailableSlots: [
        { start_time: newYear.start_time, end_time: newYear.end_time, reason: newYear.reason },
      ],
      moveBookingId: ids.booking,
    },
    answer: {
      leftOutBookings: [leftOut],
      freeTimes: [{ date: "2027-01-02", startTimes: ["2027-01-02T09:00:00.000Z"] }],
    },
  }),
];
