import { useTranslations } from "next-intl";
import { TextLink } from "@/components/ui/actions/TextLink";
import { type BusinessAddress, businessPath } from "@/lib/directory/detail/businessAddress";
import type { ProviderChoice, ProviderDetail } from "@/lib/directory/detail/detailTypes";
import { contentLocale } from "@/lib/i18n/locales";
import { useCardWords } from "../cards/useCardWords";
import { ServiceList } from "../detail/ServiceList";
import { StayLink } from "./StayLink";

type BusinessServicesProps = {
  provider: ProviderDetail;
  choice: ProviderChoice;
  address: BusinessAddress;
  mode: "open" | "page";
};

/** The services with two times each: the next ones, or those of the chosen day and person, which the heading names. */
export function BusinessServices({ provider, choice, address, mode }: BusinessServicesProps) {
  const t = useTranslations("businessPage.services");
  const detail = useTranslations("catalogue.detail");
  const words = useCardWords();
  const { person, day, services } = choice;
  const shown = choice.days.find(({ dayKey }) => dayKey === day);
  return (
    <section aria-labelledby="services" className="min-w-0">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4 border-line border-t pt-3 lg:border-0 lg:pt-0">
        <h2 id="services" className="min-w-0 font-semibold text-xl">
          {shown ? t("onDay", { day: words.dayNameLong(shown) }) : t("title")}
          {person === null ? null : (
            <>
              {" "}
              <span className="font-normal text-muted">
                {t.rich("with", {
                  name: person.name,
                  who: (name) => <span lang={contentLocale}>{name}</span>,
                })}
              </span>
            </>
          )}
        </h2>
        {shown || person ? (
          <TextLink
            standalone
            href={businessPath(provider.slug, address, { day: null, staff: null })}
            linkComponent={StayLink}
          >
            {t("allTimes")}
          </TextLink>
        ) : null}
      </div>
      {services.length === 0 ? (
        <p className="text-muted">{detail("noServices")}</p>
      ) : (
        <ServiceList
          services={services}
          provider={provider}
          headingLevel={3}
          mode={mode}
          full
          staff={person?.id ?? null}
          noTimes={shown ? t("noneThatDay") : undefined}
        />
      )}
    </section>
  );
}
