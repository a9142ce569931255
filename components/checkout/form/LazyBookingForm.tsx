"use client";

import dynamic from "next/dynamic";

/**
 * Loads the booking form in chunks of its own when the drawer opens, so that the directory's list is sent without it.
 */
export const LazyBookingForm = dynamic(() => import("./BookingForm").then((module) => module.BookingForm));
