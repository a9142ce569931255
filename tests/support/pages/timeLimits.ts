/* The only limits of time that browser tests set themselves; all else has those of playwright.config.ts. */

/** For what is tried again as a whole: whether the page shows it by now. */
export const byNow = { timeout: 1_000 };

/** For what a page learns by asking every ten seconds, which starts while the test still does something else. */
export const whenAsked = { timeout: 45_000 };
