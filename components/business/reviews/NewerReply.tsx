import { useTranslations } from "next-intl";
import type { OwnReply } from "@/lib/reviews/views";
import { NewerNotice } from "../settings/saving/NewerNotice";

type NewerReplyProps = {
  /** What is saved now; null when it was deleted. */
  reply: OwnReply | null;
  onTake: (text: string) => void;
};

/** Somebody else saved or deleted the reply while it was written here: what stands now, and the choice of it (REV-13). */
export function NewerReply({ reply, onTake }: NewerReplyProps) {
  const t = useTranslations("providerArea.reviews.replying.newer");
  if (reply === null)
    return (
      <NewerNotice newer={null} title={t("deletedTitle")} take={t("take")} conflicts={[]}>
        {t("deleted")}
      </NewerNotice>
    );
  const { text, version } = reply;
  return (
    <NewerNotice
      newer={version}
      isWhole
      title={t("title")}
      take={t("take")}
      conflicts={[
        {
          part: "reply",
          saved: text,
          takeOf: t("takeOf"),
          onTake: () => onTake(text),
        },
      ]}
    >
      {t("conflict")}
    </NewerNotice>
  );
}
