"use client";

import { usePathname, useRouter, useSearchParams } from "next/navigation";
import { useState, useTransition } from "react";

/**
 * The chosen person; null for anybody, and while the person does not do the chosen service. Kept in the address, by
 * which the server renders ribbon and next times.
 */
export function usePersonChoice(people: readonly { id: string }[], initialStaffId: string | null) {
  const router = useRouter();
  const path = usePathname();
  const query = useSearchParams();
  const [wanted, setWanted] = useState(initialStaffId);
  const [, startTransition] = useTransition();
  const canBeAsked = people.length > 1 && people.some(({ id }) => id === wanted);

  function choose(staffId: string | null) {
    setWanted(staffId);
    const next = new URLSearchParams(query);
    if (staffId === null) next.delete("staff");
    else next.set("staff", staffId);
    const search = next.toString();
    startTransition(() => router.replace(search === "" ? path : `${path}?${search}`, { scroll: false }));
  }

  return { staffId: canBeAsked ? wanted : null, choose };
}
