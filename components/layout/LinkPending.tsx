"use client";

import { useLinkStatus } from "next/link";

/** Inside a link: a thin line below it while its page is on the way. */
export function LinkPending() {
  const { pending } = useLinkStatus();
  return pending ? (
    <span aria-hidden="true" className="absolute inset-x-3 bottom-1 h-0.5 animate-pulse bg-control" />
  ) : null;
}
