import { customerPaths, providerPaths } from "@/lib/paths";
import type { Role } from "../roles";

/** The pages of each portal for signing in and accounts, and those after signing in and out. */
const portals = {
  customer: {
    auth: customerPaths.auth,
    forgot: customerPaths.authForgot,
    reset: customerPaths.authReset,
    verify: customerPaths.authVerify,
    notYou: customerPaths.authNotYou,
    email: customerPaths.authEmail,
    emailUndo: customerPaths.authEmailUndo,
    account: customerPaths.profile,
    afterSignIn: customerPaths.home,
    afterSignOut: customerPaths.home,
  },
  provider: {
    auth: providerPaths.auth,
    forgot: providerPaths.authForgot,
    reset: providerPaths.authReset,
    verify: providerPaths.authVerify,
    notYou: providerPaths.authNotYou,
    email: providerPaths.authEmail,
    emailUndo: providerPaths.authEmailUndo,
    account: providerPaths.settingsAccount,
    afterSignIn: providerPaths.dashboard,
    afterSignOut: providerPaths.home,
  },
} as const;

export function authPathsOf(role: Role) {
  return portals[role];
}

export function otherRole(role: Role): Role {
  return role === "customer" ? "provider" : "customer";
}
