import { useTranslations } from "next-intl";
import { QuietLink } from "@/components/layout/QuietLink";
import { TextLink } from "@/components/ui/actions/TextLink";
import { Notice } from "@/components/ui/feedback/Notice";
import { customerPaths } from "@/lib/paths";

/** Tells whoever has not confirmed their address that bookings made without the account are not among theirs yet. */
export function ConfirmFirst({ email }: { email: string }) {
  const t = useTranslations("pages.bookings");
  return (
    <Notice
      tone="warning"
      title={t("confirmTitle")}
      className="mb-8"
      action={
        <TextLink linkComponent={QuietLink} standalone href={`${customerPaths.profile()}#email`}>
          {t("confirmAgain")}
        </TextLink>
      }
    >
      <p>{t("confirmBody", { email })}</p>
    </Notice>
  );
}
