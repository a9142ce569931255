/** An account whose address waits to be confirmed, as its pages show it. */
export type Registration = {
  email: string;
  /** When it was made, in words. */
  when: string;
  /** Whether this browser has not shown yet that the account is its user's. */
  needsPassword: boolean;
};
