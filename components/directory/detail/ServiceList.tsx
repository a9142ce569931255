import clsx from "clsx";
import { useLocale, useTranslations } from "next-intl";
import { QuietLink } from "@/components/layout/QuietLink";
import { UploadedPicture } from "@/components/pictures/UploadedPicture";
import { FactLine } from "@/components/ui/display/FactLine";
import { TimeChip, TimeChipList } from "@/components/ui/time/TimeChip";
import type { ProviderService } from "@/lib/directory/detail/detailTypes";
import { localePath } from "@/lib/i18n/localePath";
import { contentLocale } from "@/lib/i18n/locales";
import { customerPaths } from "@/lib/paths";
import { formatDuration } from "@/lib/time/format";
import { serviceDrawerFacts } from "../cards/drawerFacts";
import { ServicePrice } from "../cards/ServicePrice";
import { useCardWords } from "../cards/useCardWords";

type ServiceListProps = {
  services: ProviderService[];
  provider: { companyName: string; city: string | null };
  headingLevel: 3 | 4;
  /**
   * `focus`: opens the service in the directory's drawer. `open`: plain links that the surrounding drawer opens
   * (`data-focus`). `page`: links to the service's page.
   */
  mode: "focus" | "open" | "page";
  /** Shows descriptions, and two next times. */
  full?: boolean;
  /** The person whose times these are. */
  staff?: string | null;
  /** In place of times, where a service has none on the day that was asked for. */
  noTimes?: string | undefined;
};

/** So many next times of each service a full list offers. */
const TIMES_IN_FULL = 2;

/** The services of a business, each with its next time. */
export function ServiceList(props: ServiceListProps) {
  return (
    <ul
      data-company={props.provider.companyName}
      data-city={props.provider.city ?? undefined}
      className="grid"
    >
      {props.services.map((service) => (
        <ServiceLine key={service.id} service={service} {...props} />
      ))}
    </ul>
  );
}

function ServiceLine({
  service,
  provider,
  headingLevel,
  mode,
  full = false,
  staff = null,
  noTimes,
}: ServiceListProps & { service: ProviderService }) {
  const t = useTranslations("catalogue.card");
  const words = useCardWords();
  const locale = useLocale();
  const Heading = `h${headingLevel}` as const;
  const opens = mode === "open";
  const hrefOf = (start?: string) => {
    const query = { ...(staff === null ? {} : { staff }), ...(start ? { start } : {}) };
    if (mode === "focus") return customerPaths.services({ focus: service.id, ...query });
    const page = customerPaths.service(service.slug, query);
    // The router's link adds the language by itself.
    return opens ? localePath(locale, page) : page;
  };
  const times = service.nextTimes.slice(0, full ? TIMES_IN_FULL : 1);
  const Link = opens ? "a" : QuietLink;
  return (
    <li
      {...(opens
        ? { "data-focus": service.id, "data-focus-title": service.name, ...serviceDrawerFacts(service) }
        : {})}
      className={clsx(
        "grid items-start gap-x-4 gap-y-2 border-line border-t py-3.5 first:border-0 first:pt-0",
        full ? "grid-cols-1 sm:grid-cols-[minmax(0,1fr)_auto]" : "grid-cols-[1fr_auto]",
      )}
    >
      <div className="flex min-w-0 items-start gap-3">
        {service.imageUrl === null ? null : (
          <span className="size-14 shrink-0 overflow-hidden rounded-md bg-sunken">
            <UploadedPicture src={service.imageUrl} alt={service.imageAlt} sizes="3.5rem" />
          </span>
        )}
        <div className="min-w-0">
          <Heading className="font-semibold text-base">
            <Link
              href={hrefOf()}
              lang={contentLocale}
              className="rounded-sm underline-offset-4 hover:underline"
            >
              {service.name}
            </Link>
          </Heading>
          <FactLine className="text-muted text-sm">
            <span data-duration>{formatDuration(service.durationMinutes)}</span>
            {full ? (
              <span data-price className="num font-semibold text-ink">
                <ServicePrice priceOre={service.priceOre} />
              </span>
            ) : null}
            {full ? null : service.subcategory.name}
            {service.isDigital ? t("remote") : null}
          </FactLine>
        </div>
      </div>
      {full ? null : (
        <span data-price className="num justify-self-end whitespace-nowrap font-semibold">
          <ServicePrice priceOre={service.priceOre} />
        </span>
      )}
      {times.length === 0 && noTimes !== undefined ? (
        <p className="text-muted text-sm sm:row-span-2">{noTimes}</p>
      ) : null}
      {times.length === 0 ? null : (
        <TimeChipList
          label={t("nextTimes", { name: service.name })}
          className={full ? "sm:row-span-2 sm:max-w-72 sm:justify-end" : "col-span-2"}
        >
          {times.map((time, index) => (
            <TimeChip
              key={time.startIso}
              first={index === 0}
              time={words.clock(time)}
              {...(times[index - 1]?.dayKey === time.dayKey ? {} : { day: words.dayName(time) })}
              dateTime={time.startIso}
              label={t("book", {
                service: service.name,
                provider: provider.companyName,
                day: words.dayName(time),
                time: words.clock(time),
              })}
              href={hrefOf(time.startIso)}
              linkComponent={Link}
            />
          ))}
        </TimeChipList>
      )}
      {full && service.description !== "" ? (
        <p lang={contentLocale} className="line-clamp-2 max-w-[60ch] text-muted text-sm sm:col-start-1">
          {service.description}
        </p>
      ) : null}
    </li>
  );
}
