"use client";

import clsx from "clsx";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { useSend } from "@/components/form/useSend";
import { ConfirmDialog } from "@/components/ui/overlays/ConfirmDialog";
import { notify } from "@/components/ui/overlays/notify";
import { callApi } from "@/lib/api/client";
import type { OwnReply, OwnReview } from "@/lib/reviews/views";
import { ifReplyIs, withNewerReply } from "./withNewerReply";

type DeleteReplyDialogProps = {
  review: OwnReview;
  isOpen: boolean;
  onClose: () => void;
  returnFocus: () => HTMLElement | null;
  /** The reply is another one now: none, or what somebody else saved meanwhile. */
  onReply: (reply: OwnReply | null) => void;
};

/**
 * Asks once before a reply is taken away (REV-4), and again when it turns out to say something else (REV-13). One that is
 * gone already is as good as taken away.
 */
export function DeleteReplyDialog({ review, isOpen, onClose, returnFocus, onReply }: DeleteReplyDialogProps) {
  const t = useTranslations("providerArea.reviews.deleting");
  const locale = useLocale();
  const { send, message, setProblems } = useSend("provider");

  const [isChanged, setChanged] = useState(false);

  function done() {
    onReply(null);
    notify({ tone: "success", title: t("done") });
  }

  async function remove(): Promise<boolean> {
    let isGone = false;
    setChanged(false);
    const answer = await send(
      async () =>
        withNewerReply(
          await callApi("DELETE /providers/me/reviews/replies/{id}", {
            params: { id: review.id },
            headers: review.reply === null ? {} : ifReplyIs(review.reply.version),
            locale,
          }),
          {
            reviewId: review.id,
            locale,
            onNewer: (newer) => {
              isGone = newer === null;
              setChanged(newer !== null);
              onReply(newer);
            },
          },
        ),
      {
        telling: ({ status }) => {
          isGone ||= status === 404;
          return isGone || status === 412;
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
        setChanged(false);
        onClose();
      }}
      title={t("title")}
      description={t("body")}
      confirmLabel={t("confirm")}
      cancelLabel={t("keep")}
      error={isChanged ? t("changed") : message}
      returnFocus={returnFocus}
      onConfirm={remove}
    >
      {review.reply === null ? null : (
        <p
          className={clsx(
            "whitespace-pre-line border-line border-l-2 pl-4 [overflow-wrap:anywhere]",
            !isChanged && "line-clamp-4",
          )}
        >
          {review.reply.text}
        </p>
      )}
    </ConfirmDialog>
  );
}
