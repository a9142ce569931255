import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { ButtonSlot } from "@/components/ui/actions/ButtonSlot";
import { Disclosure } from "@/components/ui/display/Disclosure";
import { ErrorState } from "@/components/ui/feedback/ErrorState";
import { PageHeader } from "@/components/ui/navigation/Headers";
import { TabLinks } from "@/components/ui/navigation/TabLinks";
import { Link } from "@/lib/i18n/navigation";
import type { PolicyDocument, PolicySlug } from "@/lib/policies/documents";
import { formatDayLong } from "@/lib/time/format";

type PolicyPageProps = {
  /** null when it could not be read. */
  document: PolicyDocument | null;
  slug: PolicySlug;
  hrefs: Record<PolicySlug, string>;
  contactHref: string;
};

/** Terms, privacy policy or questions of either portal. */
export function PolicyPage({ document, slug, hrefs, contactHref }: PolicyPageProps) {
  const t = useTranslations("pages.policy");
  return (
    <div className="wrap py-8 sm:py-12">
      <TabLinks
        label={t("contents")}
        linkComponent={Link}
        items={(["terms", "privacy", "faq"] as const).map((other) => ({
          href: hrefs[other],
          label: t(other),
          current: other === slug,
        }))}
      />
      {document ? (
        <PolicyText document={document} slug={slug} contactHref={contactHref} />
      ) : (
        <PolicyFailure contactHref={contactHref} retryHref={hrefs[slug]} />
      )}
    </div>
  );
}

function PolicyText({
  document,
  slug,
  contactHref,
}: {
  document: PolicyDocument;
  slug: PolicySlug;
  contactHref: string;
}) {
  const t = useTranslations("pages.policy");
  const locale = useLocale();
  const date = formatDayLong(document.updatedAt, locale, { year: true });
  return (
    <article className="mt-10 max-w-[68ch]">
      <PageHeader title={document.title} lead={document.description} />
      <p className="mt-4 text-muted text-sm">{t("updated", { date })}</p>
      <div className="mt-10">
        {slug === "faq" ? (
          <div className="border-line border-t">
            {document.sections.map((section) => (
              <Disclosure key={section.title} summary={<h2 className="text-lg">{section.title}</h2>}>
                <Paragraphs body={section.body} />
              </Disclosure>
            ))}
          </div>
        ) : (
          document.sections.map((section) => (
            <section key={section.title} className="mt-9 first:mt-0">
              <h2 className="font-semibold text-xl">{section.title}</h2>
              <Paragraphs body={section.body} />
            </section>
          ))
        )}
      </div>
      <p className="mt-12 flex flex-wrap items-center gap-4 border-line border-t pt-6">
        <span className="font-semibold">{t("questions")}</span>
        <ButtonSlot size="sm">
          <Link href={contactHref}>{t("contact")}</Link>
        </ButtonSlot>
      </p>
    </article>
  );
}

function Paragraphs({ body }: { body: string[] }): ReactNode {
  return body.map((paragraph) => (
    <p key={paragraph} className="mt-3">
      {paragraph}
    </p>
  ));
}

function PolicyFailure({ contactHref, retryHref }: { contactHref: string; retryHref: string }) {
  const t = useTranslations("pages.policy");
  const common = useTranslations("common");
  return (
    <ErrorState
      className="mt-10"
      title={t("loadErrorTitle")}
      action={
        <>
          <ButtonSlot>
            <Link href={retryHref}>{common("retry")}</Link>
          </ButtonSlot>
          <ButtonSlot variant="quiet">
            <Link href={contactHref}>{t("contact")}</Link>
          </ButtonSlot>
        </>
      }
    >
      {t("policy_load_error")}
    </ErrorState>
  );
}
