"use client";

import { useLocale, useTranslations } from "next-intl";
import { useSend } from "@/components/form/useSend";
import { ConfirmDialog } from "@/components/ui/overlays/ConfirmDialog";
import { notify } from "@/components/ui/overlays/notify";
import { callApi } from "@/lib/api/client";
import type { OwnReview } from "@/lib/reviews/views";

type DeleteReplyDialogProps = {
  review: OwnReview;
  isOpen: boolean;
  onClose: () => void;
  returnFocus: () => HTMLElement | null;
  onDeleted: () => void;
};

/** Asks once before a reply is taken away (REV-4). One that is gone already is as good as taken away. */
export function DeleteReplyDialog({
  review,
  isOpen,
  onClose,
  returnFocus,
  onDeleted,
}: DeleteReplyDialogProps) {
  const t = useTranslations("providerArea.reviews.deleting");
  const locale = useLocale();
  const { send, message, setProblems } = useSend("provider");

  function done() {
    onDeleted();
    notify({ tone: "success", title: t("done") });
  }

  async function remove(): Promise<boolean> {
    let isGone = false;
    const answer = await send(
      () => callApi("DELETE /providers/me/reviews/replies/{id}", { params: { id: review.id }, locale }),
      {
        telling: ({ status }) => {
          isGone = status === 404;
          return isGone;
        },
      },
    );
    if (answer === null && !isGone) return false;
    done();
    return true;
  }

  return (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={(open) => {
        if (open) return;
        setProblems(null);
        onClose();
      }}
      title={t("title")}
      description={t("body")}
      confirmLabel={t("confirm")}
      cancelLabel={t("keep")}
      error={message}
      returnFocus={returnFocus}
      onConfirm={remove}
    >
      {review.reply === null ? null : (
        <p className="line-clamp-4 whitespace-pre-line border-line border-l-2 pl-4 [overflow-wrap:anywhere]">
          {review.reply.text}
        </p>
      )}
    </ConfirmDialog>
  );
}
