import { categoriesCall, subcategoriesCall, suggestionsCall } from "../../contract/catalogue";
import { sendContactMessageCall } from "../../contract/contact";
import { openApiCall } from "../../contract/description";
import { healthCall, readyCall } from "../../contract/health";
import { customerPolicyCall, providerPolicyCall } from "../../contract/policies";
import {
  busyIntervalsCall,
  openingHoursCall,
  providerCall,
  providerReviewsCall,
  providersCall,
  specialDaysCall,
  unavailableSlotsCall,
} from "../../contract/providers";
import { serviceAvailabilityCall, serviceCall, servicesCall } from "../../contract/services";
import { statusCall } from "../../contract/status";
import { note } from "../note";
import {
  category,
  endTime,
  ids,
  location,
  openingHours,
  person,
  provider,
  review,
  startTime,
  subcategory,
} from "./exampleBusiness";
import { service } from "./exampleRows";

const busy = {
  booking_date: startTime,
  start_time: startTime,
  end_time: endTime,
  duration_minutes: 30,
  status: "confirmed" as const,
};
const withLists = {
  ...provider,
  provider_locations: [location],
  staff: [person],
  services: [service],
  bookings: [busy],
  reviews: [review],
};
const withProvider = { ...service, provider, staff: [person] };
const range = { rangeStart: "2026-11-23T00:00:00+01:00", rangeEnd: "2026-11-30T00:00:00+01:00" };
const aboutRange =
  "`rangeStart` comes before `rangeEnd`, at most 100 days apart. Answers everything that overlaps the range, on one page.";
const next = { start_time: startTime, date: "2026-11-27", minute: 600, days_ahead: 3 };
const policy = {
  title: "Villkor för kunder",
  description: "Det här gäller när du bokar och betalar en tid via Stund.",
  updatedAt: "2026-11-20",
  sections: [
    {
      title: "Så bokar du",
      body: ["Du väljer tjänst, dag och tid. När du går vidare till betalningen hålls tiden åt dig."],
    },
  ],
};
const aboutPolicies = "A language without documents of its own gets the English ones.";

