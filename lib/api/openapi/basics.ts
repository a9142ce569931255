/**
 * What holds for every call, told once: as the introduction of the description, and at the top of its page.
 * Backticks mark code, in both.
 */
export type Chapter = { id: string; title: string; points: string[] };

export const basics: readonly Chapter[] = [
  {
    id: "format",
    title: "Format",
    points: [
      "JSON in, JSON out, UTF-8; a body needs `Content-Type: application/json`. A change without an answer is 204.",
      "Ids are UUIDs. An id that is none is 404, like an unknown one, and like one that is not yours.",
      "Unknown fields and unknown query parameters are ignored. Answers may gain fields.",
      "Timestamps in answers are ISO 8601 in UTC with `Z`. Those you send need `Z` or an offset. Days and clock times (`2026-11-26`, `09:00`) are the business's own, in its time zone.",
      "Amounts are SEK with at most two decimals. Only `amountTotal` of a checkout session is in öre.",
    ],
  },
  {
    id: "sessions",
    title: "Sessions",
    points: [
      "Signing in sets a cookie for the portal of the account: one for customers, one for businesses. Both can live side by side. A client that is no browser keeps the cookie and sends it back.",
      "A session ends by signing out, by a new password, or by being ended in the account's list; the next call then gets 401.",
      "A call that changes something is refused with 403 when its `Origin` is another site. Clients that send no `Origin` need not care.",
      "A business's session is an owner's or a member's (somebody who works there). Calls answer a member 403 `owner_only` unless they say otherwise; of bookings a member is shown their own, with null for amounts, and for contacts but on the day of the visit.",
      "A guest's booking opens with the `token` in the link of its mail, in place of a session.",
    ],
  },
  {
    id: "errors",
    title: "Errors",
    points: [
      "Every answer that is no success has the same body: `message`, fit to be shown, in the language of `Accept-Language` (`sv` unless `en` is asked for); `code`, fit to be compared; and sometimes `details`.",
      "400 `invalid_request` names every wrong field in `details`: `path` and `message`.",
      "Any call can also be refused with 403 `forbidden_origin`, 413 `too_large`, 415 `unsupported_media_type`, 500 `internal` or 503 `unavailable`.",
      "A method that an address does not know is 405 with `Allow`.",
      "429 and 503 come with `Retry-After`, in seconds, where it is known.",
      "`X-Request-Id` comes back on every answer and stands in our log: name it when you ask us about a call.",
    ],
  },
  {
    id: "lists",
    title: "Lists",
    points: [
      "The body is an array. `limit` is 50 unless given, at most 100. `X-Total-Count` counts all pages.",
      'While there is more, `Link: <…>; rel="next"` leads there. Follow it as it is: what a `cursor` holds is our business.',
      "A repeated query parameter means “any of”: `?city=Lund&city=Malmö`.",
    ],
  },
  {
    id: "caching",
    title: "Caching",
    points: [
      "Public reads carry an `ETag`. Send it back as `If-None-Match` and get 304 while nothing has changed.",
      "Everything that depends on a session is `private, no-store`.",
    ],
  },
];

export const tags: readonly { name: string; description: string }[] = [
  { name: "Auth", description: "Accounts and sessions of both portals." },
  { name: "Services", description: "What can be booked, and when." },
  { name: "Providers", description: "The businesses, their hours and reviews." },
  { name: "Catalogue", description: "Categories and subcategories." },
  { name: "Payments", description: "From a held slot to a paid booking." },
  { name: "Customer", description: "The signed-in customer, or the guest with the link of a mail." },
  { name: "Provider", description: "The signed-in business. Everything it sees and changes is its own." },
  { name: "Policies", description: "Terms, privacy and frequent questions." },
  { name: "Operation", description: "For those who run it, and this description." },
];
