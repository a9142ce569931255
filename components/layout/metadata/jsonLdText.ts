/**
 * Facts as the text of a script element. No `<` stands in it: it could end the element or begin another, and React, which
 * rewrites `</script` on the server alone, would find another text in the browser.
 */
export function jsonLdText(data: Record<string, unknown>): string {
  return JSON.stringify({ "@context": "https://schema.org", ...data }).replaceAll("<", "\\u003c");
}
