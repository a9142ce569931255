import { Skeleton } from "@/components/ui/feedback/Skeleton";
import { TimePickerSkeleton } from "../times/TimePickerSkeleton";
import { deliveryModesOf, peopleDoing } from "../times/types";
import type { BookingFormProps } from "./BookingForm";

type BookingFormSkeletonProps = Pick<BookingFormProps, "services" | "people" | "serviceId">;

/** The first step while its code loads: what is asked for stands where it will. */
export function BookingFormSkeleton({ services, people, serviceId }: BookingFormSkeletonProps) {
  const service = services.find(({ id }) => id === serviceId);
  const hasModes = service !== undefined && deliveryModesOf(service).length > 1;
  const able = peopleDoing(people, serviceId);
  return (
    <div aria-busy="true" data-skeletons className="grid grid-cols-1 gap-6">
      <StepHeadSkeleton />
      {services.length > 1 ? <FieldSkeleton /> : null}
      {hasModes ? <FieldSkeleton /> : null}
      {able.length > 1 ? (
        <div>
          <Line className="mb-1.5 w-20 text-sm" />
          <div className="flex flex-wrap gap-2">
            {["", ...able.map(({ id }) => id)].map((id) => (
              <Skeleton key={id} shape="block" className="h-11 w-28 rounded-full" />
            ))}
          </div>
        </div>
      ) : null}
      <TimePickerSkeleton />
    </div>
  );
}

const StepHeadSkeleton = () => <Line className="w-full text-sm" />;

/** A label with its control. */
function FieldSkeleton() {
  return (
    <div className="grid grid-cols-1 gap-1.5">
      <Line className="w-16 text-sm" />
      <Skeleton shape="block" className="h-12" />
    </div>
  );
}

/** As high as a line of the text that comes. */
function Line({ className }: { className: string }) {
  return (
    <span className={`flex h-[1lh] items-center ${className}`}>
      <Skeleton shape="block" className="h-[0.9em] w-full rounded-sm" />
    </span>
  );
}
