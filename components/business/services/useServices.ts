"use client";

import { useRef, useState } from "react";
import type { OwnService } from "@/lib/business/ownServices";
import { useOpened } from "../useOpened";
import { useActiveSwitch } from "./useActiveSwitch";
import { useServiceOrder } from "./useServiceOrder";

/** The services of a business on a page that changes them: pending changes, and what is open over the page. */
export function useServices(services: readonly OwnService[]) {
  const { opened, open, close, refresh: refreshPage } = useOpened();
  const root = useRef<HTMLDivElement>(null);

  /** Reloads the page. A focus that was on a removed element moves to the button that adds services. */
  async function refresh() {
    await refreshPage();
    if (document.activeElement !== document.body) return;
    root.current?.querySelector<HTMLElement>("[data-add]")?.focus();
  }

  const { rows, move, said } = useServiceOrder(services, refresh);
  const { isActive, set: setActive } = useActiveSwitch(refresh);
  const [removing, setRemoving] = useState<OwnService | null>(null);
  return {
    /** A ref to the part of the page with the services. */
    root,
    rows,
    move,
    /** The announcement of the last change, for screen readers. */
    said,
    isActive,
    setActive,
    opened,
    open,
    close,
    refresh,
    removing,
    remove: setRemoving,
  };
}
