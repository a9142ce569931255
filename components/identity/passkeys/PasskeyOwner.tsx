"use client";

import { createContext, type ReactNode, useContext } from "react";

const HasPasskey = createContext(false);

/** Gives the forms inside what the server knows: whether the account that is signed in has a passkey to prove with. */
export function PasskeyOwner({ hasPasskey, children }: { hasPasskey: boolean; children: ReactNode }) {
  return <HasPasskey value={hasPasskey}>{children}</HasPasskey>;
}

export const useHasPasskey = (): boolean => useContext(HasPasskey);
