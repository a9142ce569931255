"use client";

import { useLocale, useTranslations } from "next-intl";
import { ButtonLink } from "@/components/ui/actions/Button";
import { TextLink } from "@/components/ui/actions/TextLink";
import { Notice } from "@/components/ui/feedback/Notice";
import { callApi } from "@/lib/api/client";
import { localePath } from "@/lib/i18n/localePath";
import { Link } from "@/lib/i18n/navigation";
import { customerPaths } from "@/lib/paths";
import { Lead } from "../Lead";
import { Outcome } from "../Outcome";
import { EmailField, FormNotice, HiddenFields, SubmitButton } from "./AuthFields";
import type { FormAction } from "./formState";
import { useAuthForm } from "./useAuthForm";

/** Mails the links of an address's bookings. The answer is the same whether or not there are any. */
export function FindBookingsForm({ action }: { action: FormAction }) {
  const t = useTranslations("auth");
  const locale = useLocale();
  const form = useAuthForm({
    action,
    names: ["email"],
    send: (body, locale) => callApi("POST /customers/me/bookings/find", { body, locale }),
    failed: t("errors.request"),
    onDone: () => false,
  });
  const signIn = (
    <TextLink
      linkComponent={Link}
      href={customerPaths.auth({ mode: "login", redirectTo: customerPaths.bookings() })}
      tone="ink"
    >
      {t("find.signIn")}
    </TextLink>
  );
  if (form.state.isDone) {
    return (
      <Outcome>
        <Notice tone="positive" title={t("find.sentTitle")}>
          <p>{t("find.sentBody", { email: form.state.values.email ?? "" })}</p>
        </Notice>
        <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3">
          {/* A plain link, so that the form is loaded empty. */}
          <ButtonLink href={localePath(locale, customerPaths.findBookings())}>{t("find.again")}</ButtonLink>
          {signIn}
        </div>
      </Outcome>
    );
  }
  return (
    <>
      <Lead>{t("find.lead")}</Lead>
      <form {...form.formProps} className="grid grid-cols-1 gap-5">
        <HiddenFields portal="customer" />
        <FormNotice form={form} />
        <EmailField form={form} autoComplete="email" hint={t("find.scope")} />
        <SubmitButton form={form}>{t("find.submit")}</SubmitButton>
        <p>{signIn}</p>
      </form>
    </>
  );
}
