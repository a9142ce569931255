"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/actions/Button";
import { RadioGroup } from "@/components/ui/inputs/RadioGroup";
import { Dialog } from "@/components/ui/overlays/Dialog";
import { chooseTheirs, type Parts } from "./mergeEdits";
import type { Stale } from "./useVersionedForm";

type StaleDialogProps<P> = {
  stale: Stale<P>;
  describe: (key: string, part: P | undefined) => { name: string; text: string | null };
  onChoose: (parts: Parts<P>) => void;
  onClose: () => void;
};

/** Shows both versions of each part that two edits changed, to choose from. Closing it loses nothing of either. */
export function StaleDialog<P>({ stale, describe, onChoose, onClose }: StaleDialogProps<P>) {
  const t = useTranslations("providerSettings.stale");
  const [theirs, setTheirs] = useState<ReadonlySet<string>>(new Set());
  const { merged, conflicts } = stale;

  function prefer(key: string, whose: string) {
    const next = new Set(theirs);
    if (whose === "theirs") next.add(key);
    else next.delete(key);
    setTheirs(next);
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={t("title")}
      description={t("body")}
      closeLabel={t("close")}
      footer={
        <Button variant="solid" onClick={() => onChoose(chooseTheirs(merged, conflicts, theirs))}>
          {t("confirm")}
        </Button>
      }
    >
      <div className="grid grid-cols-1 gap-6">
        {conflicts.map((conflict) => {
          const mine = describe(conflict.key, conflict.mine);
          const other = describe(conflict.key, conflict.theirs);
          return (
            <RadioGroup
              key={conflict.key}
              layout="cards"
              legend={<span className="inline-block first-letter:uppercase">{mine.name}</span>}
              name={`stale-${conflict.key}`}
              value={theirs.has(conflict.key) ? "theirs" : "mine"}
              onValueChange={(whose) => prefer(conflict.key, whose)}
              options={[
                { value: "mine", label: mine.text ?? t("removed"), hint: t("mine") },
                { value: "theirs", label: other.text ?? t("removed"), hint: t("theirs") },
              ]}
            />
          );
        })}
      </div>
    </Dialog>
  );
}
