"use client";

import type { ComponentProps, MouseEvent } from "react";
import { Link } from "@/lib/i18n/navigation";
import { showBooking } from "./openBooking";

type BookingLinkProps = Omit<ComponentProps<typeof Link>, "onClick"> & { bookingId: string };

/** Opens a booking's details over the page; in a new tab or without JavaScript it is a plain link. */
export function BookingLink({ bookingId, ...link }: BookingLinkProps) {
  function open(event: MouseEvent<HTMLAnchorElement>) {
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!isPlain) return;
    event.preventDefault();
    showBooking(bookingId);
  }
  return <Link {...link} prefetch={false} scroll={false} onClick={open} />;
}
