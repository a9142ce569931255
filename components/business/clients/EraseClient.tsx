"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { useSend } from "@/components/form/useSend";
import { Notice } from "@/components/ui/feedback/Notice";
import { Field } from "@/components/ui/inputs/Field";
import { TextInput } from "@/components/ui/inputs/TextInput";
import { ConfirmDialog } from "@/components/ui/overlays/ConfirmDialog";
import { notify } from "@/components/ui/overlays/notify";
import { callApi } from "@/lib/api/client";
import type { ClientCard } from "@/lib/clients/schemas";
import { useRouter } from "@/lib/i18n/navigation";
import { providerPaths } from "@/lib/paths";

type EraseClientProps = { client: ClientCard; open: boolean; onOpenChange: (open: boolean) => void };

/** Erases a client who asked to be forgotten: says what goes and what stays, and asks for the name. */
export function EraseClient({ client, open, onOpenChange }: EraseClientProps) {
  const t = useTranslations("clients.card");
  const cancelLabel = useTranslations("clients")("cancel");
  const locale = useLocale();
  const router = useRouter();
  const { send, message } = useSend("provider");
  const [typed, setTyped] = useState("");
  const { id, name, visits } = client;

  async function erase(): Promise<boolean> {
    const answer = await send(() =>
      callApi("POST /providers/me/clients/{id}/erase", { params: { id }, body: { name: typed }, locale }),
    );
    if (answer === null) return false;
    const description = t("eraseKept", { count: answer.data.kept_bookings });
    notify({ tone: "success", title: t("eraseDone"), description });
    router.push(providerPaths.clients());
    return true;
  }

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(isOpen) => {
        setTyped("");
        onOpenChange(isOpen);
      }}
      title={t("eraseTitle", { name })}
      description={t("eraseBody")}
      confirmLabel={t("eraseConfirm")}
      cancelLabel={cancelLabel}
      onConfirm={erase}
      error={message}
    >
      <div className="grid gap-3">
        {client.next_visit_at === null ? null : (
          <Notice tone="warning">{t("eraseUpcoming", { name })}</Notice>
        )}
        <p>{t("eraseGoes")}</p>
        <p>{t("eraseStays", { count: visits.length })}</p>
        {client.has_account ? <p>{t("eraseAccount")}</p> : null}
        <Field label={t("eraseName", { name })}>
          <TextInput
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        </Field>
      </div>
    </ConfirmDialog>
  );
}
