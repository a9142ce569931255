import type { Way } from "@/lib/log/securityLog";
import type { CookieReader } from "./activeSession";

/**
 * The caller: network address and user agent, stored with the session so that its owner recognises it, the browser's
 * cookies, and the way of the request.
 */
export type ClientInfo = { address: string; userAgent: string | null; cookies: CookieReader; way: Way };

const maxUserAgent = 300;

/** The caller as sessions, throttles and the log use it; a long user agent is truncated. */
export function clientInfo(headers: Headers, address: string, way: Way = "call"): ClientInfo {
  return {
    address,
    userAgent: headers.get("user-agent")?.slice(0, maxUserAgent) ?? null,
    cookies: cookiesIn(headers.get("cookie") ?? ""),
    way,
  };
}

/** Our cookies need no decoding. Of two with one name the first counts, as everywhere. */
function cookiesIn(header: string): CookieReader {
  const pairs = header.split(";").map((pair) => pair.trim());
  return {
    get: (name) => {
      const pair = pairs.find((each) => each.startsWith(`${name}=`));
      return pair === undefined ? undefined : { value: pair.slice(name.length + 1) };
    },
  };
}
