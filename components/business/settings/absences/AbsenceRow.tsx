"use client";

import { CalendarOff, CircleDot, Pencil, Trash2, Undo2 } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/actions/Button";
import { IconButton } from "@/components/ui/actions/IconButton";
import { Badge } from "@/components/ui/display/Badge";

type AbsenceRowProps = {
  /** The key of the absence, by which its line is found. */
  name?: string;
  period: string;
  reason: string;
  state: "saved" | "new" | "changed" | "removed";
  isNow: boolean;
  onEdit?: (() => void) | undefined;
  onRemove?: (() => void) | undefined;
  /** Restores a removed one. */
  onUndo?: (() => void) | undefined;
  children?: ReactNode;
};

/** One absence in the list: time, reason and actions. */
export function AbsenceRow({
  name,
  period,
  reason,
  state,
  isNow,
  onEdit,
  onRemove,
  onUndo,
  children,
}: AbsenceRowProps) {
  const t = useTranslations("providerSettings.absences");
  const isRemoved = state === "removed";
  return (
    <li data-absence={name} className="border-line border-t py-2">
      <div className="flex flex-wrap items-start justify-end gap-x-3">
        <div className="flex min-w-[min(100%,8rem)] flex-1 items-start gap-x-3">
          <CalendarOff aria-hidden="true" className="mt-3 size-5 shrink-0 text-muted" />
          <div className="min-w-0 flex-1 py-2.5">
            <p className={isRemoved ? "text-muted line-through" : "font-semibold"}>
              <span className="num inline-block first-letter:uppercase">{period}</span>
            </p>
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted [overflow-wrap:anywhere]">
              {isNow && !isRemoved ? (
                <Badge tone="warning" icon={<CircleDot aria-hidden="true" />}>
                  {t("ongoing")}
                </Badge>
              ) : null}
              {state === "new" ? <Badge tone="accent">{t("newOne")}</Badge> : null}
              {state === "changed" ? <Badge tone="accent">{t("changed")}</Badge> : null}
              {isRemoved ? t("removed") : reason || t("noReason")}
            </p>
          </div>
        </div>
        {onUndo ? (
          <Button
            size="sm"
            icon={<Undo2 aria-hidden="true" />}
            aria-label={t("undoOne", { period })}
            onClick={onUndo}
          >
            {t("undo")}
          </Button>
        ) : null}
        {onEdit ? (
          <IconButton label={t("editOne", { period })} onClick={onEdit}>
            <Pencil aria-hidden="true" />
          </IconButton>
        ) : null}
        {onRemove ? (
          <IconButton label={t("removeOne", { period })} onClick={onRemove}>
            <Trash2 aria-hidden="true" />
          </IconButton>
        ) : null}
      </div>
      {children}
    </li>
  );
}
