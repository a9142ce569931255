/** The signed-in account of a portal. `unknown` until the page's code has checked. */
export type PortalAccount =
  | { state: "unknown" }
  | { state: "guest" }
  /** There is a session hint, and the server is being asked for the account. */
  | { state: "asking" }
  | { state: "signedIn"; email: string }
  /** There is a session, but the server could not be asked for its account. */
  | { state: "failed" };

/** What is known when the browser shows a page again that it had kept in memory, for example by Back. */
type Restored = {
  /** The account that the page was shown for. */
  account: PortalAccount;
  /** Whether there is a session now. */
  isHinted: boolean;
  ask: () => Promise<PortalAccount>;
  reload: () => void;
};

/**
 * Loads a restored page anew when it was shown for another account than the one that is signed in, or for one that has
 * signed out: what it shows of them would otherwise be seen by whoever presses Back.
 */
export async function checkRestored({ account, isHinted, ask, reload }: Restored): Promise<void> {
  if (account.state === "unknown") return;
  const wasGuest = account.state === "guest";
  if (wasGuest !== isHinted) {
    // Still a guest, or still signed in; only then can it be somebody else.
    if (wasGuest) return;
    const now = await ask();
    const isSame =
      now.state === "failed" ||
      (now.state === "signedIn" && (account.state !== "signedIn" || account.email === now.email));
    if (isSame) return;
  }
  reload();
}
