import { MINUTE_MS } from "@/lib/time/zone";

export const fetchEveryMs = 15 * MINUTE_MS;
const jitterMs = 2 * MINUTE_MS;

/** When a calendar is fetched again: after about a quarter of an hour, not all of a server's at the same moment. */
export function nextFetchAt(nowMs: number): Date {
  return new Date(nowMs + fetchEveryMs + (Math.random() - 0.5) * 2 * jitterMs);
}

/** One job waits for each calendar; one that is added replaces it. */
export const fetchJobKey = (calendarId: string): string => `fetch-calendar-${calendarId}`;
