"use client";

import { usePathname } from "next/navigation";
import { useEffect, useSyncExternalStore } from "react";
import type { Role } from "@/lib/identity/roles";
import { accountStores, unknownAccount } from "./accountStore";
import type { PortalAccount } from "./restoredPage";

/** The account that is signed in to this portal. */
export function useAccount(role: Role): PortalAccount {
  const store = accountStores[role];
  const pathname = usePathname();
  useEffect(() => store.visit(pathname), [store, pathname]);
  return useSyncExternalStore(store.subscribe, store.get, () => unknownAccount);
}
