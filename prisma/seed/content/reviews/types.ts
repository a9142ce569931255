import type { SubcategorySlug } from "../subcategories";

/** What satisfied customers write of one kind of service. */
export interface PraiseSet {
  readonly subcategory: SubcategorySlug;
  /** Only of services whose name matches; without it, of every service of the subcategory. */
  readonly of?: RegExp;
  readonly texts: readonly string[];
}

/** What less satisfied customers write, of any of these kinds of service. */
export interface CriticalSet {
  readonly subcategories: readonly SubcategorySlug[];
  /** Three stars: something was good, something was not. */
  readonly mixed: readonly string[];
  /** One or two. */
  readonly bad: readonly string[];
}
