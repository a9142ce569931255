import { useTranslations } from "next-intl";
import { Wordmark } from "@/components/ui/display/Wordmark";
import { ThemeToggle } from "@/components/ui/navigation/ThemeToggle";
import { brand } from "@/lib/brand";
import { localePath } from "@/lib/i18n/localePath";
import { type Locale, locales } from "@/lib/i18n/locales";

export function DocsHeader({ locale }: { locale: Locale }) {
  const t = useTranslations();
  return (
    <header className="border-line border-b">
      <div className="wrap flex max-w-[100rem] flex-wrap items-center justify-between gap-x-6 gap-y-2 py-2.5">
        <a
          href={localePath(locale, "/")}
          aria-label={t("apiDocs.home", { name: brand.name })}
          className="flex min-h-11 items-center rounded-sm no-underline"
        >
          <Wordmark />
        </a>
        <nav aria-label={t("apiDocs.language")} className="sm:ml-auto">
          <ul className="flex">
            {locales.map((other) => (
              <li key={other}>
                <a
                  href={`?locale=${other}`}
                  lang={other}
                  hrefLang={other}
                  aria-current={other === locale ? "true" : undefined}
                  className="tap inline-grid place-items-center rounded-sm px-2.5 font-medium text-muted no-underline hover:text-ink aria-current:text-ink aria-current:underline aria-current:underline-offset-4"
                >
                  {t(`layout.language.${other}`)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <ThemeToggle
          legend={t("layout.theme.label")}
          labels={{
            light: t("layout.theme.light"),
            dark: t("layout.theme.dark"),
            system: t("layout.theme.system"),
          }}
        />
      </div>
    </header>
  );
}
