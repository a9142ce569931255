import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { OnArrival } from "@/components/identity/OnArrival";
import { SkipLink } from "@/components/ui/navigation/SkipLink";
import { FootSlot } from "@/components/ui/overlays/FootSlot";
import { Toaster } from "@/components/ui/overlays/Toaster";
import { localePath } from "@/lib/i18n/localePath";
import { contentAnchor } from "../anchors";
import { ErrorTexts } from "../problems/ErrorTexts";
import { OfflineBanner } from "./OfflineBanner";

type PortalShellProps = {
  homeHref: string;
  banner?: ReactNode;
  header: ReactNode;
  footer: ReactNode;
  children: ReactNode;
};

/** The frame of a portal's public pages: landmarks, skip link, and the texts of its error page. */
export function PortalShell({ homeHref, banner, header, footer, children }: PortalShellProps) {
  const t = useTranslations("layout");
  const error = useTranslations("pageError");
  const common = useTranslations("common");
  return (
    <ErrorTexts
      texts={{
        title: error("title"),
        body: error("body"),
        reference: error("reference"),
        retry: error("retry"),
        home: error("home"),
        homeHref: localePath(useLocale(), homeHref),
      }}
    >
      <SkipLink href={`#${contentAnchor}`}>{t("skip")}</SkipLink>
      <OfflineBanner
        texts={{ offline: t("offline"), unanswered: t("unanswered") }}
        retryLabel={common("retry")}
      />
      {banner}
      {header}
      <main id={contentAnchor} tabIndex={-1} className="outline-none">
        {children}
      </main>
      {footer}
      <Toaster label={common("toasts")} closeLabel={common("close")} />
      <OnArrival />
      <FootSlot />
    </ErrorTexts>
  );
}
