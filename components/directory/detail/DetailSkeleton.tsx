import clsx from "clsx";
import { useLocale, useTranslations } from "next-intl";
import { FormatPlace, PeoplePlaces, PersonPlace, ServicePlace } from "@/components/checkout/form/formPlaces";
import { StepLine } from "@/components/checkout/form/StepLine";
import { TimePickerSkeleton } from "@/components/checkout/times/TimePickerSkeleton";
import { FactLine } from "@/components/ui/display/FactLine";
import { Notice } from "@/components/ui/feedback/Notice";
import { Skeleton, SkeletonGroup } from "@/components/ui/feedback/Skeleton";
import { contentLocale } from "@/lib/i18n/locales";
import { formatMonth } from "@/lib/time/format";
import { HOME_TIME_ZONE, localDateOf } from "@/lib/time/zone";
import { ProviderRating } from "../cards/ProviderRating";
import { DetailDescription } from "./DetailSection";

type DetailSkeletonProps = { of: "services" | "providers"; label: string };

/**
 * The drawer's content while it loads. What the card knows stands where it will (`fillFromCard`), and skeletons are as large
 * as what comes: of a service down to its times, of a business down to its list of services.
 */
export function DetailSkeleton({ of, label }: DetailSkeletonProps) {
  return (
    <SkeletonGroup label={label} className={clsx("grid grid-cols-1", of === "services" ? "gap-6" : "gap-7")}>
      <div
        data-picture
        className={clsx(
          "relative -mx-5 -mt-5 overflow-hidden bg-line [&>*]:absolute [&>*]:inset-0",
          of === "services" ? "h-20 sm:h-32" : "h-44",
        )}
      />
      {of === "services" ? <ServiceSkeleton /> : <ProviderSkeleton />}
    </SkeletonGroup>
  );
}

function ServiceSkeleton() {
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="grid grid-cols-1 gap-1">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <FactLine className="text-lg [&_span:has(>[hidden])]:hidden">
            <span data-fill="company" lang={contentLocale} />
            <span data-fill="city" lang={contentLocale} className="text-muted" />
          </FactLine>
          <p data-price className="num whitespace-nowrap font-semibold text-xl" />
        </div>
        <p className="flex min-h-[1lh] flex-wrap items-baseline gap-x-4 text-muted">
          <span className="text-ink">
            <span data-rating />
            <NewSkeleton />
          </span>
          <span data-fill="duration" />
        </p>
      </div>
      <div data-needs="blocked">
        <Skeleton shape="block" className="h-24" />
      </div>
      <div data-needs="bookable">
        <FormSkeleton />
      </div>
    </div>
  );
}

/** That the business is new, in place of a rating. */
function NewSkeleton({ size = "sm" }: { size?: "sm" | "md" }) {
  const t = useTranslations("catalogue.detail");
  return (
    <span data-needs="new" className="contents">
      <ProviderRating
        provider={{ averageRating: null, reviewCount: 0 }}
        size={size}
        newLabel={t("newProvider")}
      />
    </span>
  );
}

/** The tag of a category, before its colour is known. */
const plainTag =
  "inline-flex min-w-0 items-center rounded-sm bg-sunken px-2 py-1 font-medium text-sm leading-4";

/** Caption, ribbon and hours of the day. */
function RibbonSkeleton() {
  return (
    <div data-needs="bookable">
      <p aria-hidden="true" className="mb-1.5 min-h-[1lh] font-medium text-sm">
        <span data-fill="caption" className="animate-pulse rounded-sm bg-line text-transparent" />
      </p>
      <Skeleton shape="block" className="h-4.5 rounded-sm" />
      <span className="block h-5" />
    </div>
  );
}

function FormSkeleton() {
  const t = useTranslations("booking.person");
  const locale = useLocale();
  return (
    <div className="grid grid-cols-1 gap-4">
      <StepLine step="when" />
      <div data-needs="services">
        <ServicePlace />
      </div>
      <div data-needs="formats">
        <FormatPlace />
      </div>
      <div data-needs="people">
        <PeoplePlaces>
          <PersonPlace name={t("anybody")} />
          <span data-each="people" className="contents">
            <PersonPlace />
          </span>
        </PeoplePlaces>
      </div>
      <TimePickerSkeleton month={formatMonth(localDateOf(Date.now(), HOME_TIME_ZONE), locale)} />
    </div>
  );
}

function ProviderSkeleton() {
  const t = useTranslations("catalogue.detail");
  return (
    <>
      <div className="grid grid-cols-1 gap-4">
        <div className="grid grid-cols-1 gap-2">
          <p className="flex min-h-[1lh] flex-wrap items-baseline justify-between gap-x-4 text-lg">
            <span data-fill="city" />
            <span data-rating className="contents [&>span]:text-base" />
            <NewSkeleton size="md" />
          </p>
          <ul data-each="categories" className="flex flex-wrap gap-2">
            <li>
              <span data-text className={plainTag} />
            </li>
          </ul>
        </div>
        <div data-needs="soon">
          <Notice tone="info" title={t("soon")}>
            {t("notOnboarded")}
          </Notice>
        </div>
        <DetailDescription data-fill="description" />
        <RibbonSkeleton />
      </div>
      <div className="border-line border-t pt-6">
        <h3 className="mb-3 font-semibold text-xl">{t("services")}</h3>
        <Skeleton shape="block" className="h-80" />
      </div>
    </>
  );
}
