/** Whether an answer holds an address that a browser can be sent to: anything else would be taken for a path of this site. */
export function isWebAddress(value: unknown): value is string {
  return typeof value === "string" && /^https?:\/\//i.test(value) && URL.canParse(value);
}
