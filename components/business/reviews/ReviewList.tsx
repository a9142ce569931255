"use client";

import { useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import type { OwnReview } from "@/lib/reviews/views";
import { AreaHeading } from "../AreaHeading";
import { setAddressParam } from "../addressParam";
import { DeleteReplyDialog } from "./DeleteReplyDialog";
import { ReplyDialog } from "./ReplyDialog";
import { ReportDialog } from "./ReportDialog";
import { itemIdOf, ReviewItem } from "./ReviewItem";

type ReviewListProps = {
  reviews: readonly OwnReview[];
  timeZone: string;
  /** The number of reviews without a reply, of the whole list. */
  waiting: number;
};

/** What the business has changed since the page was rendered. */
type Change = Partial<Pick<OwnReview, "reply" | "reportedAtIso">>;

/** The query parameter with the id of the review being replied to, to return to after signing in. */
const replyParam = "reply";

/**
 * The reviews, those without a reply first. A review that is replied to here keeps its place, so that the list does not
 * move.
 */
export function ReviewList({ reviews, timeZone, waiting }: ReviewListProps) {
  const t = useTranslations("providerArea.reviews");
  const [changes, setChanges] = useState<ReadonlyMap<string, Change>>(new Map());
  const dialogs = useDialogs();
  const change = (id: string, what: Change) =>
    setChanges((before) => new Map(before).set(id, { ...before.get(id), ...what }));

  const now = (review: OwnReview): OwnReview => ({ ...review, ...changes.get(review.id) });
  const answeredHere = reviews.filter((review) => review.reply === null && now(review).reply !== null).length;
  const deletedHere = reviews.filter((review) => review.reply !== null && now(review).reply === null).length;
  const named = reviews.find(({ id }) => id === dialogs.last.id);
  const open = (kind: DialogKind) => dialogs.last.kind === kind && dialogs.isOpen;

  const groups = [
    {
      key: "waiting",
      title: t("waiting", { count: waiting - answeredHere + deletedHere }),
      items: reviews.filter(({ reply }) => reply === null),
    },
    { key: "answered", title: t("answered"), items: reviews.filter(({ reply }) => reply !== null) },
  ].filter(({ items }) => items.length > 0);

  return (
    <div className="grid grid-cols-1 gap-12">
      {groups.map(({ key, title, items }) => (
        <section key={key} aria-labelledby={`reviews-${key}`}>
          <AreaHeading id={`reviews-${key}`} title={title} />
          <ul className="mt-4 border-line border-b">
            {items.map((review) => (
              <ReviewItem
                key={review.id}
                review={now(review)}
                timeZone={timeZone}
                onReply={() => dialogs.show("reply", review.id)}
                onDelete={() => dialogs.show("delete", review.id)}
                onReport={() => dialogs.show("report", review.id)}
              />
            ))}
          </ul>
        </section>
      ))}
      {named === undefined ? null : (
        <>
          <ReplyDialog
            key={`reply-${named.id}`}
            review={now(named)}
            isOpen={open("reply")}
            onClose={dialogs.close}
            returnFocus={dialogs.returnFocus}
            onReply={(reply) => change(named.id, { reply })}
          />
          <DeleteReplyDialog
            review={now(named)}
            isOpen={open("delete")}
            onClose={dialogs.close}
            returnFocus={dialogs.returnFocus}
            onReply={(reply) => change(named.id, { reply })}
          />
          <ReportDialog
            key={`report-${named.id}`}
            review={now(named)}
            isOpen={open("report")}
            onClose={dialogs.close}
            returnFocus={dialogs.returnFocus}
            onReported={(reportedAtIso) => change(named.id, { reportedAtIso })}
          />
        </>
      )}
    </div>
  );
}

type DialogKind = "reply" | "delete" | "report";
type Shown = { kind: DialogKind; id: string | null };

/** The open dialog, kept while it closes. The address holds the review being replied to. */
function useDialogs() {
  const opener = useRef<Element | null>(null);
  const replyId = useSearchParams().get(replyParam);
  const [other, setOther] = useState<Shown | null>(null);
  const shown: Shown | null = replyId === null ? other : { kind: "reply", id: replyId };
  const [last, setLast] = useState<Shown>(shown ?? { kind: "reply", id: null });
  if (shown !== null && (shown.kind !== last.kind || shown.id !== last.id)) setLast(shown);
  return {
    last,
    isOpen: shown !== null,
    /** The button that opened the dialog, or the first button of its review when a reply has replaced that one. */
    returnFocus: (): HTMLElement | null => {
      const { current } = opener;
      if (current instanceof HTMLElement && current.isConnected) return current;
      return last.id === null ? null : document.querySelector(`#${itemIdOf({ id: last.id })} button`);
    },
    show: (kind: DialogKind, id: string) => {
      opener.current = document.activeElement;
      if (kind === "reply") setAddressParam(replyParam, id);
      else setOther({ kind, id });
    },
    close: () => {
      setOther(null);
      setAddressParam(replyParam, null);
    },
  };
}
