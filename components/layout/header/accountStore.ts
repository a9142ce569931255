import { followOtherTabs, forgetAllTabs, forgetBookingTyped } from "@/components/checkout/form/forgetTyped";
import { readTab, writeTab } from "@/components/checkout/form/tabStore";
import { moveToAccount } from "@/components/directory/favourites/deviceFavourites";
import { forgetRecent } from "@/components/directory/suggest/recentSearches";
import { callApi } from "@/lib/api/client";
import type { Role } from "@/lib/identity/roles";
import { hasHint } from "@/lib/identity/sessions/hintCookie";
import { checkRestored, type PortalAccount } from "./restoredPage";

type Store = {
  get: () => PortalAccount;
  subscribe: (onChange: () => void) => () => void;
  /** Checks again on another page, since signing in and out happens between pages. */
  visit: (pathname: string) => void;
  /** Retries after a failure. */
  retry: () => void;
  signOut: () => Promise<boolean>;
};

/** Whether this tab has shown somebody who is signed in, by which it knows that their session has ended. */
const signedInName = (role: Role) => `signed-in-${role}`;

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
  let unfollow = () => {};

  function set(next: PortalAccount) {
    account = next;
    noteSession(next);
    if (role === "customer" && next.state === "signedIn") void moveToAccount();
    for (const listener of listeners) listener();
  }

  /** A session that ended elsewhere is found out when this tab looks next. */
  function noteSession({ state }: PortalAccount) {
    if (state === "signedIn") writeTab(signedInName(role), { is: true });
    if (state !== "guest" || readTab(signedInName(role)).is !== true) return;
    writeTab(signedInName(role), null);
    if (role !== "customer") return;
    forgetBookingTyped();
    forgetRecent();
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

  /** Another tab has signed somebody out, of this portal or the other one. */
  function lookAgain() {
    const pathname = visited;
    visited = null;
    if (pathname !== null) visit(pathname);
  }

  function restored({ persisted }: PageTransitionEvent) {
    if (!persisted) return;
    void checkRestored({
      account,
      isHinted: hasHint(document.cookie, role),
      ask: () => ask(role),
      reload: () => window.location.reload(),
    });
  }

  async function signOut(): Promise<boolean> {
    const { ok } = await callApi("POST /auth/v1/logout", { query: { role } });
    if (ok) {
      forgetAllTabs();
      forgetRecent();
    }
    return ok;
  }

  return {
    get: () => account,
    subscribe: (onChange) => {
      if (listeners.size === 0) {
        unfollow = followOtherTabs(lookAgain);
        window.addEventListener("pageshow", restored);
      }
      listeners.add(onChange);
      return () => {
        listeners.delete(onChange);
        if (listeners.size > 0) return;
        unfollow();
        window.removeEventListener("pageshow", restored);
      };
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
