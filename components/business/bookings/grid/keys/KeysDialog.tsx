"use client";

import { useTranslations } from "next-intl";
import { Dialog } from "@/components/ui/overlays/Dialog";

type KeysDialogProps = { open: boolean; onOpenChange: (open: boolean) => void };

const keys = [
  ["↑ ↓ ← →", "arrows"],
  ["Enter", "enter"],
  ["N", "n"],
  ["B", "b"],
  ["M", "m"],
  ["+ −", "length"],
  ["Ctrl Z", "undo"],
  ["T", "t"],
  ["/", "search"],
  ["Esc", "escape"],
  ["?", "help"],
] as const;

/** The list of keys. */
export function KeysDialog({ open, onOpenChange }: KeysDialogProps) {
  const t = useTranslations("workday.keyList");
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t("title")} closeLabel={t("close")} size="sm">
      <dl className="grid grid-cols-[auto_1fr] gap-x-5 gap-y-2.5">
        {keys.map(([key, word]) => (
          <div key={word} className="col-span-2 grid grid-cols-subgrid">
            <dt>
              <kbd className="num rounded-sm border border-control px-2 py-0.5 font-semibold text-sm">
                {key}
              </kbd>
            </dt>
            <dd>{t(word)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
