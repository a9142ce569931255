import { type RandomStream, randomFrom } from "@/components/pictures/random";

/** A line of the graticule with its coordinate, placed in percent of the panel. */
export type GridLine = { label: string; at: number };

export type MapScene = {
  /** Contour lines from the lowest to the highest, each as closed paths on a 400 × 240 canvas. */
  contours: string[][];
  parallels: GridLine[];
  meridians: GridLine[];
};

export const mapWidth = 400;
export const mapHeight = 240;

/** Degrees of latitude from the lower to the upper edge: about two kilometres. */
export const usualSpan = 0.018;
const usualAspect = mapWidth / mapHeight;
/** The degrees between two lines of the graticule, by the span from which they are used. */
const gridSteps = [
  [6, 4],
  [2, 1],
  [0.8, 0.5],
  [0.3, 0.2],
  [0.1, 0.05],
  [0.03, 0.02],
  [0.01, 0.005],
  [0, 0.002],
] as const;
const levels = 5;

/**
 * A drawn map of a place, the same for the same coordinates: the true graticule around the point on contour lines,
 * which are decorative and derived from the coordinates.
 * @param latitudeSpan degrees of latitude from the lower to the upper edge
 * @param aspect width by height of the panel
 */
export function mapScene(
  latitude: number,
  longitude: number,
  latitudeSpan = usualSpan,
  aspect = usualAspect,
): MapScene {
  const random = randomFrom(`${latitude.toFixed(4)},${longitude.toFixed(4)}`);
  const hills = Array.from({ length: 4 }, (_, index) => ({
    x: mapWidth * (0.06 + 0.3 * index + random.between(-0.1, 0.1)),
    y: mapHeight * random.between(0.1, 0.9),
    radius: random.between(72, 124),
    bumps: bumpsOf(random),
  }));
  const contours = Array.from({ length: levels }, (_, level) =>
    hills.map((hill) => blob(hill.x, hill.y, hill.radius * (1 - level / (levels + 0.4)), hill.bumps)),
  );
  const [, gridStep] = gridSteps.find(([from]) => latitudeSpan >= from) ?? [0, 0.005];
  const longitudeSpan = longitudeSpanOf(latitude, latitudeSpan, aspect);
  return {
    contours,
    parallels: gridLines(latitude, latitudeSpan, gridStep).map(({ value, share }) => ({
      label: degrees(value, "N", "S"),
      at: 100 - share,
    })),
    meridians: gridLines(longitude, longitudeSpan, gridStep).map(({ value, share }) => ({
      label: degrees(value, "E", "W"),
      at: share,
    })),
  };
}

/** Degrees of longitude over a panel's width: one is shorter than one of latitude by the cosine of the latitude. */
export const longitudeSpanOf = (latitude: number, latitudeSpan: number, aspect: number): number =>
  (latitudeSpan * aspect) / Math.cos((latitude * Math.PI) / 180);

type Bump = { waves: number; phase: number; size: number };

function bumpsOf(random: RandomStream): Bump[] {
  return [2, 3, 5].map((waves) => ({
    waves,
    phase: random.between(0, Math.PI * 2),
    size: random.between(0.06, 0.16) / Math.sqrt(waves),
  }));
}

/** A closed, slightly irregular ring of 48 points. */
function blob(x: number, y: number, radius: number, bumps: Bump[]): string {
  const points = Array.from({ length: 48 }, (_, index) => {
    const angle = (index / 48) * Math.PI * 2;
    const swell = bumps.reduce((sum, bump) => sum + bump.size * Math.sin(bump.waves * angle + bump.phase), 1);
    return `${(x + Math.cos(angle) * radius * 1.3 * swell).toFixed(1)} ${(y + Math.sin(angle) * radius * swell).toFixed(1)}`;
  });
  return `M${points.join("L")}Z`;
}

function gridLines(centre: number, span: number, gridStep: number): { value: number; share: number }[] {
  const low = centre - span / 2;
  const lines = [];
  for (let index = Math.ceil(low / gridStep); index * gridStep <= low + span; index++) {
    const value = index * gridStep;
    lines.push({ value, share: ((value - low) / span) * 100 });
  }
  return lines;
}

function degrees(value: number, positive: string, negative: string): string {
  return `${Math.abs(value).toFixed(3)}° ${value < 0 ? negative : positive}`;
}
