import { AppError } from "@/lib/errors/AppError";
import type { BusinessScope } from "@/lib/identity/sessions/businessScope";
import type { BookByBusiness } from "./schemas";

/**
 * Whom a session of the business asks for: an owner whoever is named, or null for anybody; a member always themself.
 * @throws AppError owner_only when a member names a colleague
 */
export function askedStaff(
  { staffMemberId }: BusinessScope,
  staffId: string | null | undefined,
): string | null {
  if (staffMemberId === null) return staffId ?? null;
  if (staffId && staffId !== staffMemberId) throw new AppError("owner_only");
  return staffMemberId;
}

/**
 * Refuses what is the owners' alone in a member's booking: another price than the listed one, and any payment but one on the
 * spot later.
 * @throws AppError owner_only
 */
export function assertNoMoney(
  { staffMemberId }: BusinessScope,
  { lines, payment }: Pick<BookByBusiness, "lines" | "payment">,
): void {
  if (staffMemberId === null) return;
  const isPriced = lines.some(({ price }) => price !== null && price !== undefined);
  if (isPriced || payment.way !== "on_site" || payment.paidWith) throw new AppError("owner_only");
}
