import type { WellnessKind } from "@/lib/db/generated/enums";

/** What a treatment may cost for an employer's wellness allowance to pay for it, VAT contained. */
const mostOre = 1000_00;

/**
 * Whether an employer's wellness allowance can pay for a service, by Skatteverket's rule: exercise, or a treatment of 1 000 kr
 * at most. What licensed professions sell without VAT is health care, which is not wellness.
 * @param kind of where it is filed; null for what is neither
 * @param priceOre as it was sold, in öre, VAT contained
 */
export function isForWellness(
  kind: WellnessKind | null,
  { priceOre, vatPercent }: { priceOre: number; vatPercent: number },
): boolean {
  if (kind === null) return false;
  if (kind === "exercise") return true;
  return priceOre <= mostOre && (kind === "treatment" || vatPercent > 0);
}
