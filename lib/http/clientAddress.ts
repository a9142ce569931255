/**
 * The caller's address. Each proxy writes whom it saw to the right end of `X-Forwarded-For`; what stands further left than
 * the proxies of our own (`hops`, from the setting TRUST_PROXY) anybody may have made up. Without a proxy the header
 * holds the address of the connection, whatever the client sent (see `server/rewriteRequests.ts`). A request that came past
 * fewer proxies than there should be is known by the outermost it came past.
 */
export function clientAddress(headers: Headers, hops: number): string {
  const seen = (headers.get("x-forwarded-for") ?? "").split(",").map((part) => part.trim());
  return (seen.at(-Math.max(hops, 1)) ?? seen[0]) || "unknown";
}
