import type { Metadata } from "next";
import { setRequestLocale } from "next-intl/server";
import { areaMetadata } from "@/components/business/areaMetadata";
import { BookingsView } from "@/components/business/bookings/BookingsView";
import { parseBookingsQuery } from "@/components/business/bookings/bookingsQuery";
import { parsePreset } from "@/components/business/newBooking/preset";
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
  // Without skeletons: what is streamed after them is shown 300 ms later at the earliest, and the calendar is read in less.
  return (
    <BookingsView
      scope={businessScopeOf(session)}
      query={parseBookingsQuery(query)}
      preset={parsePreset(query)}
    />
  );
}
