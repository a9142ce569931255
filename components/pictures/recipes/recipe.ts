import type { Random } from "../random";
import type { Canvas, Shape, Tone } from "../shapes";

/** One way of composing a picture. `ground` is the tone of the whole field behind the shapes. */
export type Recipe = { name: string; ground: Tone; draw: (random: Random, canvas: Canvas) => Shape[] };

export type RecipeList = readonly [Recipe, ...Recipe[]];

/** Whole numbers from 0 up to, without, `count`. */
export function range(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}
