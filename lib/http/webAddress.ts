/** Whether a value is an absolute web address: a browser would read anything else as a path of this site. */
export function isWebAddress(value: unknown): value is string {
  return typeof value === "string" && /^https?:\/\//i.test(value) && URL.canParse(value);
}
