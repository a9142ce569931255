import { ownSettingsCall, saveSettingsCall } from "../../contract/ownSettings";
import { note } from "../note";
import { ids, openingHours, ownProvider } from "./salon";

const christmas = {
  id: "6a8f1593-bf23-8e1c-9a93-03cdc05641d1",
  start_time: "2026-12-23T23:00:00.000Z",
  end_time: "2026-12-24T23:00:00.000Z",
  reason: "Julafton",
};
const newYear = {
  id: "b7d0c7b2-5c1f-8c55-8a30-6f2f1d9e4a10",
  start_time: "2026-12-30T23:00:00.000Z",
  end_time: "2026-12-31T23:00:00.000Z",
  reason: "Nyårsafton",
};

const savingExplained = [
  "The body is what the `GET` answers, edited. All of it is saved, or nothing; the answer shows what is true afterwards, with its new `ETag`.",
  "Send the `GET`'s `ETag` as `If-Match`: 412 when somebody saved since. Without the header whatever is there is replaced.",
  "`provider`: description, phone, address, postal code, city and picture can be changed. A field that is left out stays, null or blank takes it away, others are ignored. Company name and organisation number are 400 unless they are what they were. The primary location follows the address. With another street or city the coordinates are taken away, so that no map leads to the old door, and so is a postal code that is not sent along.",
  "`openingHours`: seven records, each day once, times as HH:MM or HH:MM:SS. A closed day keeps no times. A lunch that lacks one of its times or does not end after it starts is not saved; one outside the opening hours is 400.",
  "`unavailableSlots`: with an `id` one is changed, without it one is added (unless the same is there already); those that are not named stay. `deleteUnavailableSlotIds` takes away, and ignores what is gone. At most 500 can lie ahead.",
  "`conflictingBookings` names the bookings, the first hundred, that lie inside unavailable times this call added or changed. They stand: move or cancel them.",
];

export const ownSettingsNotes = [
  note(ownSettingsCall, {
    description:
      "Unavailable times that are over are left out. Send the `ETag` back as `If-Match` when saving.",
    answerHeaders: ["ETag"],
    answer: { provider: ownProvider, openingHours, unavailableSlots: [christmas] },
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
];
