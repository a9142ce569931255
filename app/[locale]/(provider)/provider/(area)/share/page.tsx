import type { Metadata } from "next";
import { useTranslations } from "next-intl";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { areaMetadata } from "@/components/business/areaMetadata";
import { pathWithQuery } from "@/components/business/pathWithQuery";
import { stepsAnchor } from "@/components/business/setup/editors";
import { PrintableSign } from "@/components/business/share/PrintableSign";
import { SharePanel } from "@/components/business/share/SharePanel";
import { ButtonSlot } from "@/components/ui/actions/ButtonSlot";
import { PrintButton } from "@/components/ui/actions/PrintButton";
import { Notice } from "@/components/ui/feedback/Notice";
import { PageHeader, SectionHeader } from "@/components/ui/navigation/Headers";
import { hasPage, loadBusiness } from "@/lib/business/business";
import { ownProviderId } from "@/lib/business/ownProviderId";
import { loadOnboarding } from "@/lib/business/setup/onboarding";
import { type SharedPage, sharedPage } from "@/lib/business/setup/sharedPage";
import type { SearchParams } from "@/lib/http/input/searchParams";
import { toLocale } from "@/lib/i18n/locales";
import { Link } from "@/lib/i18n/navigation";
import { requirePageSession } from "@/lib/identity/sessions/requireSession";
import { providerPaths } from "@/lib/paths";

export const dynamic = "force-dynamic";

type PageProps = { params: Promise<{ locale: string }>; searchParams: Promise<SearchParams> };

export function generateMetadata({ params }: PageProps): Promise<Metadata> {
  return areaMetadata("share", params);
}

export default async function SharePage({ params, searchParams }: PageProps) {
  setRequestLocale(toLocale((await params).locale));
  const session = await requirePageSession(
    "provider",
    pathWithQuery(providerPaths.share(), await searchParams),
  );
  const t = await getTranslations("providerArea.share");
  const business = await loadBusiness(ownProviderId(session));
  const onboarding = await loadOnboarding(business, Date.now());
  return (
    <>
      <div className="print:hidden">
        <PageHeader title={t("title")} lead={t("lead")} />
        {onboarding.isLive ? null : (
          <Notice
            className="mt-6"
            action={
              <ButtonSlot size="sm">
                <Link href={`${providerPaths.dashboard()}#${stepsAnchor}`}>{t("toSteps")}</Link>
              </ButtonSlot>
            }
          >
            {t(hasPage(business) ? "notLive" : "notShown")}
          </Notice>
        )}
      </div>
      {hasPage(business) ? <Shared shared={sharedPage(business)} /> : null}
    </>
  );
}

/** Link, text and QR code, and the sign to print. */
function Shared({ shared }: { shared: SharedPage }) {
  const t = useTranslations("providerArea.share");
  return (
    <>
      <div className="print:hidden">
        <div className="mt-8">
          <SharePanel shared={shared} />
        </div>
        <SectionHeader
          level={2}
          title={t("sign")}
          lead={t("signLead")}
          action={<PrintButton label={t("print")} />}
          className="mt-14 mb-6"
        />
      </div>
      <PrintableSign shared={shared} />
    </>
  );
}
