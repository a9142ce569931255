/** The signed-in account of a portal. `unknown` until the page's code has checked. */
export type PortalAccount =
  | { state: "unknown" }
  | { state: "guest" }
  /** There is a session hint, and the server is being asked for the account. */
  | { state: "asking" }
  | { state: "signedIn"; email: string }
  /** There is a session, but the server could not be asked for its account. */
  | { state: "failed" };
