import type { Random } from "../random";

export const stars = [1, 2, 3, 4, 5] as const;
export type Stars = (typeof stars)[number];

/**
 * A random rating, with this mean: mostly five, some four, a few low ones. The gap to
 * five comes for three fifths from fours, for the rest from threes and less.
 */
export function rate(mean: number, random: Random): Stars {
  const gap = 5 - mean;
  const shares: Record<Stars, number> = {
    1: 0.025 * gap,
    2: 0.03 * gap,
    3: 0.1 * gap,
    4: 0.61 * gap,
    5: 1 - 0.765 * gap,
  };
  return random.weighted(stars, (value) => shares[value]);
}
