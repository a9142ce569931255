import { useTranslations } from "next-intl";
import { formatTime } from "@/lib/time/format";
import type { GridBooking } from "./timetable";

/** What became of a visit, or how far it is, for its form in the grid. */
export type VisitState = "ahead" | "running" | "over" | "hold" | "no_show" | "cancelled";

export function visitState(booking: GridBooking, nowMs: number): VisitState {
  if (booking.status === "pending") return "hold";
  if (booking.status === "cancelled") return "cancelled";
  if (booking.visit_mark === "no_show") return "no_show";
  if (booking.status === "completed" || Date.parse(booking.end_time) <= nowMs) return "over";
  return Date.parse(booking.start_time) <= nowMs ? "running" : "ahead";
}

/** What stands beside a booking's service: how far it is, paid or not, what is special; of a hold, until when. */
export function useFacts(timeZone: string) {
  const t = useTranslations("workday");
  return (booking: GridBooking, nowMs: number): string[] => {
    const state = visitState(booking, nowMs);
    if (state === "hold") {
      const until = booking.hold_expires_at;
      return [until === null ? t("holdShort") : t("hold", { time: formatTime(Date.parse(until), timeZone) })];
    }
    if (state === "cancelled") return [t("cancelled")];
    return [
      ...(state === "no_show" ? [t("noShow")] : []),
      ...(booking.visit_mark === "arrived" ? [t("arrived")] : []),
      ...(state === "running"
        ? [t("running", { time: formatTime(Date.parse(booking.end_time), timeZone) })]
        : []),
      ...(booking.has_objection ? [t("objected")] : []),
      ...(booking.payment_state === "held" ? [] : [t(`paid.${booking.payment_state}`)]),
      ...booking.allergies.map((text) => t("allergy", { text })),
      ...(booking.is_first_visit ? [t("firstVisit")] : []),
      ...(booking.delivery_mode === "digital" ? [t("digital")] : []),
    ];
  };
}
