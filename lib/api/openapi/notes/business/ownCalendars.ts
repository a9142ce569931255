import {
  changeFeedCall,
  endFeedCall,
  keepOverlapCall,
  makeFeedCall,
  ownCalendarsCall,
  removeSourceCall,
  setSourceCall,
} from "../../../contract/business/ownCalendars";
import { note } from "../../note";
import { ids } from "../exampleBusiness";

const calendar = {
  whose: "business",
  name: null,
  feed: {
    includes_absences: true,
    created_at: "2026-11-20T08:00:00.000Z",
    fetched_at: "2026-11-22T06:15:00.000Z",
  },
  source: null,
};
const source = {
  host: "calendar.google.com",
  answered_at: null,
  reading: null,
  failing_since: null,
  problem: null,
};
const params = { whose: "business" };

export const ownCalendarLinkNotes = [
  note(ownCalendarsCall, {
    description:
      "An owner's: `business`, and each of its people. A member's: their own alone. `feed` is null without a link, and for one that whoever made it may not use any more. `fetched_at` is exact to the minute.",
    answer: {
      time_zone: "Europe/Stockholm",
      calendars: [
        {
          ...calendar,
          source: {
            ...source,
            answered_at: "2026-11-22T08:00:00.000Z",
            reading: {
              name: "Privat",
              busy: [{ start_time: "2026-11-26T09:00:00.000Z", end_time: "2026-11-26T10:00:00.000Z" }],
              skipped: 0,
              uncertain: 0,
            },
          },
        },
      ],
    },
  }),
  note(makeFeedCall, {
    description:
      "`url` is told this once; only its hash is stored. It answers an iCalendar file without a session: bookings with service and first name alone, of 60 days back and 365 ahead, cancelled ones for 30 days as `STATUS:CANCELLED`, absences without their notes; an `ETag` with 304. The link before it ends. It ends as well when the sign-in of whoever made it does.",
    params,
    body: { includes_absences: true },
    answer: {
      ...calendar,
      feed: { ...calendar.feed, fetched_at: null },
      url: "https://stund.example/calendar/dGhpcyBpcyBhbiBleGFtcGxlIG9mIGEgdG9rZW4uLi4.ics",
    },
  }),
  note(changeFeedCall, {
    description: "404 while there is no link. The link stays the same.",
    params,
    body: { includes_absences: false },
    answer: { ...calendar, feed: { ...calendar.feed, includes_absences: false } },
  }),
  note(endFeedCall, {
    description: "Whoever has the link gets 404 from then on. Without one nothing changes.",
    params,
  }),
  note(setSourceCall, {
    description:
      "An iCalendar address (`https:`, or `webcal:`, which is the same) of one person, or of `business`, which blocks everybody. It is stored and read within seconds, then about every 15 minutes, 180 days ahead: `answered_at` and `reading` of the list are null until then, `problem` says why it cannot be read. The times of an address before it block until then. An address that is never called is refused at once. Start and end alone are kept; free and cancelled events are left out, and so is what came from here. The address itself is never told again.",
    params,
    body: { url: "webcal://calendar.google.com/calendar/ical/name/private-0123456789abcdef/basic.ics" },
    answer: { ...calendar, source },
  }),
  note(removeSourceCall, {
    description: "The times that it blocked can be booked again. Without one nothing changes.",
    params,
  }),
  note(keepOverlapCall, {
    description:
      "The overview asks about a confirmed booking to come whose person, or the whole business, is busy elsewhere at its time; this answers that both stay. It asks again when the booking is moved or the time elsewhere grows. Again, and without such a time, nothing changes.",
    params: { id: ids.booking },
  }),
];
