import { test as base, expect } from "@playwright/test";

export { expect };

type Watch = {
  /** What the content security policies of the pages refused so far. */
  refusals: string[];
  /** For a test that provokes refusals itself: off, they fail no test. */
  failOnRefusal: boolean;
};

/**
 * The base of all browser tests: it fails when a page's own content security policy refuses something. A refused script or
 * style may break nothing that the test looks at, and still leave a page whose controls do not react.
 */
export const test = base.extend<Watch>({
  failOnRefusal: [true, { option: true }],
  refusals: [
    async ({ context, failOnRefusal }, use) => {
      const refusals: string[] = [];
      context.on("console", (message) => {
        if (/content security policy/i.test(message.text())) refusals.push(message.text());
      });
      await use(refusals);
      if (failOnRefusal) expect(refusals).toEqual([]);
    },
    { auto: true },
  ],
});
