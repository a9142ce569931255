"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { useForm } from "@/components/form/useForm";
import { notify } from "@/components/ui/overlays/notify";
import { callApi } from "@/lib/api/client";
import type { OwnReply, OwnReview } from "@/lib/reviews/views";
import { ifReplyIs, replyOf, withNewerReply } from "./withNewerReply";

export type ReplyEdit = {
  review: OwnReview;
  /** The reply is another one now: saved here, or saved or deleted (null) by somebody else. */
  onReply: (reply: OwnReply | null) => void;
  onClose: () => void;
};

/** The form of a reply. An edit that meets a newer reply keeps what was typed, and shows that one (REV-13). */
export function useReplyForm({ review, onReply, onClose }: ReplyEdit) {
  const t = useTranslations("providerArea.reviews.replying");
  const { id, providerId, reply } = review;
  const text = reply?.text ?? "";
  const version = reply?.version ?? null;
  const [base, setBase] = useState(version);
  const [isStale, setStale] = useState(false);
  const form = useForm({
    initial: { replyText: text },
    portal: "provider",
    keep: { name: `reply-${id}`, owner: providerId },
    send: async ({ replyText }, locale) =>
      withNewerReply(
        await callApi("POST /providers/me/reviews/replies", {
          body: { reviewId: id, replyText },
          headers: ifReplyIs(reply),
          locale,
        }),
        {
          reviewId: id,
          locale,
          text: replyText.trim(),
          onNewer: (newer) => {
            setStale(true);
            onReply(newer);
          },
        },
      ),
    onSaved: (saved) => {
      setStale(false);
      onReply(replyOf(saved));
      onClose();
      notify({ tone: "success", title: t(reply === null ? "published" : "saved") });
    },
    onRefused: ({ status }) => status === 412,
  });

  // Somebody else's reply is what is saved now; what was typed stays an edit of it.
  const { values, isDirty, reset, changeAll } = form;
  useEffect(() => {
    if (version === base) return;
    setBase(version);
    if (!isDirty) return;
    reset({ replyText: text });
    changeAll(values);
  }, [version, text, base, values, isDirty, reset, changeAll]);

  return {
    form,
    /** What was typed was refused for another reply than the one it began with, and says something else. */
    isStale: isStale && values.replyText !== text,
    leave: () =>
      form.leave(() => {
        setStale(false);
        form.reset();
        onClose();
      }),
  };
}
