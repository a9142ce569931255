"use client";

import { lazy, Suspense } from "react";
import type { BookingFormProps } from "./BookingForm";
import { BookingFormSkeleton } from "./BookingFormSkeleton";

const BookingForm = lazy(() => import("./BookingForm").then((module) => ({ default: module.BookingForm })));

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
