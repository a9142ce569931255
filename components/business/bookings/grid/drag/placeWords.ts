"use client";

import { useTranslations } from "next-intl";
import { formatClock } from "@/lib/time/clock";
import type { DragAnswer } from "./dragState";

/** What a place answers, in words: "Ali har 15:30, 15 min saknas. 14:30 eller 16:45 går." */
export function usePlaceWords() {
  const t = useTranslations("workday.move");
  const others = (starts: readonly number[]) => {
    const [first, second] = starts.map(formatClock);
    if (first === undefined) return t("none");
    return second === undefined ? t("one", { time: first }) : t("two", { first, second });
  };
  const taken = (name: string, minute: number, minutes: number) => {
    const time = formatClock(Math.max(0, minute));
    return name === "" ? t("takenBy", { time, minutes }) : t("taken", { name, time, minutes });
  };
  return {
    others,
    taken,
    answer(answer: DragAnswer): string {
      if (answer.kind === "unable") return t("unable", { name: answer.name });
      if (answer.kind !== "taken") return t(answer.kind);
      const { by, missingMinutes, otherStarts } = answer;
      return `${taken(by.name, by.startMinute, missingMinutes)} ${others(otherStarts)}`;
    },
  };
}
