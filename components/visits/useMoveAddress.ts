"use client";

import { useSearchParams } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { choiceParams } from "@/components/checkout/times/choiceAddress";
import { goBackFromOwn, isOwnEntry, pushEntry, replaceEntry } from "@/components/checkout/times/ownEntry";

const moveParam = "move";
/** By which the home page leads here. */
const moveAnchor = "#move";

function addressOf(isMoving: boolean): string {
  const url = new URL(window.location.href);
  for (const name of choiceParams) url.searchParams.delete(name);
  if (isMoving) url.searchParams.set(moveParam, "1");
  else url.searchParams.delete(moveParam);
  return `${url.pathname}${url.search}`;
}

/**
 * Whether a booking is being moved, which the address keeps with what is chosen: a reload stays in it, and Back leaves it.
 * `openings` counts how often it was opened, so that each loads the free times again.
 */
export function useMoveAddress(canMove: boolean) {
  const isAsked = useSearchParams().has(moveParam) && canMove;
  const [isOpen, setOpen] = useState(isAsked);
  const [openings, setOpenings] = useState(isAsked ? 1 : 0);
  const [followed, setFollowed] = useState(isAsked);
  // Between the answer and the page that shows it the drawer stays, though its entry has been left.
  const [isSettling, setSettling] = useState(false);
  const leaving = useRef<Promise<void> | null>(null);

  if (followed !== isAsked) {
    setFollowed(isAsked);
    if (isAsked && !isOpen) setOpenings(openings + 1);
    if (!isSettling || !isOpen) setOpen(isAsked);
  }

  useEffect(() => {
    if (canMove && window.location.hash === moveAnchor) replaceEntry(addressOf(true));
  }, [canMove]);

  function open() {
    setOpenings(openings + 1);
    setOpen(true);
    pushEntry(addressOf(true));
  }

  /** Resolves once the address no longer has it, before which the page must not be loaded again. */
  function leave(): Promise<void> {
    if (!new URL(window.location.href).searchParams.has(moveParam)) return Promise.resolve();
    if (!isOwnEntry()) {
      replaceEntry(addressOf(false));
      return Promise.resolve();
    }
    leaving.current ??= goBackFromOwn().finally(() => {
      leaving.current = null;
    });
    return leaving.current;
  }

  function close() {
    setOpen(false);
    setSettling(false);
    void leave();
  }

  /** Leaves the address, with the drawer still open. */
  function settle(): Promise<void> {
    setSettling(true);
    return leave();
  }

  return { isOpen, openings, open, close, settle };
}
