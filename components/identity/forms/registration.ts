/** An account with an unconfirmed address, as the pages of its link show it. */
export type Registration = {
  email: string;
  /** When it was made, as text. */
  when: string;
  /** Whether this browser has not proved yet that the account is its user's. */
  needsPassword: boolean;
};
