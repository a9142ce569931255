/** Who calls, as far as the network shows: kept with the session so that its owner recognises it. */
export type ClientInfo = { address: string; userAgent: string | null };

const maxUserAgent = 300;

/** Who is calling, as sessions and throttles note it; a long user agent is cut. */
export function clientInfo(headers: Headers, address: string): ClientInfo {
  return { address, userAgent: headers.get("user-agent")?.slice(0, maxUserAgent) ?? null };
}
