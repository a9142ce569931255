import { useTranslations } from "next-intl";
import { TextLink } from "@/components/ui/actions/TextLink";
import { Notice } from "@/components/ui/feedback/Notice";
import { Link } from "@/lib/i18n/navigation";
import { providerPaths } from "@/lib/paths";

/** Shown on every page of a business that is being closed. Only owners get a link to reopen it. */
export function ClosingNotice({ isOwner }: { isOwner: boolean }) {
  const t = useTranslations("providerAccount.notice");
  return (
    <Notice
      tone="warning"
      title={t("title")}
      className="mb-6"
      action={
        isOwner ? (
          <TextLink standalone linkComponent={Link} href={providerPaths.closing()} tone="ink">
            {t("action")}
          </TextLink>
        ) : undefined
      }
    >
      <p>{t(isOwner ? "body" : "bodyMember")}</p>
    </Notice>
  );
}
