import { useLocale, useTranslations } from "next-intl";
import { QuietLink } from "@/components/layout/QuietLink";
import { UploadedPicture } from "@/components/pictures/UploadedPicture";
import { FactLine } from "@/components/ui/display/FactLine";
import { TimeChip } from "@/components/ui/time/TimeChip";
import type { ProviderService } from "@/lib/directory/detail/detailTypes";
import { localePath } from "@/lib/i18n/localePath";
import { contentLocale } from "@/lib/i18n/locales";
import { customerPaths } from "@/lib/paths";
import { formatDuration } from "@/lib/time/format";
import { ServiceBadges } from "../cards/ServiceBadges";
import { ServicePrice } from "../cards/ServicePrice";
import { useCardWords } from "../cards/useCardWords";

type ServiceListProps = {
  services: ProviderService[];
  provider: string;
  headingLevel: 3 | 4;
  /**
   * `focus`: opens the service in the directory's drawer. `open`: plain links that the surrounding drawer opens
   * (`data-focus`). `page`: links to the service's page.
   */
  mode: "focus" | "open" | "page";
  /** Shows descriptions and badges. */
  full?: boolean;
};

/** The services of a business, each with its next time. */
export function ServiceList(props: ServiceListProps) {
  return (
    <ul className="grid">
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
}: ServiceListProps & { service: ProviderService }) {
  const t = useTranslations("catalogue.card");
  const words = useCardWords();
  const locale = useLocale();
  const Heading = `h${headingLevel}` as const;
  const opens = mode === "open";
  const hrefOf = (start?: string) => {
    const query = start ? { start } : {};
    if (mode === "focus") return customerPaths.services({ focus: service.id, ...query });
    const page = customerPaths.service(service.slug, query);
    // The router's link adds the language by itself.
    return opens ? localePath(locale, page) : page;
  };
  const [next] = service.nextTimes;
  const Link = opens ? "a" : QuietLink;
  return (
    <li
      {...(opens ? { "data-focus": service.id, "data-focus-title": service.name } : {})}
      className="grid grid-cols-[1fr_auto] items-start gap-x-4 gap-y-2 border-line border-t py-4 first:border-0 first:pt-0"
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
            {formatDuration(service.durationMinutes)}
            {full ? null : service.subcategory.name}
            {service.isDigital && !full ? t("remote") : null}
          </FactLine>
        </div>
      </div>
      <span className="num justify-self-end whitespace-nowrap font-semibold">
        <ServicePrice priceOre={service.priceOre} />
      </span>
      {full ? (
        <div className="col-span-2 grid content-start gap-2 sm:col-span-1">
          {service.description === "" ? null : (
            <p lang={contentLocale} className="line-clamp-2 max-w-[60ch] text-muted text-sm">
              {service.description}
            </p>
          )}
          <ServiceBadges service={service} />
        </div>
      ) : null}
      {next ? (
        <TimeChip
          time={words.clock(next)}
          day={words.dayName(next)}
          dateTime={next.startIso}
          label={t("book", {
            service: service.name,
            provider,
            day: words.dayName(next),
            time: words.clock(next),
          })}
          href={hrefOf(next.startIso)}
          linkComponent={Link}
          className={
            full
              ? "col-span-2 justify-self-start sm:col-span-1 sm:justify-self-end"
              : "col-span-2 justify-self-start"
          }
        />
      ) : null}
    </li>
  );
}