export const publicNotes = [
  note(categoriesCall, { query: { locale: "sv", limit: 10 }, answer: [category] }),
  note(subcategoriesCall, { query: { locale: "sv", limit: 10 }, answer: [subcategory] }),
  note(suggestionsCall, {
    description:
      "Free times first, then businesses with their next time, categories and cities, for a search field. Day, part of the day or hours, price and place are read out of `q`; names are those that begin so. An empty `q` has no suggestions. Names and prices may be half a minute old, times are those of this moment.",
    query: { q: "massage", city: "Stockholm", locale: "sv" },
    answer: {
      times: [
        {
          service_id: ids.service,
          name: service.name,
          company_name: provider.company_name,
          city: "Stockholm",
          price: 750,
          duration_minutes: 60,
          next,
        },
      ],
      businesses: [
        {
          id: ids.provider,
          slug: "handen-pa-axeln",
          company_name: provider.company_name,
          city: "Stockholm",
          average_rating: 4.8,
          review_count: 212,
          next,
        },
      ],
      categories: [{ slug: "massage", name: "Massage", is_subcategory: true }],
      cities: [],
    },
  }),
  note(providersCall, {
    description:
      "Businesses that may be shown. `date`, `until`, `time` (parts of the day, or hours as `18:00-24:00`), the prices, `format` and `subcategory` keep those with one service that has all of it. `lat` and `lng` belong together; `radiusKm` and `sort=distance` need them. `sort=relevance` puts the best match of `q` first; without words it is `rating`.",
    query: { q: "frisör", city: "Stockholm", sort: "rating", limit: 20 },
    answer: [withLists],
  }),
  note(providerCall, { params: { id: ids.provider }, answer: withLists }),
  note(providerReviewsCall, { params: { id: ids.provider }, query: { limit: 20 }, answer: [review] }),
  note(openingHoursCall, { params: { id: ids.provider }, answer: openingHours }),
  note(specialDaysCall, {
    description:
      "`from` and `to` are days in the business's time zone, both included, at most 92 of them. Such a day counts instead of its weekday's hours; an unavailable time beats it.",
    params: { id: ids.provider },
    query: { from: "2026-12-01", to: "2026-12-31" },
    answer: [
      {
        date: "2026-12-20",
        is_closed: false,
        open_time: "11:00",
        close_time: "16:00",
        lunch_start_time: null,
        lunch_end_time: null,
      },
    ],
  }),
  note(unavailableSlotsCall, {
    description: aboutRange,
    params: { id: ids.provider },
    query: range,
    answer: [
      {
        id: "6a8f1593-bf23-8e1c-9a93-03cdc05641d1",
        start_time: "2026-11-27T12:00:00.000Z",
        end_time: "2026-11-27T14:00:00.000Z",
      },
    ],
  }),
  note(busyIntervalsCall, {
    description: aboutRange,
    params: { id: ids.provider },
    query: range,
    answer: [busy],
  }),
  note(servicesCall, {
    description:
      "Active services of businesses that may be shown. `date` keeps those with a free slot on that day, with `until` on a day from `date` to it (a month at most), `time` those with one that begins in that part of it or in those hours (`18:00-24:00`; the second excluded), by the clock of the business. `lat` and `lng` belong together; `radiusKm` and `sort=distance` need them. `sort=relevance` puts the best match of `q` first; without words it is `featured`, the default. A `q` without a letter or a figure finds nothing.",
    query: { q: "klippning", city: "Stockholm", maxPrice: 500, date: "2026-11-26", sort: "price_asc" },
    answer: [withProvider],
  }),
  note(serviceCall, { params: { id: ids.service }, answer: withProvider }),
  note(serviceAvailabilityCall, {
    description:
      "`from` and `to` are days in the business's time zone, both included, at most 92 of them. Every slot that opening hours allow is listed, also those that are taken; only an `available` one can be held, and holding it is the last word. `isOpen` says whether there are opening hours that day. `isClosed` says that nothing could be had even if nobody had booked: such a day is closed, where one without an available slot is else full. With `staffId` only the times of that person, one of the service's `staff`; without it those of everybody who does the service. Somebody who does not do it, is not there (any more) or belongs to another business is 404 `staff_not_found`.",
    params: { id: ids.service },
    query: { from: "2026-11-26", to: "2026-11-27" },
    answer: {
      timeZone: "Europe/Stockholm",
      durationMinutes: 30,
      days: [
        {
          date: "2026-11-26",
          isOpen: true,
          isClosed: false,
          slots: [
            { startTime: "2026-11-26T13:15:00.000Z", endTime: "2026-11-26T13:45:00.000Z", available: false },
            { startTime, endTime, available: true },
          ],
        },
        { date: "2026-11-27", isOpen: false, isClosed: true, slots: [] },
      ],
      nextAvailable: startTime,
    },
  }),
  note(customerPolicyCall, {
    description: aboutPolicies,
    params: { language: "sv", slug: "terms.json" },
    answer: policy,
  }),
  note(providerPolicyCall, {
    description: aboutPolicies,
    params: { language: "sv", slug: "terms.json" },
    answer: {
      ...policy,
      title: "Villkor för företag",
      description: "Det här gäller när du tar bokningar via Stund.",
    },
  }),
  note(sendContactMessageCall, {
    description:
      "Kept and mailed to the operator, both or neither. Five an hour from one network address. The language of the call is noted with it.",
    body: {
      name: "Lina Ek",
      email: "lina.ek@example.com",
      message: "Hej, kan jag få ett kvitto på min bokning i juni?",
      portal: "customer" as const,
    },
    answer: { accepted: true },
  }),
  note(healthCall, { answer: { status: "ok" } }),
  note(readyCall, { answer: { status: "ready" } }),
  note(statusCall, {
    description:
      "What the banner of the business's pages shows: `notice` is said by the operator, `payments` and `mails` follow from what the worker saw. `isWell` is true when that was within the last minutes, and nothing was wrong.",
    answer: {
      isWell: false,
      messages: [{ kind: "mails", text: "Mejl är försenade just nu. De skickas så snart det går." }],
    },
  }),
  note(openApiCall, { answer: { openapi: "3.1.0", paths: {} } }),
];
