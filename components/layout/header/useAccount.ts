"use client";

import { usePathname } from "next/navigation";
import { useEffect, useSyncExternalStore } from "react";
import type { Role } from "@/lib/identity/roles";
import { type Account, accountStores, unknownAccount } from "./accountStore";

/** The account that is signed in to this portal. */
export function useAccount(role: Role): Account {
  const store = accountStores[role];
  const pathname = usePathname();
  useEffect(() => store.visit(pathname), [store, pathname]);
  return useSyncExternalStore(store.subscribe, store.get, () => unknownAccount);
}
