import { useTranslations } from "next-intl";
import { TextLink } from "@/components/ui/actions/TextLink";
import { Banner } from "@/components/ui/feedback/Banner";
import { Link } from "@/lib/i18n/navigation";
import { providerPaths } from "@/lib/paths";

/** Tells an owner that customers see the page like this, with a link back to its settings. */
export function PreviewBar({ isLive }: { isLive: boolean }) {
  const t = useTranslations("catalogue.preview");
  return (
    <Banner
      action={
        <TextLink linkComponent={Link} href={providerPaths.settings()} tone="ink" standalone>
          {t("back")}
        </TextLink>
      }
    >
      {isLive ? t("live") : t("notLive")}
    </Banner>
  );
}
