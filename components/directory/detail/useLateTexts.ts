import { useTranslations } from "next-intl";
import type { LateTexts } from "./LateProblem";

/** What is said where an answer takes too long. */
export function useLateTexts(): LateTexts {
  const common = useTranslations("common");
  return {
    title: common("late.title"),
    body: common("late.body"),
    retry: common("retry"),
    offline: { title: common("late.offlineTitle"), body: common("late.offlineBody") },
  };
}
