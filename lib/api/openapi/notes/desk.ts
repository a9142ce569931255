import { serializeBookingDetail } from "@/lib/bookings/business/bookingProjection";
import {
  bookByBusinessCall,
  cancelFollowingCall,
  clientSuggestionsCall,
  followingCall,
  previewBookingCall,
} from "../../contract/business/desk";
import { note } from "../note";
import { endTime, ids, startTime } from "./exampleBusiness";
import { bookingRow, exampleNowMs } from "./exampleRows";

const byPhone = serializeBookingDetail(
  {
    ...bookingRow,
    source: "phone",
    paymentWay: "on_site",
    commissionOre: 0,
    payment: null,
    events: [
      {
        kind: "booked_by_business",
        actor: "provider",
        actorUserId: null,
        data: {},
        fromStatus: null,
        toStatus: "confirmed",
        createdAt: new Date("2026-11-22T07:58:00.000Z"),
      },
    ],
  },
  exampleNowMs,
);

const client = "5a3e8c71-06b4-8d2f-9c1e-7f40b2d86a15";

export const deskNotes = [
  note(bookByBusinessCall, {
    description:
      "Confirmed at once, without a hold and without commission. `client` is `{ id }` of one of the business's clients, or `{ name, phone, email }` with a number or an address; with `source` `desk` and paid on the spot a name is enough, and makes no client. `lines` are done in a row by one person; `price` is in SEK, 0 for a free visit, and the listed one where it is left out. Any whole minute can be booked, within the notice and beyond the horizon, up to a day back; outside opening hours, in the lunch or in an absence only with `outsideHours: true`. Nothing overlaps a booking. Several `startTimes` make a series (`series_id`), all or none. 409 `slot_taken` or `slot_unavailable` has `details: { reason, clashes }`, with each refused start and what is in the way. `payment.paidWith` writes the price of the first date as paid on the spot. With `payment.way` `link` each date has its payment link at once; the first is mailed where an address is known. With `total`, another price is 409 `price_changed`. `Idempotency-Key` makes a press that is sent twice book once. A member books in their own calendar, at the listed price, paid on the spot: else 403 `owner_only`.",
    requestHeaders: ["IdempotencyKey"],
    body: {
      source: "phone",
      client: { name: "Elin Lund", phone: "070-174 06 30", email: "elin.lund@exempel.se" },
      lines: [{ serviceId: ids.service }],
      staffId: ids.staff,
      startTimes: [startTime],
      payment: { way: "on_site" },
      notify: true,
      total: 420,
    },
    answer: { bookings: [byPhone], series_id: null, unsent_mail: null },
  }),
  note(previewBookingCall, {
    description:
      "Either `startTime`, with `repeat` for a series (the same weekday and clock time of the business), or `date` for the free times of a day alone. `refusal` is null where the start can be booked; with `can_overrule`, `outsideHours` books it all the same. `alternatives` are the nearest free times.",
    body: {
      lines: [{ serviceId: ids.service }],
      staffId: ids.staff,
      startTime,
      repeat: { weeks: 6, times: 2 },
    },
    answer: {
      service_name: "Klippning",
      duration_minutes: 30,
      total_amount: 420,
      dates: [
        {
          start_time: startTime,
          end_time: endTime,
          staff_ids: [ids.staff],
          refusal: null,
          can_overrule: false,
          in_the_way: [],
          alternatives: [],
        },
        {
          start_time: "2027-01-07T13:30:00.000Z",
          end_time: "2027-01-07T14:00:00.000Z",
          staff_ids: [],
          refusal: "taken",
          can_overrule: false,
          in_the_way: [
            {
              start_time: "2027-01-07T13:45:00.000Z",
              end_time: "2027-01-07T14:15:00.000Z",
              staff_id: ids.staff,
              customer_name: "Moa Lind",
              service_name: "Klippning",
              is_held: false,
            },
          ],
          alternatives: [{ start_time: "2027-01-07T13:15:00.000Z", staff_id: ids.staff }],
        },
      ],
      free: [{ start_time: startTime, staff_id: ids.staff }],
    },
  }),
  note(followingCall, {
    description:
      "This booking and the confirmed ones of its series after it, earliest first. 404 for a booking that is of no series.",
    params: { id: ids.booking },
    answer: { bookings: [{ id: ids.booking, start_time: startTime }], refund_amount: 420, on_site_amount: 0 },
  }),
  note(cancelFollowingCall, {
    description:
      "`shown` is what `following` told: when others would be cancelled now, or another amount would go back, it is 409 `series_changed` and nothing happens. 404 for a booking that is of no series. The customer, and each of the business's people, gets one mail with all of their dates; `reason` is what the customer reads.",
    params: { id: ids.booking },
    body: { reason: "Salongen flyttar.", shown: { bookingIds: [ids.booking], refund: 420 } },
    answer: { cancelled: 1 },
  }),
  note(clientSuggestionsCall, {
    description:
      "By the beginning of a word of the name, of the address, or of the number (four digits or more, in any writing); eight at most. To a member: those they have had, without number and address.",
    query: { q: "elin" },
    answer: [
      {
        id: client,
        name: "Elin Lund",
        phone: "070-174 06 30",
        email: "elin.lund@exempel.se",
        visits: 14,
        last_visit: "2026-10-09T12:00:00.000Z",
      },
    ],
  }),
];
