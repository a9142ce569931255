import { useTranslations } from "next-intl";
import { ClosingCall } from "@/components/layout/footer/ClosingCall";
import { providerPaths } from "@/lib/paths";

/** The closing call: leads to the provider portal. */
export function BusinessCall() {
  const t = useTranslations("home.cta");
  const action = { href: providerPaths.home(), label: t("action") };
  return <ClosingCall id="business" title={t("title")} body={t("body")} action={action} />;
}
