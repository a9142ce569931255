"use client";

import { useLocale, useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { problemsOf } from "@/components/form/problems";
import { callApi, type Refusal } from "@/lib/api/client";
import type { CalendarAbsence } from "@/lib/business/calendar/calendarSchemas";
import { formatTime } from "@/lib/time/format";
import { localDateOf, localMinuteOf } from "@/lib/time/zone";
import { bringToView } from "../keys/bringToView";
import { type BlockTarget, isSideOpen, showBlock } from "../panels/blockPanel";
import type { Kept } from "./useKept";
import type { useUndoable } from "./useUndoable";

/** What is wanted of a blocked time: instants, ISO 8601; `staffId` null: the whole business. */
export type WantedBlock = {
  startTime: string;
  endTime: string;
  reason: string | null;
  staffId: string | null;
};

/** What was refused, so that nothing has to be typed again; problems by field. */
export type BlockDraft = { target: BlockTarget; wanted: WantedBlock; problems: Record<string, string> };

type Options = {
  timeZone: string;
  blocks: Kept<CalendarAbsence | null>;
  undoable: ReturnType<typeof useUndoable>;
};

/** Blocking time, changing a blocked time and opening it again: shown at once, taken back visibly when refused. */
export function useBlockChanges({ timeZone, blocks, undoable }: Options) {
  const t = useTranslations("workday.changed");
  const locale = useLocale();
  const added = useRef(0);
  const [draft, setDraft] = useState<BlockDraft | null>(null);

  const spanOf = ({ startTime, endTime }: Pick<WantedBlock, "startTime" | "endTime">) =>
    [startTime, endTime].map((time) => formatTime(Date.parse(time), timeZone)).join("–");

  /** Says that a blocked time which was to be changed or opened is as it was, or that somebody else has opened it. */
  function refused(refusal: Refusal, { start_time, end_time }: CalendarAbsence) {
    const span = spanOf({ startTime: start_time, endTime: end_time });
    if (refusal.code !== "not_found") return undoable.refused(refusal, t("blockStays", { span }));
    undoable.refused({ ...refusal, message: t("openedMeanwhile") }, t("blockGone", { span }));
  }

  const placeOf = ({ startTime, staffId }: WantedBlock): BlockTarget => {
    const startMs = Date.parse(startTime);
    const [date, minute] = [localDateOf(startMs, timeZone), localMinuteOf(startMs, timeZone)];
    return { place: { date, minute, staffId } };
  };

  /** Closes the form. */
  function close() {
    setDraft(null);
    showBlock(null);
  }

  /** @param existing the blocked time that is changed; null for a new one */
  async function save(target: BlockTarget, existing: CalendarAbsence | null, wanted: WantedBlock) {
    added.current += 1;
    const id = existing?.id ?? `new-${added.current}`;
    blocks.set(id, {
      id,
      staff_id: wanted.staffId,
      start_time: wanted.startTime,
      end_time: wanted.endTime,
      reason: wanted.reason,
      // Not before the server knows it.
      can_change: false,
      is_external: false,
    });
    close();
    bringToView(id);
    const result =
      existing === null
        ? await callApi("POST /providers/me/blocks", { body: wanted, locale })
        : await callApi("PATCH /providers/me/blocks/{id}", { params: { id }, body: wanted, locale });
    blocks.remove(id);
    const span = spanOf(wanted);
    if (!result.ok) {
      const { fields } = problemsOf(result.body, "");
      // What somebody else has opened can be blocked anew.
      const again = existing !== null && result.code === "not_found" ? placeOf(wanted) : target;
      setDraft({ target: again, wanted, problems: fields });
      if (!isSideOpen(new URLSearchParams(window.location.search))) showBlock(again);
      if (existing !== null) return refused(result, existing);
      return undoable.refused(result, t("blockRefused", { span }));
    }
    const { block, bookings_inside, undo } = result.data;
    // With another id it is drawn as another element, and the focus would be lost with the first one.
    if (existing === null && document.activeElement?.getAttribute("data-block") === id) bringToView(block.id);
    blocks.set(block.id, block, true);
    const count = bookings_inside.length;
    const text = count > 0 ? t("blockedOver", { span, count }) : t("blocked", { span });
    undoable.told(text, undo, () => {
      blocks.set(block.id, existing);
      return { settle: () => blocks.settle(block.id), again: () => blocks.set(block.id, block, true) };
    });
  }

  async function remove(block: CalendarAbsence) {
    const { id } = block;
    blocks.set(id, null);
    close();
    const result = await callApi("DELETE /providers/me/blocks/{id}", { params: { id }, locale });
    if (!result.ok) {
      if (result.code === "not_found") blocks.settle(id);
      else {
        blocks.remove(id);
        bringToView(id);
      }
      return refused(result, block);
    }
    blocks.settle(id);
    undoable.told(t("unblocked"), result.data.undo, () => {
      blocks.set(id, block);
      return { settle: () => blocks.settle(id), again: () => blocks.set(id, null, true) };
    });
  }

  return { draft, save, remove, close };
}
