import { basename } from "node:path";
import { isDeep } from "../depth";

/**
 * In which of two languages and on which of two screens (the projects "desktop" and "phone" of playwright.config.ts) a
 * browser test is run. Every test has one of three forms:
 *
 * - `everyPair`: each language on each screen, in the deep run. For a business's way to its first booking alone, where a
 *   word too long, a missing text or a covered button would cost us the business.
 * - `pairwise`: Swedish on the phone, English on the desktop. For pages and flows whose steps are the same on both
 *   screens. `npm run test:deep` runs both, `npm test` one of them: about half the files in each.
 * - One language. A test whose subject is the screen itself (menus, sheets, layout, touch) has no tag and runs on both;
 *   any other carries `@phone` or `@desktop` in its title and runs there alone.
 *
 * A title with `@deep` besides is of `npm run test:deep` alone (playwright.config.ts).
 */
export const bothPairs = [
  { language: "sv", tag: "@phone" },
  { language: "en", tag: "@desktop" },
] as const;

/** The pairs that the tests of a file, named by `import.meta.url`, are run in. */
export function pairwise(file: string): readonly (typeof bothPairs)[number][] {
  if (isDeep) return bothPairs;
  // By the name alone: the processes of a run, which read a file in different orders, have to agree.
  const sum = [...basename(file)].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return [bothPairs[sum % 2 === 0 ? 0 : 1]];
}

/** Each language, in the deep run on both screens. */
export const everyPair: readonly { language: "sv" | "en"; tag: string[] }[] = isDeep
  ? [
      { language: "sv", tag: [] },
      { language: "en", tag: [] },
    ]
  : [{ language: "sv", tag: ["@phone"] }];
