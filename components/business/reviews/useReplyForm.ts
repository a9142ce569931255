"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { type KeptUnder, keepValues, takeValues } from "@/components/form/keptValues";
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

/** The version that an edit began with is kept with the typed text; empty where there was no reply. */
const beganWith = (id: string, owner: string): KeptUnder => ({ name: `reply-${id}-began-with`, owner });

/** The form of a reply. An edit that meets a newer reply keeps what was typed, and shows that one (REV-13). */
export function useReplyForm({ review, onReply, onClose }: ReplyEdit) {
  const t = useTranslations("providerArea.reviews.replying");
  const { id, providerId, reply } = review;
  const text = reply?.text ?? "";
  const version = reply?.version ?? null;
  // The version that the edit began with, or the newer one that the notice has shown since.
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
          headers: ifReplyIs(base),
          locale,
        }),
        {
          reviewId: id,
          locale,
          text: replyText.trim(),
          onNewer: (newer) => {
            onReply(newer);
            showNewer(newer?.version ?? null, newer?.text ?? "");
          },
        },
      ),
    onSaved: (saved) => {
      setBase(saved.version);
      setStale(false);
      onReply(replyOf(saved));
      onClose();
      notify({ tone: "success", title: t(reply === null ? "published" : "saved") });
    },
    onRefused: ({ status }) => {
      if (status === 401) keepValues(beganWith(id, providerId), { version: base ?? "" });
      return status === 412;
    },
  });
  const { isDirty, isRestored, rebase } = form;

  /** What was typed, or sent as it was, stays as an edit of the newer reply. */
  function showNewer(newerVersion: string | null, newerText: string) {
    setBase(newerVersion);
    setStale(true);
    rebase({ replyText: newerText });
  }

  // The list was read anew. An edit that has begun is shown the newer reply.
  if (version !== base) {
    if (isDirty) showNewer(version, text);
    else setBase(version);
  }

  // Typed text was restored after signing in. Somebody may have saved or deleted the reply since that edit began.
  useEffect(() => {
    if (!isRestored) return;
    const began = takeValues(beganWith(id, providerId), { version: "" });
    if (began !== null && began.version !== (version ?? "")) setStale(true);
  }, [isRestored, id, providerId, version]);

  // What is saved was chosen, or the edit undone: the next edit begins with it.
  if (isStale && !isDirty) setStale(false);

  return {
    form,
    /** What was typed was begun with another reply than the one that is saved, and says something else. */
    isStale,
    leave: () =>
      form.leave(() => {
        form.reset();
        onClose();
      }),
  };
}
