import type { RandomStream } from "../random";
import type { Canvas, Shape, Tone } from "../shapes";

/** A way of composing a picture. `ground` is the tone of the background. */
export type Recipe = { name: string; ground: Tone; draw: (random: RandomStream, canvas: Canvas) => Shape[] };

export type RecipeList = readonly [Recipe, ...Recipe[]];

/** The whole numbers from 0 to below `count`. */
export function range(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}
