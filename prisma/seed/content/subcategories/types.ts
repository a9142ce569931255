import type { CategorySlug } from "../categories";

export interface SubcategoryContent {
  readonly slug: string;
  readonly category: CategorySlug;
  readonly nameSv: string;
  readonly nameEn: string;
  /** What else people type, in both languages. */
  readonly synonyms: readonly string[];
  /** What an employer's wellness allowance sees in it. */
  readonly wellness?: "exercise" | "treatment" | "licensed";
}
