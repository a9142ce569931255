import { test as base, expect } from "@playwright/test";

export { expect };

type Watch = {
  /** What the content security policies of the pages refused so far. */
  refusals: string[];
  /** For a test that provokes refusals itself: off, they fail no test. */
  failOnRefusal: boolean;
};

/**
 * The test that browser tests are made of: no page may meet its own content security policy. A refused script or style
 * breaks nothing that a test would have to notice, and leaves a page that nobody can press anything on.
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
