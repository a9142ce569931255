import type { Way } from "@/lib/log/securityLog";
import type { CookieReader } from "./activeSession";

/**
 * Who calls: what the network shows, kept with the session so that its owner recognises it, the browser's cookies, and
 * by which way the call came.
 */
export type ClientInfo = { address: string; userAgent: string | null; cookies: CookieReader; way: Way };

const maxUserAgent = 300;

/** Who is calling, as sessions, throttles and the log note it; a long user agent is cut. */
export function clientInfo(headers: Headers, address: string, way: Way = "call"): ClientInfo {
  return {
    address,
    userAgent: headers.get("user-agent")?.slice(0, maxUserAgent) ?? null,
    cookies: cookiesIn(headers.get("cookie") ?? ""),
    way,
  };
}

/** Ours hold nothing that would have to be decoded. Of two of a name the first counts, as everywhere. */
function cookiesIn(header: string): CookieReader {
  const pairs = header.split(";").map((pair) => pair.trim());
  return {
    get: (name) => {
      const pair = pairs.find((each) => each.startsWith(`${name}=`));
      return pair === undefined ? undefined : { value: pair.slice(name.length + 1) };
    },
  };
}
