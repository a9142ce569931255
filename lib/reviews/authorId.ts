import "server-only";
import { pseudonymOf } from "@/lib/identity/pseudonym";

type Written = { userId: string | null; providerId: string };

/** Who wrote a review, as visitors and the business see it; null for a guest, and once the person was erased. */
export const authorIdOf = ({ userId, providerId }: Written): string | null =>
  userId === null ? null : pseudonymOf(userId, providerId);
