import type { CategoryKey } from "./category";
import { randomFrom } from "./random";
import { automotiveRecipes } from "./recipes/automotive";
import { beautyRecipes } from "./recipes/beauty";
import { healthRecipes } from "./recipes/health";
import { homeRecipes } from "./recipes/home";
import type { RecipeList } from "./recipes/recipe";
import { technologyRecipes } from "./recipes/technology";
import type { Shape, Tone } from "./shapes";

/** The proportions that a picture can be generated for. */
export const formats = {
  tall: { width: 200, height: 300 },
  square: { width: 300, height: 300 },
  wide: { width: 480, height: 252 },
} as const;

export type PictureFormat = keyof typeof formats;

export type Composition = { recipe: string; width: number; height: number; ground: Tone; shapes: Shape[] };

const recipes: Record<CategoryKey, RecipeList> = {
  beauty_wellness: beautyRecipes,
  home_services: homeRecipes,
  health_fitness: healthRecipes,
  automotive: automotiveRecipes,
  technology: technologyRecipes,
};

/**
 * Generates the picture of a seed (an id) in a category; the same input always gives the same data. The formats share
 * recipe and random choices, so that a card and its page show the same picture in other proportions.
 */
export function compose(seed: string, category: CategoryKey, format: PictureFormat): Composition {
  const recipe = randomFrom(`${category}/${seed}`).pick(recipes[category]);
  const { width, height } = formats[format];
  const shapes = recipe.draw(randomFrom(`${recipe.name}/${seed}`), { width, height });
  return { recipe: recipe.name, width, height, ground: recipe.ground, shapes };
}
