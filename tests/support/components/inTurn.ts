import { inject, test } from "vitest";
import type { Locale } from "@/lib/i18n/locales";

type Turn<R> = {
  row: R;
  language: Locale;
  /** A test of what all rows have in common: made for one row (the first title for the first row, and so on), in the deep run for each. */
  testShared: (title: string, body: () => Promise<void>) => void;
};

/** Each of a table's rows in one language, in turn; in both in the deep run. */
export function inTurn<R>(rows: readonly R[]): Turn<R>[] {
  const languages = ["sv", "en"] as const;
  return rows.flatMap((row, index) =>
    languages
      .filter((_, which) => inject("isDeep") || which === index % 2)
      .map((language) => {
        let titles = 0;
        const testShared = (title: string, body: () => Promise<void>) => {
          if (inject("isDeep") || titles % rows.length === index) test(title, body);
          titles += 1;
        };
        return { row, language, testShared };
      }),
  );
}
