import { useTranslations } from "next-intl";
import type { NearTexts } from "./filterTypes";

export function useNearTexts(): NearTexts {
  const t = useTranslations("catalogue.near");
  return {
    use: t("use"),
    locating: t("locating"),
    denied: t("denied"),
    timeout: t("timeout"),
    unavailable: t("unavailable"),
  };
}
