"use client";

import { useRef, useState } from "react";
import type { OwnService } from "@/lib/business/ownServices";
import { useOpened } from "../useOpened";
import { useActiveSwitch } from "./useActiveSwitch";
import { useServiceOrder } from "./useServiceOrder";

/** The services of a business on a page where they are changed: what is shown at once, and what is open over them. */
export function useServices(services: readonly OwnService[]) {
  const { opened, open, close, refresh: refreshPage } = useOpened();
  const root = useRef<HTMLDivElement>(null);

  /** Reads the page anew; a focus that went with what is gone comes to where services are added. */
  async function refresh() {
    await refreshPage();
    if (document.activeElement !== document.body) return;
    root.current?.querySelector<HTMLElement>("[data-add]")?.focus();
  }

  const { rows, move, said } = useServiceOrder(services, refresh);
  const { isActive, set: setActive } = useActiveSwitch(refresh);
  const [removing, setRemoving] = useState<OwnService | null>(null);
  return {
    /** Of the part of the page with the services. */
    root,
    rows,
    move,
    /** What just happened, for whoever does not see it. */
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
