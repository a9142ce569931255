import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { TextLink } from "@/components/ui/actions/TextLink";
import { Notice } from "@/components/ui/feedback/Notice";
import { PageHeader } from "@/components/ui/navigation/Headers";
import { CardSkeletons } from "../cards/CardSkeletons";
import { DetailDrawer } from "../detail/DetailDrawer";
import type { OpenedDetail } from "../detail/openedDetail";
import { useLateTexts } from "../detail/useLateTexts";
import { DirectoryNavigation } from "./DirectoryNavigation";
import { ResultsRegion } from "./ResultsRegion";

type DirectoryFrameProps = {
  of: "services" | "providers";
  /** The id in the drawer, from the address; null when it is closed. */
  focus: string | null;
  opened: OpenedDetail;
  search: ReactNode;
  /** The results, or the message instead of them. */
  children: ReactNode;
};

/** The page of a directory: heading, search, results, and the drawer. */
export function DirectoryFrame({ of, focus, opened, search, children }: DirectoryFrameProps) {
  const t = useTranslations("catalogue");
  const late = useLateTexts();
  return (
    <DirectoryNavigation>
      <DetailDrawer of={of} focus={focus} opened={opened}>
        <div className="wrap py-8 sm:py-12">
          {opened.page ? <NoScriptFocus href={opened.page} name={opened.title} /> : null}
          <PageHeader title={t(`${of}.title`)} lead={t(`${of}.lead`)} />
          <div className="mt-7 mb-6">{search}</div>
          <ResultsRegion skeletons={<CardSkeletons of={of} label={t("results.loading")} />} late={late}>
            {children}
          </ResultsRegion>
        </div>
      </DetailDrawer>
    </DirectoryNavigation>
  );
}

/** Without JavaScript the drawer does not open, so this links to the page of the address's `focus`. */
function NoScriptFocus({ href, name }: { href: string; name: string }) {
  const t = useTranslations("catalogue.detail");
  return (
    <noscript>
      <Notice className="mb-6" action={<TextLink href={href}>{t("open", { name })}</TextLink>}>
        {t("noscript")}
      </Notice>
    </noscript>
  );
}
