import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { TextLink } from "@/components/ui/actions/TextLink";
import { DescriptionList } from "@/components/ui/display/DescriptionList";
import { PageHeader } from "@/components/ui/navigation/Headers";
import { brand } from "@/lib/brand";
import { localePath } from "@/lib/i18n/localePath";
import type { Role } from "@/lib/identity/roles";
import { ContactForm } from "./ContactForm";
import { submitContact } from "./contactActions";

type ContactPageProps = { portal: Role; href: string; title: ReactNode; lead: ReactNode };

export function ContactPage({ portal, href, title, lead }: ContactPageProps) {
  const t = useTranslations("pages.contact");
  const locale = useLocale();
  const texts = {
    name: t("name"),
    email: t("email"),
    message: t("message"),
    messageHint: t("messageHint"),
    send: t("send"),
    sending: t("sending"),
    sentTitle: t("sentTitle"),
    sentBody: t("sentBody", { email: "{email}" }),
    invalid: t("invalid"),
    too_many_requests: t("too_many_requests"),
    failed: t("failed"),
  };
  return (
    <div className="wrap py-10 sm:py-16">
      <PageHeader title={title} lead={lead} />
      <div className="mt-10 grid gap-12 lg:grid-cols-[minmax(0,34rem)_1fr] lg:gap-20">
        <ContactForm
          action={submitContact}
          portal={portal}
          locale={locale}
          texts={texts}
          // A plain link, so that the form is loaded empty.
          again={<TextLink href={localePath(locale, href)}>{t("another")}</TextLink>}
        />
        <section aria-labelledby="other-ways">
          <h2 id="other-ways" className="font-semibold text-xl">
            {t("otherWays")}
          </h2>
          <DescriptionList
            className="mt-4 max-w-md"
            items={[
              {
                term: t("mail"),
                description: <TextLink href={`mailto:${brand.supportEmail}`}>{brand.supportEmail}</TextLink>,
              },
              { term: t("company"), description: brand.legalName },
              { term: t("organisationNumber"), description: brand.organisationNumber },
            ]}
          />
        </section>
      </div>
    </div>
  );
}
