import { useTranslations } from "next-intl";
import type { AccountTexts } from "./AccountLinks";

/** The texts of the account menu, for client components. */
export function useAccountTexts(): AccountTexts {
  const t = useTranslations("layout.account");
  return {
    label: t("label"),
    signIn: t("signIn"),
    signOut: t("signOut"),
    signOutFailed: t("signOutFailed"),
    signedInAs: t("signedInAs"),
    error: t("error"),
    failed: t("failed"),
    retry: t("retry"),
  };
}
