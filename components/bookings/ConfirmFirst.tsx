import { NextIntlClientProvider, useLocale, useTranslations } from "next-intl";
import { resendAction } from "@/components/identity/authActions";
import { ResendButton } from "@/components/identity/forms/ResendButton";
import { Notice } from "@/components/ui/feedback/Notice";
import { pickMessages } from "@/lib/i18n/messages";

/** Tells whoever has not confirmed their address that bookings made without the account are not among theirs yet. */
export function ConfirmFirst({ email }: { email: string }) {
  const t = useTranslations("pages.bookings");
  const locale = useLocale();
  return (
    <Notice
      tone="warning"
      title={t("confirmTitle")}
      className="mb-8"
      action={
        <NextIntlClientProvider messages={pickMessages(locale, ["auth"])}>
          <ResendButton action={resendAction} portal="customer" email={email} />
        </NextIntlClientProvider>
      }
    >
      <p>{t("confirmBody", { email })}</p>
    </Notice>
  );
}
