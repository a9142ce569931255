import type { Metadata } from "next";
import { setRequestLocale } from "next-intl/server";
import { Suspense } from "react";
import { areaMetadata } from "@/components/business/areaMetadata";
import { BookingsSkeleton } from "@/components/business/bookings/BookingsSkeleton";
import { BookingsView } from "@/components/business/bookings/BookingsView";
import { parseBookingsQuery } from "@/components/business/bookings/bookingsQuery";
import { pathWithQuery } from "@/components/business/pathWithQuery";
import type { SearchParams } from "@/lib/http/input/searchParams";
import { toLocale } from "@/lib/i18n/locales";
import { businessScopeOf } from "@/lib/identity/sessions/businessScope";
import { requirePageSession } from "@/lib/identity/sessions/requireSession";
import { providerPaths } from "@/lib/paths";

export const dynamic = "force-dynamic";

type PageProps = { params: Promise<{ locale: string }>; searchParams: Promise<SearchParams> };

export function generateMetadata({ params }: PageProps): Promise<Metadata> {
  return areaMetadata("bookings", params);
}

export default async function BookingsPage({ params, searchParams }: PageProps) {
  setRequestLocale(toLocale((await params).locale));
  const query = await searchParams;
  const back = pathWithQuery(providerPaths.bookings(), query);
  const session = await requirePageSession("provider", back, { allowsMembers: true });
  return (
    <Suspense fallback={<BookingsSkeleton />}>
      <BookingsView reach={businessScopeOf(session)} query={parseBookingsQuery(query)} />
    </Suspense>
  );
}
