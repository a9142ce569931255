"use client";

import { useLocale, useTranslations } from "next-intl";
import { FormProblem } from "@/components/form/FormProblem";
import { useSend } from "@/components/form/useSend";
import { Outcome } from "@/components/identity/Outcome";
import { Button } from "@/components/ui/actions/Button";
import { Notice } from "@/components/ui/feedback/Notice";
import { notify } from "@/components/ui/overlays/notify";
import { callApi } from "@/lib/api/client";

type GuestAccountSentProps = {
  booking: { id: string; token: string };
  /** As it may be shown here. */
  email: string;
};

/** Says that a guest was mailed the link of an account, and mails it again: in the same words, whether there is one or not. */
export function GuestAccountSent({ booking, email }: GuestAccountSentProps) {
  const t = useTranslations("auth.guestAccount");
  const locale = useLocale();
  const { message, isBusy, send } = useSend("customer");

  async function again() {
    const sent = await send(() =>
      callApi("POST /customers/me/bookings/{id}/account/mail", {
        params: { id: booking.id },
        query: { token: booking.token },
        locale,
      }),
    );
    if (sent !== null) notify({ tone: "success", title: t("sentAgain", { email }) });
  }

  return (
    <Outcome>
      <Notice tone="positive" title={t("sentTitle")}>
        <div className="grid justify-items-start gap-3 [overflow-wrap:anywhere]">
          <p>{t("sent", { email })}</p>
          <FormProblem message={message} />
          <Button size="sm" loading={isBusy} onClick={() => void again()}>
            {t("sendAgain")}
          </Button>
        </div>
      </Notice>
    </Outcome>
  );
}
