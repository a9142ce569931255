import { useLocale, useTranslations } from "next-intl";
import { PersonMark } from "@/components/staff/PersonMark";
import { contentWords } from "@/components/ui/display/contentWords";
import { type BusinessAddress, businessPath } from "@/lib/directory/detail/businessAddress";
import type { PersonToChoose, ProviderChoice } from "@/lib/directory/detail/detailTypes";
import { contentLocale } from "@/lib/i18n/locales";
import { useCardWords } from "../cards/useCardWords";
import { DetailSection } from "../detail/DetailSection";
import { StayLink } from "./StayLink";

/** So many services of a person are named. */
const NAMED = 3;

type PeopleSectionProps = { choice: ProviderChoice; slug: string; address: BusinessAddress };

/** Who works there: picture, name, what they do and their next time. */
export function PeopleSection({ choice: { people }, slug, address }: PeopleSectionProps) {
  const t = useTranslations("businessPage.people");
  if (people.length === 0) return null;
  return (
    <DetailSection title={t("title")} level={2}>
      <ul className="grid grid-cols-1 gap-x-8 gap-y-4 sm:grid-cols-2">
        {people.map((person) => (
          <li key={person.id} className="flex min-w-0 items-center gap-3.5">
            <PersonMark
              name={person.name}
              colour={person.colour}
              imageUrl={person.imageUrl}
              alt={person.imageAlt}
              size="lg"
            />
            <PersonFacts person={person} href={businessPath(slug, address, { staff: person.id })} />
          </li>
        ))}
      </ul>
    </DetailSection>
  );
}

function PersonFacts({ person, href }: { person: PersonToChoose; href: string }) {
  const t = useTranslations("businessPage.people");
  const locale = useLocale();
  const words = useCardWords();
  const { name, services, next } = person;
  const named = services?.slice(0, NAMED) ?? [];
  const rest = (services?.length ?? 0) - named.length;
  const list = new Intl.ListFormat(locale, { type: rest > 0 ? "unit" : "conjunction" }).format(named);
  return (
    <div className="min-w-0">
      <h3 lang={contentLocale} className="font-semibold text-base [overflow-wrap:anywhere]">
        {name}
      </h3>
      <p className="text-muted text-sm">
        {services === null
          ? t("all")
          : t.rich(rest > 0 ? "more" : "some", { services: list, count: rest, words: contentWords })}
      </p>
      {next === null ? null : (
        <p className="num text-sm">
          <StayLink
            href={href}
            className="inline-flex min-h-6 items-center font-medium underline decoration-control underline-offset-4 hover:decoration-ink"
          >
            {t("next", { day: words.dayName(next), time: words.clock(next) })}
            <span className="sr-only">{t("choose", { name })}</span>
          </StayLink>
        </p>
      )}
    </div>
  );
}
