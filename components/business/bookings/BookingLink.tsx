"use client";

import { useLocale } from "next-intl";
import type { ComponentProps, MouseEvent } from "react";
import { localePath } from "@/lib/i18n/localePath";
import { showBooking } from "./openBooking";

type BookingLinkProps = Omit<ComponentProps<"a">, "href" | "onClick"> & {
  bookingId: string;
  /** A path of `lib/paths`, without language. */
  href: string;
};

/**
 * Opens a booking's details over the page; in a new tab or without JavaScript it is a plain link. No link of the router's: a
 * press never goes through the router, and a week has hundreds of them.
 */
export function BookingLink({ bookingId, href, ...link }: BookingLinkProps) {
  function open(event: MouseEvent<HTMLAnchorElement>) {
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!isPlain) return;
    event.preventDefault();
    showBooking(bookingId);
  }
  return <a {...link} href={localePath(useLocale(), href)} onClick={open} />;
}
