import type { CategoryKey } from "./category";
import { parseOklch, toHex } from "./colour";
import type { Tone } from "./shapes";

/**
 * The light theme's tones as OKLCH, for pictures outside a page (Open Graph, mails). A test compares them with the
 * tokens in app/styles/tokens.css.
 */
export const hueTones: Record<CategoryKey, Record<Tone, string>> = {
  beauty_wellness: {
    field: "oklch(0.82 0.072 15)",
    mid: "oklch(0.64 0.13 16)",
    deep: "oklch(0.36 0.085 14)",
    pale: "oklch(0.945 0.026 20)",
  },
  home_services: {
    field: "oklch(0.83 0.062 235)",
    mid: "oklch(0.6 0.105 238)",
    deep: "oklch(0.36 0.072 242)",
    pale: "oklch(0.95 0.02 232)",
  },
  health_fitness: {
    field: "oklch(0.85 0.08 150)",
    mid: "oklch(0.62 0.115 152)",
    deep: "oklch(0.36 0.07 155)",
    pale: "oklch(0.955 0.028 148)",
  },
  automotive: {
    field: "oklch(0.84 0.078 62)",
    mid: "oklch(0.65 0.13 50)",
    deep: "oklch(0.37 0.075 45)",
    pale: "oklch(0.955 0.026 72)",
  },
  technology: {
    field: "oklch(0.82 0.062 290)",
    mid: "oklch(0.6 0.125 288)",
    deep: "oklch(0.35 0.095 285)",
    pale: "oklch(0.95 0.02 292)",
  },
};

/** A tone of a category as `#rrggbb`. */
export function hexOfTone(category: CategoryKey, tone: Tone): string {
  const colour = parseOklch(hueTones[category][tone]);
  if (!colour) throw new Error(`The tone ${tone} of ${category} is not written as oklch(L C H)`);
  return toHex(colour);
}
