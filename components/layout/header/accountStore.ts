import { forgetTab } from "@/components/checkout/form/tabStore";
import { moveToAccount } from "@/components/directory/favourites/deviceFavourites";
import { callApi } from "@/lib/api/client";
import type { Role } from "@/lib/identity/roles";
import { hasHint } from "@/lib/identity/sessions/hintCookie";

/** The signed-in account of a portal. `unknown` until the page's code has checked. */
export type PortalAccount =
  | { state: "unknown" }
  | { state: "guest" }
  /** There is a session hint, and the server is being asked for the account. */
  | { state: "asking" }
  | { state: "signedIn"; email: string }
  /** There is a session, but the server could not be asked for its account. */
  | { state: "failed" };

type Store = {
  get: () => PortalAccount;
  subscribe: (onChange: () => void) => () => void;
  /** Checks again on another page, since signing in and out happens between pages. */
  visit: (pathname: string) => void;
  /** Retries after a failure. */
  retry: () => void;
  signOut: () => Promise<boolean>;
};

const unknown: PortalAccount = { state: "unknown" };
const guest: PortalAccount = { state: "guest" };
const asking: PortalAccount = { state: "asking" };
const failed: PortalAccount = { state: "failed" };

async function ask(role: Role): Promise<PortalAccount> {
  const result = await callApi("GET /auth/v1/session", { query: { role } });
  if (!result.ok) return failed;
  const { user } = result.data;
  return user === null ? guest : { state: "signedIn", email: user.email };
}

/** One store per portal, shared by the header's row and its folded menu. */
function accountStore(role: Role): Store {
  let account = unknown;
  let asked = false;
  let visited: string | null = null;
  const listeners = new Set<() => void>();

  function set(next: PortalAccount) {
    account = next;
    if (role === "customer" && next.state === "signedIn") void moveToAccount();
    for (const listener of listeners) listener();
  }

  function visit(pathname: string) {
    if (pathname === visited) return;
    visited = pathname;
    // The hint cookie is set with the session's cookie, so guests cost no call.
    if (!hasHint(document.cookie, role)) {
      asked = false;
      if (account.state !== "guest") set(guest);
    } else if (!asked || account.state === "failed") {
      retry();
    }
  }

  function retry() {
    asked = true;
    set(asking);
    void ask(role).then(set);
  }

  async function signOut(): Promise<boolean> {
    const { ok } = await callApi("POST /auth/v1/logout", { query: { role } });
    if (ok) forgetTab();
    return ok;
  }

  return {
    get: () => account,
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    visit,
    retry,
    signOut,
  };
}

export const accountStores: Record<Role, Store> = {
  customer: accountStore("customer"),
  provider: accountStore("provider"),
};

/** The state on the server and at the first paint. */
export const unknownAccount = unknown;
