import type { ReactNode } from "react";
import { contentLocale } from "@/lib/i18n/locales";

/** Marks what a business wrote inside of a text in another language; for `t.rich`. */
export const contentWords = (words: ReactNode) => <span lang={contentLocale}>{words}</span>;
