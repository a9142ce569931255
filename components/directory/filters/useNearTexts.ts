import { useTranslations } from "next-intl";

export type NearTexts = ReturnType<typeof useNearTexts>;

/** The texts of "near me", for client components. */
export function useNearTexts() {
  const t = useTranslations("catalogue.near");
  return {
    use: t("use"),
    locating: t("locating"),
    denied: t("denied"),
    timeout: t("timeout"),
    unavailable: t("unavailable"),
    radius: t("radius"),
    /** Contains `{km}`. */
    within: t("within", { km: "{km}" }),
  };
}
