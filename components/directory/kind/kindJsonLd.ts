import "server-only";
import { env } from "@/lib/env";
import { localePath } from "@/lib/i18n/localePath";
import type { Locale } from "@/lib/i18n/locales";
import { toSek } from "@/lib/money/ore";
import { customerPaths } from "@/lib/paths";
import type { KindContent, KindPlace } from "./kindPageData";
import type { KindQuestion } from "./kindQuestions";

type KindJsonLd = {
  place: KindPlace;
  content: KindContent;
  questions: KindQuestion[];
  /** The heading of the page. */
  title: string;
  locale: Locale;
};

/** The page for search engines: its place, what is offered from and to which price, the services and the questions. */
export function kindJsonLd({ place, content, questions, title, locale }: KindJsonLd) {
  const { kind, city, citySlug, facts } = place;
  const urlOf = (path: string) => `${env().APP_URL}${localePath(locale, path)}`;
  const url = urlOf(customerPaths.kindInCity(citySlug, kind.slug));
  const crumb = (position: number, name: string, item: string) => ({
    ...{ "@type": "ListItem", position, name, item },
  });
  return {
    "@graph": [
      {
        "@type": "BreadcrumbList",
        itemListElement: [crumb(1, city, urlOf(customerPaths.city(citySlug))), crumb(2, title, url)],
      },
      {
        "@type": "Service",
        name: title,
        url,
        serviceType: kind.name,
        areaServed: { "@type": "City", name: city },
        offers: {
          "@type": "AggregateOffer",
          offerCount: facts.services,
          lowPrice: toSek(facts.lowestOre),
          highPrice: toSek(facts.highestOre),
          priceCurrency: "SEK",
        },
      },
      {
        "@type": "ItemList",
        itemListElement: content.cards.map(({ slug, name }, index) => ({
          ...{ "@type": "ListItem", position: index + 1, name, url: urlOf(customerPaths.service(slug)) },
        })),
      },
      {
        "@type": "FAQPage",
        mainEntity: questions.map(({ question, answer }) => ({
          ...{ "@type": "Question", name: question, acceptedAnswer: { "@type": "Answer", text: answer } },
        })),
      },
    ],
  };
}
