import { isIP } from "node:net";
import { calendarAddressMaxLength } from "./limits";

/**
 * The address of a calendar elsewhere as it is fetched, `webcal:` being `https:`; null for one that never is: other
 * protocols and ports, numbers in place of a name, and names and passwords within the address.
 */
export function parseCalendarAddress(text: string): URL | null {
  const trimmed = text.trim();
  if (trimmed.length > calendarAddressMaxLength) return null;
  return checkedAddress(URL.parse(trimmed.replace(/^webcals?:/i, "https:")));
}

/** The same for the target of a redirect. */
export function checkedAddress(url: URL | null): URL | null {
  if (url === null || url.protocol !== "https:" || url.port !== "") return null;
  if (url.username !== "" || url.password !== "") return null;
  const { hostname } = url;
  if (isIP(hostname) !== 0 || hostname.startsWith("[") || !hostname.includes(".")) return null;
  url.hash = "";
  return url;
}
