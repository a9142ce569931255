import type { Metadata } from "next";
import { headers } from "next/headers";
import { useTranslations } from "next-intl";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { SkipLink } from "@/components/ui/navigation/SkipLink";
import { currentDocument } from "@/lib/api/openapi/current";
import { callsOf, type DescribedCall } from "@/lib/api/openapi/reading";
import type { OpenApiDocument } from "@/lib/api/openapi/types";
import { brand } from "@/lib/brand";
import { firstValue, type SearchParams } from "@/lib/http/input/searchParams";
import { isLocale, type Locale, negotiateLocale } from "@/lib/i18n/locales";
import { Basics } from "./Basics";
import { CallSection } from "./CallSection";
import { Contents } from "./Contents";
import { DocsHeader } from "./DocsHeader";
import { Intro } from "./Intro";
import { Models } from "./Models";
import { Prose } from "./Prose";

type Props = { searchParams: Promise<SearchParams> };

/** As asked for in the address, else as the browser asks. */
async function readLocale({ searchParams }: Props): Promise<Locale> {
  const asked = firstValue((await searchParams).locale);
  return isLocale(asked) ? asked : negotiateLocale((await headers()).get("accept-language"));
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const t = await getTranslations({ locale: await readLocale(props), namespace: "apiDocs" });
  return { title: `${t("title")} · ${brand.name}`, robots: { index: false } };
}

/** The description of the API as a page: all of `/api/openapi.json`, with nothing loaded from another host. */
export default async function ApiDocsPage(props: Props) {
  const locale = await readLocale(props);
  setRequestLocale(locale);
  return <ApiDocs locale={locale} document={currentDocument()} />;
}

function ApiDocs({ locale, document }: { locale: Locale; document: OpenApiDocument }) {
  const t = useTranslations("apiDocs");
  const calls = callsOf(document);
  return (
    <div lang={locale}>
      <SkipLink href="#content">{t("skip")}</SkipLink>
      <DocsHeader locale={locale} />
      <div className="wrap grid max-w-[100rem] gap-x-12 lg:grid-cols-[16rem_minmax(0,1fr)]">
        <Contents document={document} calls={calls} />
        <main id="content" className="min-w-0 pt-8 pb-24 lg:pt-12">
          <Intro document={document} />
          <Basics />
          {document.tags.map((tag) => (
            <TagSection key={tag.name} {...tag} document={document} calls={calls} />
          ))}
          <Models document={document} />
        </main>
      </div>
    </div>
  );
}

type TagProps = {
  name: string;
  description: string;
  document: OpenApiDocument;
  calls: readonly DescribedCall[];
};

function TagSection({ name, description, document, calls }: TagProps) {
  return (
    <section aria-labelledby={`tag-${name}`} className="mt-16">
      <h2 id={`tag-${name}`} lang="en" className="scroll-mt-6 font-bold text-2xl">
        {name}
      </h2>
      <Prose text={description} className="mt-1.5 text-muted" />
      {calls
        .filter(({ operation }) => operation.tags.includes(name))
        .map((call) => (
          <CallSection key={call.operation.operationId} call={call} document={document} />
        ))}
    </section>
  );
}
