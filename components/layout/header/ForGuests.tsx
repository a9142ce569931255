"use client";

import type { ReactNode } from "react";
import type { Role } from "@/lib/identity/roles";
import { faceClass } from "./accountHint";
import { useAccount } from "./useAccount";

type ForGuestsProps = { role: Role; as: "li" | "div"; children: ReactNode };

/** What only those see who are not signed in to this portal. */
export function ForGuests({ role, as: Element, children }: ForGuestsProps) {
  const { state } = useAccount(role);
  const look = state === "failed" ? "" : faceClass(state, role, "guest");
  return look === null ? null : <Element className={look}>{children}</Element>;
}
