import { ChevronDown, Globe, SunMoon } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { ThemeToggle } from "@/components/ui/navigation/ThemeToggle";
import { customerBase, customerRoot } from "@/lib/paths";
import { Dropdown } from "./Dropdown";
import { LanguageLinks } from "./LanguageLinks";

const button =
  "tap inline-flex cursor-pointer items-center justify-center gap-2 rounded-md px-3 font-medium hover:bg-sunken [&_svg]:size-5";
const panel =
  "absolute top-full right-0 z-40 mt-1.5 rounded-md border border-line bg-card p-1.5 shadow-overlay";

function Languages({ className }: { className?: string }) {
  const t = useTranslations("layout.language");
  const locale = useLocale();
  return (
    <LanguageLinks
      current={locale}
      label={t("label")}
      names={{ sv: t("sv"), en: t("en") }}
      publicBase={customerBase}
      internalBase={customerRoot}
      {...(className ? { className } : {})}
    />
  );
}

function Theme() {
  const t = useTranslations("layout.theme");
  return (
    <ThemeToggle legend={t("label")} labels={{ light: t("light"), dark: t("dark"), system: t("system") }} />
  );
}

/** Language and theme as two menus in a wide header; `compact` leaves the name of the language to the open menu. */
export function PreferenceMenus({ compact = false }: { compact?: boolean }) {
  const t = useTranslations("layout");
  const locale = useLocale();
  return (
    <>
      <Dropdown
        label={`${t("language.label")}: ${t(`language.${locale}`)}`}
        summary={
          <>
            <Globe aria-hidden="true" />
            {compact ? null : <span>{t(`language.${locale}`)}</span>}
            <ChevronDown
              aria-hidden="true"
              className="transition-transform duration-150 group-open:rotate-180"
            />
          </>
        }
        summaryClassName={button}
        className="relative"
        panelClassName={panel}
      >
        <Languages className="w-44" />
      </Dropdown>
      <Dropdown
        label={t("theme.label")}
        summary={<SunMoon aria-hidden="true" />}
        summaryClassName={button}
        className="relative"
        panelClassName={panel}
      >
        <Theme />
      </Dropdown>
    </>
  );
}

/** The same for the folded menu. */
export function FoldedPreferences() {
  return (
    <div className="grid grid-cols-1 gap-4 border-line border-t pt-4">
      <Languages className="grid grid-cols-[repeat(auto-fit,minmax(min(8.5rem,100%),1fr))]" />
      <Theme />
    </div>
  );
}
