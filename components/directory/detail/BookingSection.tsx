import type { ComponentProps } from "react";
import { BookingPanel } from "@/components/checkout/form/BookingPanel";
import type { ServiceDetail } from "@/lib/directory/detail/detailTypes";

type BookingSectionProps = {
  service: ServiceDetail;
  initialStart: string | null;
} & Pick<ComponentProps<typeof BookingPanel>, "form">;

/** The booking panel of a service. */
export function BookingSection({ service, initialStart, form }: BookingSectionProps) {
  const { bookable } = service;
  return (
    <BookingPanel
      service={{
        id: service.id,
        // A service that is shown exists.
        bookable: bookable === "no_services" ? "no_hours" : bookable,
        provider: service.provider,
      }}
      person={service.person}
      form={form}
      {...(initialStart === null ? {} : { initialStart })}
    />
  );
}
