import { useTranslations } from "next-intl";
import { CopyButton } from "@/components/ui/actions/CopyButton";
import { TextLink } from "@/components/ui/actions/TextLink";
import { Card } from "@/components/ui/display/Card";
import type { Business } from "@/lib/business/business";
import { sharedPage } from "@/lib/business/setup/sharedPage";
import { Link } from "@/lib/i18n/navigation";
import { providerPaths } from "@/lib/paths";
import { AreaHeading } from "../AreaHeading";
import { SharePanel } from "./SharePanel";

/** Shown when all steps are done (LIVE-4): customers can book, and this is the link to share. */
export function LiveCard({ business }: { business: Business }) {
  const t = useTranslations("providerArea.share");
  return (
    <Card as="section" padded aria-labelledby="live">
      <h2 id="live" className="font-bold text-2xl">
        {t("live")}
      </h2>
      <p className="mt-1.5 mb-6 max-w-[60ch] text-muted">{t("liveLead")}</p>
      <SharePanel shared={sharedPage(business)} />
      <p className="mt-4">
        <TextLink linkComponent={Link} href={providerPaths.share()} standalone>
          {t("toSign")}
        </TextLink>
      </p>
    </Card>
  );
}

/** The link to share, for a business that already has bookings. */
export function ShareSection({ business }: { business: Business }) {
  const t = useTranslations("providerArea.share");
  return (
    <section aria-labelledby="share">
      <AreaHeading id="share" title={t("title")} lead={t("sectionLead")} />
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <CopyButton
          value={sharedPage(business).url}
          label={t("copyLink")}
          copiedLabel={t("linkCopied")}
          showLabel
        />
        <TextLink linkComponent={Link} href={providerPaths.share()} standalone className="text-sm">
          {t("toShare")}
        </TextLink>
      </div>
    </section>
  );
}
