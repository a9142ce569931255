import { CircleCheck, CircleCheckBig, CircleDashed, CircleX } from "lucide-react";
import { Badge, type BadgeTone } from "./Badge";

/** The four states of a booking, as the contract names them. */
export type BookingStatusKey = "pending" | "confirmed" | "completed" | "cancelled";

const looks: Record<BookingStatusKey, { tone: BadgeTone; Icon: typeof CircleCheck }> = {
  pending: { tone: "warning", Icon: CircleDashed },
  confirmed: { tone: "positive", Icon: CircleCheck },
  completed: { tone: "neutral", Icon: CircleCheckBig },
  cancelled: { tone: "danger", Icon: CircleX },
};

/** A booking's status as icon, word and colour. Each icon has its own shape. */
export function StatusBadge({
  status,
  label,
  className,
}: {
  status: BookingStatusKey;
  label: string;
  className?: string;
}) {
  const { tone, Icon } = looks[status];
  return (
    <Badge tone={tone} icon={<Icon aria-hidden="true" />} className={className}>
      {label}
    </Badge>
  );
}
