import clsx from "clsx";
import { ArrowUpRight } from "lucide-react";
import { useTimeZone, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { VisuallyHidden } from "@/components/ui/display/VisuallyHidden";
import { Wordmark } from "@/components/ui/display/Wordmark";
import { brand } from "@/lib/brand";
import { Link } from "@/lib/i18n/navigation";
import { localDateOf } from "@/lib/time/zone";

/** Without an address it is shown as coming soon. */
type FooterLink = { label: string; href?: string; note?: string };
export type FooterColumn = { title: string; links: FooterLink[] };

const linkLook =
  "inline-flex min-h-11 items-center gap-1.5 rounded-sm py-2 leading-snug underline-offset-4 hover:underline [&_svg]:size-4";

/** The footer of the public pages of both portals. */
export function FooterFrame({ columns }: { columns: FooterColumn[] }) {
  const t = useTranslations("layout.footer");
  const social = (["instagram", "linkedin", "facebook"] as const).flatMap((name) => {
    const href = brand.social[name];
    return href === undefined ? [] : [{ name, href }];
  });
  return (
    <footer className="mt-20 border-line border-t print:hidden">
      <div
        className={clsx(
          "wrap grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-x-6 gap-y-9 py-12",
          social.length === 0 ? "lg:grid-cols-[1.5fr_repeat(3,1fr)]" : "lg:grid-cols-[1.5fr_repeat(4,1fr)]",
        )}
      >
        <div className="col-span-full lg:col-span-1">
          <Wordmark />
          <p className="mt-3 max-w-[24ch] text-muted">{t("tagline")}</p>
        </div>
        {columns.map((column) => (
          <FooterList key={column.title} title={column.title}>
            {column.links.map((link) => (
              <li key={link.label}>
                <FooterItem {...link} />
              </li>
            ))}
          </FooterList>
        ))}
        {social.length === 0 ? null : (
          <FooterList title={t("follow")}>
            {social.map(({ name, href }) => (
              <li key={name}>
                <a href={href} target="_blank" rel="noreferrer" className={linkLook}>
                  {t(name)}
                  <ArrowUpRight aria-hidden="true" />
                  <VisuallyHidden>{t("newTab")}</VisuallyHidden>
                </a>
              </li>
            ))}
          </FooterList>
        )}
      </div>
      <LegalLine />
    </footer>
  );
}

function FooterList({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-1 font-semibold font-text text-sm tracking-normal">{title}</h2>
      <ul className="text-muted">{children}</ul>
    </section>
  );
}

function FooterItem({ label, href, note }: FooterLink) {
  if (href === undefined) {
    return (
      <span className="inline-flex min-h-11 items-center gap-1.5">
        {label}
        {note ? <span className="text-sm">{`(${note})`}</span> : null}
      </span>
    );
  }
  return (
    <Link href={href} prefetch={false} className={linkLook}>
      {label}
    </Link>
  );
}

function LegalLine() {
  const t = useTranslations("layout.footer");
  // next-intl's default time zone is the market's (lib/i18n/request.ts).
  const year = localDateOf(Date.now(), useTimeZone() ?? "UTC").slice(0, 4);
  return (
    <div className="border-line border-t">
      <div className="wrap flex flex-wrap justify-between gap-x-8 gap-y-1 py-5 text-muted text-sm">
        <p className="min-w-0">
          {t("legal", { name: brand.name, company: brand.legalName, number: brand.organisationNumber })}
        </p>
        <p>{t("copyright", { year, company: brand.legalName })}</p>
      </div>
    </div>
  );
}
