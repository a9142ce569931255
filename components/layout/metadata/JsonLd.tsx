import { jsonLdText } from "./jsonLdText";

/** Structured data of a page for search engines. */
export function JsonLd({ data }: { data: Record<string, unknown> }) {
  return <script type="application/ld+json">{jsonLdText(data)}</script>;
}
