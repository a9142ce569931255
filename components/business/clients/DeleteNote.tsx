"use client";

import { useLocale, useTranslations } from "next-intl";
import { useSend } from "@/components/form/useSend";
import { Button } from "@/components/ui/actions/Button";
import { ConfirmDialog } from "@/components/ui/overlays/ConfirmDialog";
import { notify } from "@/components/ui/overlays/notify";
import { callApi } from "@/lib/api/client";
import { useRouter } from "@/lib/i18n/navigation";

/** Removes a note with its history, after asking. */
export function DeleteNote({ clientId: id, noteId }: { clientId: string; noteId: string }) {
  const t = useTranslations("clients.notes");
  const cancelLabel = useTranslations("clients")("cancel");
  const locale = useLocale();
  const router = useRouter();
  const { send, message } = useSend("provider");
  async function remove() {
    const removed = await send(() =>
      callApi("DELETE /providers/me/clients/{id}/notes/{noteId}", { params: { id, noteId }, locale }),
    );
    if (removed === null) return false;
    notify({ tone: "success", title: t("deleted") });
    router.refresh();
    return true;
  }
  return (
    <ConfirmDialog
      trigger={<Button size="sm">{t("delete")}</Button>}
      title={t("deleteTitle")}
      description={t("deleteBody")}
      confirmLabel={t("delete")}
      cancelLabel={cancelLabel}
      onConfirm={remove}
      error={message}
    />
  );
}
