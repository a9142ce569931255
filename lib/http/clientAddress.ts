/**
 * The caller's address. Behind a proxy (`TRUST_PROXY=1`) the right-most entry is what that proxy saw; without one the
 * header holds the address of the connection, whatever the client sent (see `connectionAddress.ts`).
 */
export function clientAddress(headers: Headers, trustProxy: boolean): string {
  const forwarded = (headers.get("x-forwarded-for") ?? "").split(",").map((part) => part.trim());
  const seen = trustProxy ? forwarded.at(-1) : forwarded[0];
  return seen === undefined || seen === "" ? "unknown" : seen;
}
