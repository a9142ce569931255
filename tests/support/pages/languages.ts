/**
 * In which of two languages and on which of two screens (the projects "desktop" and "phone" of playwright.config.ts) a
 * browser test is run. Every test has one of three forms:
 *
 * - `everyPair`: each language on each screen. For the whole booking and for a business's way to its first one alone,
 *   where a word too long, a missing text or a covered button would cost the customer the booking, or us the business.
 * - `pairwise`: Swedish on the phone, English on the desktop. For pages and flows whose steps are the same on both
 *   screens: each language and each screen is run once, and what they share is not run twice.
 * - One language. A test whose subject is the screen itself (menus, sheets, layout, touch) has no tag and runs on both;
 *   any other carries `@phone` or `@desktop` in its title and runs there alone.
 */
export const everyPair = [{ language: "sv" }, { language: "en" }] as const;

export const pairwise = [
  { language: "sv", tag: "@phone" },
  { language: "en", tag: "@desktop" },
] as const;
