/**
 * Structured data as the text of a script element, with `<` escaped: it could end the element or open another, and
 * React rewrites `</script` on the server only, so that hydration would find another text.
 */
export function jsonLdText(data: Record<string, unknown>): string {
  return JSON.stringify({ "@context": "https://schema.org", ...data }).replaceAll("<", "\\u003c");
}
