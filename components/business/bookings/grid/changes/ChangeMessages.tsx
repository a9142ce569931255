"use client";

import { useTranslations } from "next-intl";
import { ConfirmDialog } from "@/components/ui/overlays/ConfirmDialog";
import { UndoBar } from "./UndoBar";
import type { useSchedule } from "./useSchedule";
import type { useUndoable } from "./useUndoable";

type ChangeMessagesProps = {
  undoable: ReturnType<typeof useUndoable>;
  question: ReturnType<typeof useSchedule>["question"];
};

/** What was changed, with its undo, and the question about a place outside of opening hours. */
export function ChangeMessages({ undoable, question }: ChangeMessagesProps) {
  const t = useTranslations("workday.move");
  return (
    <>
      <UndoBar change={undoable.change} onUndo={undoable.undo} onOver={undoable.forget} />
      <ConfirmDialog
        open={question !== null}
        onOpenChange={(isOpen) => {
          if (!isOpen) question?.close();
        }}
        tone="neutral"
        title={question?.title ?? ""}
        description={question?.body ?? ""}
        confirmLabel={t("confirm")}
        cancelLabel={t("keep")}
        onConfirm={() => question?.confirm()}
      />
    </>
  );
}
