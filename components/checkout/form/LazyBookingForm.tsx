"use client";

import dynamic from "next/dynamic";
import { Suspense } from "react";
import type { BookingFormProps } from "./BookingForm";
import { BookingFormSkeleton } from "./BookingFormSkeleton";

const BookingForm = dynamic(() => import("./BookingForm").then((module) => module.BookingForm));

/**
 * Loads the booking form in chunks of its own when the drawer opens, so that the directory's list is sent without it.
 */
export function LazyBookingForm(props: BookingFormProps) {
  return (
    <Suspense fallback={<BookingFormSkeleton {...props} />}>
      <BookingForm {...props} />
    </Suspense>
  );
}
