import { useTranslations } from "next-intl";
import { formatMonth } from "@/lib/time/format";
import { localDateOf } from "@/lib/time/zone";
import { TimePickerSkeleton } from "../times/TimePickerSkeleton";
import { deliveryModesOf, peopleDoing } from "../times/types";
import type { BookingFormProps } from "./BookingForm";
import { FormatPlace, PeoplePlaces, PersonPlace, ServicePlace } from "./formPlaces";
import { StepLine } from "./StepLine";

type BookingFormSkeletonProps = Pick<
  BookingFormProps,
  "services" | "people" | "serviceId" | "nowMs" | "provider" | "locale"
>;

/** The first step while its code loads: what is asked for stands where it will. */
export function BookingFormSkeleton({
  services,
  people,
  serviceId,
  nowMs,
  provider,
  locale,
}: BookingFormSkeletonProps) {
  const t = useTranslations("booking.person");
  const service = services.find(({ id }) => id === serviceId);
  const hasModes = service !== undefined && deliveryModesOf(service).length > 1;
  const able = peopleDoing(people, serviceId);
  return (
    <div aria-busy="true" data-skeletons className="grid grid-cols-1 gap-4">
      <StepLine step="when" />
      {services.length > 1 ? <ServicePlace /> : null}
      {hasModes ? <FormatPlace /> : null}
      {able.length > 1 ? (
        <PeoplePlaces>
          <PersonPlace name={t("anybody")} />
          {able.map(({ id, name }) => (
            <PersonPlace key={id} name={name} />
          ))}
        </PeoplePlaces>
      ) : null}
      <TimePickerSkeleton month={formatMonth(localDateOf(nowMs, provider.timeZone), locale)} />
    </div>
  );
}
