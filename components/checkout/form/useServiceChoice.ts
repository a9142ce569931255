"use client";

import { useRouter } from "next/navigation";
import { useState, useTransition } from "react";
import { withService } from "../times/choiceAddress";
import { replaceEntry } from "../times/ownEntry";

/**
 * The chosen service. Another one is chosen at once, and its page or drawer opened around the form, in place of the one
 * before.
 *
 * @param openId the service of the page or drawer
 */
export function useServiceChoice(openId: string, services: readonly { id: string; slug: string }[]) {
  const router = useRouter();
  const [chosen, setChosen] = useState(openId);
  const [isOpening, startTransition] = useTransition();
  const [seenId, setSeenId] = useState(openId);
  // Not what was asked for before another one was chosen.
  if (openId !== seenId && !isOpening) {
    setSeenId(openId);
    setChosen(openId);
  }

  /** @param day what the address is to say of the day */
  function pickService(id: string, day: string | null) {
    const service = services.find((each) => each.id === id);
    if (service === undefined) return;
    setChosen(id);
    const href = withService(window.location.href, service, day);
    // At once, since a step that is taken before the answer would drop the navigation with its address.
    replaceEntry(href);
    startTransition(() => router.replace(href, { scroll: false }));
  }

  return { serviceId: chosen, pickService, isOpening };
}
