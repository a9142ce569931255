import clsx from "clsx";
import { CircleCheck, CircleCheckBig, CircleDashed, CircleX } from "lucide-react";
import type { BookingStatus } from "@/lib/bookings/status";

const icons: Record<BookingStatus, { Icon: typeof CircleCheck; tone: string }> = {
  pending: { Icon: CircleDashed, tone: "text-warning" },
  confirmed: { Icon: CircleCheck, tone: "text-positive" },
  completed: { Icon: CircleCheckBig, tone: "text-muted" },
  cancelled: { Icon: CircleX, tone: "text-danger" },
};

/** The icon of a status badge, for places without room for the word. */
export function StatusIcon({ status, className }: { status: BookingStatus; className?: string }) {
  const { Icon, tone } = icons[status];
  return <Icon aria-hidden="true" className={clsx(tone, className)} />;
}
