import type { NeededProof } from "@/lib/identity/passkeys/confirmProof";

/** An account with an unconfirmed address, as the pages of its link show it. */
export type Registration = {
  email: string;
  /** When it was made, as text. */
  when: string;
  /** By what this browser has to prove that the account is its user's; null when it need not. */
  needs: NeededProof | null;
};
