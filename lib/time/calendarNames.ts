import type { Locale } from "@/lib/i18n/locales";

type CalendarNames = {
  /** Monday first. */
  weekdays: { short: readonly string[]; long: readonly string[] };
  months: { short: readonly string[]; long: readonly string[] };
};

/**
 * Names of days and months as the product writes them. Not taken from Intl: engines differ from each other and
 * from version to version ("26 nov." or "26 nov", "Sep" or "Sept", a comma after the weekday or none), which would
 * make the server's text differ from the browser's.
 */
export const calendarNames: Record<Locale, CalendarNames> = {
  sv: {
    weekdays: {
      short: ["mån", "tis", "ons", "tors", "fre", "lör", "sön"],
      long: ["måndag", "tisdag", "onsdag", "torsdag", "fredag", "lördag", "söndag"],
    },
    months: {
      short: ["jan", "feb", "mars", "apr", "maj", "juni", "juli", "aug", "sep", "okt", "nov", "dec"],
      long: [
        ...["januari", "februari", "mars", "april", "maj", "juni"],
        ...["juli", "augusti", "september", "oktober", "november", "december"],
      ],
    },
  },
  en: {
    weekdays: {
      short: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"],
      long: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
    },
    months: {
      short: ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"],
      long: [
        ...["January", "February", "March", "April", "May", "June"],
        ...["July", "August", "September", "October", "November", "December"],
      ],
    },
  },
};
