import "server-only";
import { getTimeZone, getTranslations } from "next-intl/server";
import { JsonLd } from "@/components/layout/metadata/JsonLd";
import { QuietLink } from "@/components/layout/QuietLink";
import { TextLink } from "@/components/ui/actions/TextLink";
import { Disclosure } from "@/components/ui/display/Disclosure";
import { StatCard, StatGroup } from "@/components/ui/display/StatCard";
import { Breadcrumb } from "@/components/ui/navigation/Breadcrumb";
import { SectionHeader } from "@/components/ui/navigation/Headers";
import { Board } from "@/components/ui/time/Board";
import { BoardClock } from "@/components/ui/time/BoardClock";
import { UntilThen } from "@/components/ui/time/UntilThen";
import type { Locale } from "@/lib/i18n/locales";
import { formatSek } from "@/lib/money/format";
import { customerPaths } from "@/lib/paths";
import { slugify } from "@/lib/text/slug";
import { ServiceCardView } from "../cards/ServiceCardView";
import { Departure } from "../home/HomeBoard";
import { KindLinks } from "./KindLinks";
import { kindJsonLd } from "./kindJsonLd";
import { type KindContent, type KindPlace, kindContent } from "./kindPageData";
import { kindQuestions } from "./kindQuestions";

/** A kind of work in a city: what is free next, prices, services, questions and answers. */
export async function KindPage({ place, locale }: { place: KindPlace; locale: Locale }) {
  const { kind, city, citySlug, facts } = place;
  const content = await kindContent(place, Date.now(), locale);
  const t = await getTranslations("kinds");
  const common = await getTranslations("common");
  const questions = await kindQuestions(place, content.board[0], locale);
  const title = t("title", { kind: kind.name, city });
  const all = customerPaths.services({ subcategory: kind.slug, city });
  return (
    <div className="wrap py-3 sm:py-5">
      <JsonLd data={kindJsonLd({ place, content, questions, title, locale })} />
      <Breadcrumb
        label={common("breadcrumb")}
        linkComponent={QuietLink}
        items={[{ label: city, href: customerPaths.city(citySlug) }, { label: kind.name }]}
      />
      <div className="mt-3 grid grid-cols-1 items-start gap-x-14 gap-y-8 lg:grid-cols-[1.02fr_1fr] lg:pt-6">
        <div className="min-w-0">
          <h1 className="font-bold text-3xl [overflow-wrap:anywhere]">{title}</h1>
          <p className="mt-4 max-w-[40ch] text-lg text-muted">
            {t("lead", { businesses: facts.businesses, services: facts.services })}
            {content.board.length === 0 ? null : ` ${t("leadFree")}`}
          </p>
          <Facts place={place} locale={locale} />
        </div>
        <FreeNext board={content.board} all={all} />
      </div>
      <section aria-labelledby="services" className="mt-14">
        <SectionHeader
          id="services"
          title={t("services.title")}
          action={
            <TextLink href={all} linkComponent={QuietLink} className="py-2.5">
              {t("services.all", { count: facts.services })}
            </TextLink>
          }
        />
        <div className="mt-5 grid grid-cols-1 gap-5 lg:grid-cols-2">
          {content.cards.map((card) => (
            <ServiceCardView key={card.id} card={card} isOfOneKind headingLevel={3} />
          ))}
        </div>
      </section>
      <section aria-labelledby="questions" className="mt-14 max-w-3xl">
        <SectionHeader id="questions" title={t("questions.title")} />
        <div className="mt-4 border-line border-t">
          {questions.map(({ question, answer }) => (
            <Disclosure key={question} summary={question} defaultOpen>
              {answer}
            </Disclosure>
          ))}
        </div>
      </section>
      <Elsewhere place={place} content={content} />
    </div>
  );
}

async function Facts({ place: { facts }, locale }: { place: KindPlace; locale: Locale }) {
  const t = await getTranslations("kinds.facts");
  return (
    <StatGroup label={t("label")} className="mt-7">
      <StatCard
        label={t("businesses")}
        value={facts.businesses}
        note={t("services", { count: facts.services })}
      />
      <StatCard
        label={t("from")}
        value={formatSek(facts.lowestOre, locale)}
        note={t("to", { highest: formatSek(facts.highestOre, locale) })}
      />
      <StatCard label={t("median")} value={formatSek(facts.medianOre, locale)} />
    </StatGroup>
  );
}

async function FreeNext({ board, all }: { board: KindContent["board"]; all: string }) {
  const t = await getTranslations("kinds.board");
  const clock = await getTranslations("home.board");
  return (
    <Board
      title={t("title")}
      clock={<BoardClock timeZone={await getTimeZone()} label={clock("clock")} />}
      footer={
        <QuietLink
          href={all}
          className="-mx-3 inline-flex min-h-11 items-center rounded-md px-3 font-semibold no-underline hover:bg-board-raised"
        >
          {t("all")}
        </QuietLink>
      }
    >
      <UntilThen
        instants={board.map(({ next }) => next.startIso)}
        empty={
          <li className="border-board-line border-t py-6">
            <p className="font-medium">{t("empty")}</p>
            <p className="text-board-muted text-sm">{t("emptyHint")}</p>
          </li>
        }
      >
        {board.map((entry) => (
          <Departure key={entry.provider.id} entry={entry} />
        ))}
      </UntilThen>
    </Board>
  );
}

async function Elsewhere({ place, content }: { place: KindPlace; content: KindContent }) {
  const t = await getTranslations("kinds");
  const { kind, city, citySlug } = place;
  return (
    <div className="mt-14 grid gap-10">
      <KindLinks
        id="in-city"
        title={t("links.inCity", { city })}
        links={content.kinds.map(({ slug, name }) => ({
          ...{ href: customerPaths.kindInCity(citySlug, slug), label: name },
        }))}
      />
      <KindLinks
        id="elsewhere"
        title={t("links.elsewhere", { kind: kind.name })}
        links={content.cities.map((other) => ({
          ...{ href: customerPaths.kindInCity(slugify(other), kind.slug), label: other },
        }))}
      />
    </div>
  );
}
