import { MapGrid } from "./MapGrid";
import { type MapScene, mapHeight, mapWidth } from "./mapScene";

const levelFills = ["fill-surface", "fill-sunken", "fill-surface", "fill-sunken", "fill-surface"];

/** Contour lines and graticule of a drawn map; fills its box. */
export function MapGround({ scene, isLabelled }: { scene: MapScene; isLabelled: boolean }) {
  const { contours, parallels, meridians } = scene;
  return (
    <>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${mapWidth} ${mapHeight}`}
        preserveAspectRatio="xMidYMid slice"
        className="absolute size-full"
      >
        {contours.map((rings, level) => (
          <g key={rings.join()}>
            {/* All outlines first, then all areas, so that only the outline of the whole level stays visible. */}
            <path d={rings.join("")} fill="none" strokeWidth="2" className="stroke-line" />
            {rings.map((ring) => (
              <path key={ring} d={ring} className={levelFills[level]} />
            ))}
          </g>
        ))}
      </svg>
      <MapGrid parallels={parallels} meridians={meridians} isLabelled={isLabelled} />
    </>
  );
}
