import { inject } from "vitest";
import type { Locale } from "@/lib/i18n/locales";

/** Each of a table's rows in one language, in turn; in both in the deep run. */
export function inTurn<R>(rows: readonly R[]): { row: R; language: Locale }[] {
  const languages = ["sv", "en"] as const;
  return rows.flatMap((row, index) =>
    languages
      .filter((_, which) => inject("isDeep") || which === index % 2)
      .map((language) => ({ row, language })),
  );
}
