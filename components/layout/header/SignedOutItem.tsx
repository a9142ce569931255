"use client";

import type { ReactNode } from "react";
import type { Role } from "@/lib/identity/roles";
import { faceClass } from "./accountHint";
import { useAccount } from "./useAccount";

/** An item of a list for those who are not signed in to this portal. */
export function SignedOutItem({ role, children }: { role: Role; children: ReactNode }) {
  const { state } = useAccount(role);
  const look = state === "failed" ? "" : faceClass(state, role, "guest");
  return look === null ? null : <li className={look}>{children}</li>;
}
