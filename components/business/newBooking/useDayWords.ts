"use client";

import { useLocale } from "next-intl";
import { dayWords } from "./dayWords";

/** Days in words, with the year where it is not the present one in the business's zone. */
export const useDayWords = (timeZone: string) =>
  dayWords({ locale: useLocale(), timeZone, nowMs: Date.now() });
