"use client";

import type { ReactNode } from "react";
import type { Role } from "@/lib/identity/roles";
import { useAccount } from "./useAccount";

/** Content for those who are not signed in to this portal; there from the start, gone once an account is known. */
export function SignedOutOnly({ role, children }: { role: Role; children: ReactNode }) {
  return useAccount(role).state === "signedIn" ? null : children;
}
