import { useTranslations } from "next-intl";
import { brand } from "@/lib/brand";
import { Link } from "@/lib/i18n/navigation";
import { providerPaths } from "@/lib/paths";

/** The footer of the business's pages: help and legal links only. */
export function AreaFooter() {
  const t = useTranslations("layout.footer");
  const links = [
    { href: providerPaths.faq(), label: t("faq") },
    { href: providerPaths.contact(), label: t("contact") },
    { href: providerPaths.terms(), label: t("terms") },
    { href: providerPaths.privacy(), label: t("privacy") },
  ];
  return (
    <footer className="mt-16 border-line border-t print:hidden">
      <div className="wrap flex flex-wrap items-center justify-between gap-x-8 gap-y-2 py-4 text-muted text-sm">
        <ul aria-label={t("label")} className="flex flex-wrap gap-x-6">
          {links.map((link) => (
            <li key={link.href}>
              <Link
                href={link.href}
                prefetch={false}
                className="inline-flex min-h-11 items-center rounded-sm underline-offset-4 hover:underline"
              >
                {link.label}
              </Link>
            </li>
          ))}
        </ul>
        <p className="min-w-0">
          {t("legal", { name: brand.name, company: brand.legalName, number: brand.organisationNumber })}
        </p>
      </div>
    </footer>
  );
}
