import clsx from "clsx";
import { type RibbonRange, ribbonTicks, tickStep } from "./ribbon";

type RibbonTicksProps = RibbonRange & { stepHours?: number; className?: string };

/** The hours below a ribbon. Hidden from screen readers, which get the ribbon's text. */
export function RibbonTicks({ openMinute, closeMinute, stepHours, className }: RibbonTicksProps) {
  const range = { openMinute, closeMinute };
  const ticks = ribbonTicks(range, stepHours ?? tickStep(range));
  return (
    <div
      aria-hidden="true"
      className={clsx("@container relative h-5 font-text text-muted text-xs tabular-nums", className)}
    >
      {ticks.map((tick, index) => (
        <span
          key={tick.minute}
          // With large text on a narrow ribbon only every second hour fits.
          className={clsx("absolute top-0.5", index % 2 === 1 && "@max-[14rem]:hidden")}
          // The first and last labels stay within the ribbon's edges; the others are centred on their hour.
          style={{ left: `${tick.left}%`, translate: `-${edgeShift(tick.left)}% 0` }}
        >
          {tick.label}
        </span>
      ))}
    </div>
  );
}

function edgeShift(left: number): number {
  if (left < 2) return 0;
  return left > 98 ? 100 : 50;
}
