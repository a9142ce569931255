/**
 * Whether a list of entity tags, as `If-Match` and `If-None-Match` have it, contains this one; `*` matches every one.
 */
export function namesTag(header: string, etag: string): boolean {
  // A proxy that compresses makes a tag weak; it still names the same version.
  const opaque = (tag: string) => tag.trim().replace(/^W\//, "");
  return header.split(",").some((given) => given.trim() === "*" || opaque(given) === opaque(etag));
}

/** Whether an edit that began with what `If-Match` names may replace `etag`; without the header it may. */
export function mayReplace(ifMatch: string | null, etag: string): boolean {
  return ifMatch === null || namesTag(ifMatch, etag);
}
