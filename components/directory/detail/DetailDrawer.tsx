import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { DetailSkeleton } from "./DetailSkeleton";
import { DrawerHost } from "./DrawerHost";
import type { OpenedDetail } from "./openedDetail";
import { useLateTexts } from "./useLateTexts";

type DetailDrawerProps = {
  of: "services" | "providers";
  /** The id in the drawer, from the address; null when it is closed. */
  focus: string | null;
  opened: OpenedDetail;
  /** The page, whose links of `data-focus` open in the drawer. */
  children: ReactNode;
};

/** A page with the drawer over it. */
export function DetailDrawer({ of, focus, opened, children }: DetailDrawerProps) {
  const t = useTranslations("catalogue.detail");
  return (
    <DrawerHost
      focus={focus}
      title={opened.title}
      closeLabel={t("close")}
      skeleton={<DetailSkeleton of={of} label={of === "services" ? t("loading") : t("loadingProvider")} />}
      late={useLateTexts()}
      detail={opened.detail}
    >
      {children}
    </DrawerHost>
  );
}
