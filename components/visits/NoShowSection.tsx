"use client";

import { useLocale, useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { FormProblem } from "@/components/form/FormProblem";
import { useSend } from "@/components/form/useSend";
import { useRefresh } from "@/components/layout/useRefresh";
import { Button } from "@/components/ui/actions/Button";
import { Field } from "@/components/ui/inputs/Field";
import { TextArea } from "@/components/ui/inputs/TextArea";
import { callApi } from "@/lib/api/client";
import type { CustomerBookingDetail } from "@/lib/bookings/customer/customerBookingProjection";
import { callParts } from "./managedBookingType";

type NoShowSectionProps = {
  booking: { id: string; token: string | undefined };
  provider: string;
  noShow: NonNullable<CustomerBookingDetail["no_show"]>;
};

/** The longest text that the call accepts. */
const longestText = 500;

/** A visit that the business marked as not come to: its customer can say once that they were there. */
export function NoShowSection({ booking, provider, noShow }: NoShowSectionProps) {
  const t = useTranslations("account.noShow");
  const locale = useLocale();
  const refresh = useRefresh();
  const [text, setText] = useState("");
  const { send, message, isBusy } = useSend("customer");

  async function object(event: FormEvent) {
    event.preventDefault();
    const answer = await send(() =>
      callApi("POST /customers/me/bookings/{id}/objection", {
        ...callParts(booking),
        body: { text: text.trim() || null },
        locale,
      }),
    );
    if (answer !== null) await refresh();
  }

  return (
    <section
      aria-labelledby="no-show-title"
      className="grid gap-4 rounded-lg border border-line bg-card p-5 sm:p-6 print:hidden"
    >
      <h2 id="no-show-title" className="font-semibold text-xl">
        {t("title")}
      </h2>
      {/* Stays in place, to announce that it was said. */}
      <p aria-live="polite" className="max-w-[60ch]">
        {t(noShow.has_objected ? "sent" : "body", { provider })}
      </p>
      {noShow.can_object ? (
        <form onSubmit={object} noValidate className="grid justify-items-start gap-4">
          <Field label={t("text")} className="w-full">
            <TextArea
              rows={2}
              maxLength={longestText}
              showCount
              value={text}
              onChange={(event) => setText(event.currentTarget.value)}
            />
          </Field>
          <FormProblem message={message} />
          <Button type="submit" variant="solid" loading={isBusy}>
            {t("send")}
          </Button>
        </form>
      ) : null}
    </section>
  );
}
