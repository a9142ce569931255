/**
 * The caller's address. Each proxy appends the address that it saw to `X-Forwarded-For`; entries further left than
 * those of our own proxies (`hops`, from the setting TRUST_PROXY) can be forged. Without a proxy the header has the
 * address of the connection, whatever the client sent (see `setConnectionAddress`). A request with fewer entries than
 * that is known by the leftmost.
 */
export function clientAddress(headers: Headers, hops: number): string {
  const seen = (headers.get("x-forwarded-for") ?? "").split(",").map((part) => part.trim());
  return (seen.at(-Math.max(hops, 1)) ?? seen[0]) || "unknown";
}
