"use client";

import { useRouter, useSearchParams } from "next/navigation";
import { useEffect, useRef, useState, useTransition } from "react";
import { withService } from "../times/choiceAddress";
import { replaceEntry } from "../times/ownEntry";

/** The service that was just chosen in a form, whose own page brings another form, which takes the focus. */
let justChosen: string | null = null;

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

  const askedId = useSearchParams().get("focus") ?? chosen;
  const askedAgain = useRef<string | null>(null);

  // Another change of the address, as of the format, drops a navigation that is under way, and so does Back, after which
  // Forward leads to its address with the service of before. It is asked for again, once for each address.
  useEffect(() => {
    if (isOpening || (chosen === openId && askedId === openId)) return;
    const { pathname, search } = window.location;
    if (askedAgain.current === search) return;
    askedAgain.current = search;
    startTransition(() => router.replace(`${pathname}${search}`, { scroll: false }));
  }, [isOpening, chosen, openId, askedId, router]);

  // In the drawer the form stays, and with it the focus; a page brings another form.
  const isNew = useRef(true);
  useEffect(() => {
    if (isNew.current && justChosen === openId)
      document.querySelector<HTMLElement>("[name=service]")?.focus({ preventScroll: true });
    isNew.current = false;
    justChosen = null;
  }, [openId]);

  /** @param day what the address is to say of the day; undefined leaves what it says */
  function pickService(id: string, day: string | undefined) {
    const service = services.find((each) => each.id === id);
    if (service === undefined) return;
    setChosen(id);
    justChosen = id;
    const href = withService(window.location.href, service, day);
    // At once, since a step that is taken before the answer would drop the navigation with its address.
    replaceEntry(href);
    startTransition(() => router.replace(href, { scroll: false }));
  }

  return { serviceId: chosen, pickService, isOpening };
}
