/* What the bell and its list of news say, as tests read it. */

export const noticeWords = {
  sv: {
    none: "Nytt: inget oläst",
    one: "Nytt: 1 oläst",
    two: "Nytt: 2 olästa",
    list: "Nytt",
    failed: /^Det gick inte att hämta/,
    nothing: /har inget hänt/,
    toast: /^Ny bokning: /,
    entry: /Ny bokning: /,
  },
  en: {
    none: "News: nothing unread",
    one: "News: 1 unread",
    two: "News: 2 unread",
    list: "News",
    failed: /^The latest news could not/,
    nothing: /Nothing has happened/,
    toast: /^New booking: /,
    entry: /New booking: /,
  },
} as const;
