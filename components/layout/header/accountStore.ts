import { forgetTab } from "@/components/checkout/form/tabStore";
import { callApi } from "@/lib/api/client";
import type { Role } from "@/lib/identity/roles";
import { hasHint } from "@/lib/identity/sessions/hintCookie";

/** Who is signed in to a portal, as its pages show it. `unknown` until the page's code has looked. */
export type Account =
  | { state: "unknown" }
  | { state: "guest" }
  /** There is the hint of a session, and the server has been asked whose. */
  | { state: "asking" }
  | { state: "signedIn"; email: string }
  /** There is a session, but the server could not be asked whose. */
  | { state: "failed" };

type Store = {
  get: () => Account;
  subscribe: (onChange: () => void) => () => void;
  /** Looks again when the page is another than before: signing in and out happens between pages. */
  visit: (pathname: string) => void;
  /** Asks again after a failure. */
  retry: () => void;
  signOut: () => Promise<boolean>;
};

const unknown: Account = { state: "unknown" };
const guest: Account = { state: "guest" };
const asking: Account = { state: "asking" };
const failed: Account = { state: "failed" };

async function ask(role: Role): Promise<Account> {
  const result = await callApi("GET /auth/v1/session", { query: { role } });
  if (!result.ok) return failed;
  const { user } = result.data;
  return user === null ? guest : { state: "signedIn", email: user.email };
}

/** One store for each portal, shared by the header's row and its folded menu. */
function accountStore(role: Role): Store {
  let account = unknown;
  let asked = false;
  let visited: string | null = null;
  const listeners = new Set<() => void>();

  function set(next: Account) {
    account = next;
    for (const listener of listeners) listener();
  }

  function visit(pathname: string) {
    if (pathname === visited) return;
    visited = pathname;
    // The hint stands beside the session's cookie: guests then cost no call at all.
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

/** What the server and the first paint show. */
export const unknownAccount = unknown;
