import clsx from "clsx";
import type { MapScene } from "./mapScene";

type MapGridProps = Pick<MapScene, "parallels" | "meridians"> & {
  /** Whether the parallels say their latitude, where no other names are on the map. */
  isLabelled?: boolean;
};

/** The graticule of a drawn map; fills its box. */
export function MapGrid({ parallels, meridians, isLabelled = true }: MapGridProps) {
  return (
    <>
      {parallels.map((line) => (
        <span
          key={line.label}
          aria-hidden="true"
          className="absolute inset-x-0 border-control/35 border-t border-dashed"
          style={{ top: `${line.at}%` }}
        >
          {isLabelled ? (
            <span className="absolute right-1.5 bottom-0.5 text-muted text-xs tabular-nums">
              {line.label}
            </span>
          ) : null}
        </span>
      ))}
      {meridians.map((line) => (
        <span
          key={line.label}
          className="absolute inset-y-0 border-control/35 border-l border-dashed"
          style={{ left: `${line.at}%` }}
        />
      ))}
    </>
  );
}

/** The pin of a drawn map; its tip is at the middle of its lower edge. */
export function MapMarker({ className }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 32 40" className={clsx("pointer-events-none", className)}>
      <path
        d="M16 39C6 27 2 21 2 15a14 14 0 0 1 28 0c0 6-4 12-14 24Z"
        strokeWidth="2"
        className="fill-ink stroke-card"
      />
      <circle cx="16" cy="15" r="5" className="fill-card" />
    </svg>
  );
}
