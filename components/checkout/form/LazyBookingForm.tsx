"use client";

import dynamic from "next/dynamic";

/** The booking form in chunks of its own: the directory's list is sent without it, the drawer fetches it when it opens. */
export const LazyBookingForm = dynamic(() => import("./BookingForm").then((module) => module.BookingForm));
