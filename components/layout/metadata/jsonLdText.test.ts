import { expect, it } from "vitest";
import { jsonLdText } from "./jsonLdText";

it.each(["</script><script>alert(1)</script>", "<!-- <script", "klipp < färg"])(
  "contains no markup for %s, and parses to the same data",
  (description) => {
    const text = jsonLdText({ description });
    expect(text).not.toContain("<");
    expect(JSON.parse(text)).toEqual({ "@context": "https://schema.org", description });
  },
);
