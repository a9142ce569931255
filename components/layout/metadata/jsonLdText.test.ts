import { expect, it } from "vitest";
import { jsonLdText } from "./jsonLdText";

it.each(["</script><script>alert(1)</script>", "<!-- <script", "klipp < färg"])(
  "holds no sign of markup for %s, and says the same",
  (description) => {
    const text = jsonLdText({ description });
    expect(text).not.toContain("<");
    expect(JSON.parse(text)).toEqual({ "@context": "https://schema.org", description });
  },
);
