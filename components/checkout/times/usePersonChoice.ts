"use client";

import { useRouter } from "next/navigation";
import { useState, useTransition } from "react";
import { replaceChoice } from "./choiceAddress";

/**
 * The chosen person; null for anybody, and while the person does not do the chosen service. Kept in the address, by
 * which the server renders ribbon and next times.
 */
export function usePersonChoice(people: readonly { id: string }[], initialStaffId: string | null) {
  const router = useRouter();
  const [wanted, setWanted] = useState(initialStaffId);
  const [isPending, startTransition] = useTransition();
  const canBeAsked = people.length > 1 && people.some(({ id }) => id === wanted);

  function choose(staffId: string | null) {
    setWanted(staffId);
    // At once, since a step that is taken before the answer would drop the navigation with its address.
    replaceChoice({ staff: staffId });
    const { pathname, search } = window.location;
    startTransition(() => router.replace(`${pathname}${search}`, { scroll: false }));
  }

  return { staffId: canBeAsked ? wanted : null, choose, isPending };
}
