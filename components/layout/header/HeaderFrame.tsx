import clsx from "clsx";
import { Menu, X } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { VisuallyHidden } from "@/components/ui/display/VisuallyHidden";
import { Wordmark } from "@/components/ui/display/Wordmark";
import { Link } from "@/lib/i18n/navigation";
import { Dropdown } from "./Dropdown";

type HeaderFrameProps = {
  homeHref: string;
  /** The name of the portal, after the product's name. */
  tag?: string;
  /** The links beside the name, on wide screens. */
  nav: ReactNode;
  /** The actions at the right end, on wide screens. */
  actions: ReactNode;
  /** What stands at the right end at every width. */
  always?: ReactNode;
  /** The content of the folded menu, on narrow screens. */
  folded: ReactNode;
  /**
   * The width below which the menu is folded. `nav`: 895 px, the public pages. `area`: 1200 px, the signed-in business.
   */
  foldAt?: keyof typeof folds;
};

const folds = {
  nav: { bar: "nav:h-17", wide: "nav:flex", narrow: "nav:hidden", bell: "nav:ml-0" },
  area: { bar: "area:h-17", wide: "area:flex", narrow: "area:hidden", bell: "area:ml-0" },
};

/** With text of double size on the narrowest phone, still 48 px wide. */
const narrowButton = "@max-[17rem]:[&_button]:w-6 @max-[17rem]:[&_button]:min-w-0";

/**
 * The header of both portals, with its folding (SITE-14, SITE-16). With text of double size on the narrowest phone the
 * name and the menu button remain.
 */
export function HeaderFrame({
  homeHref,
  tag,
  nav,
  actions,
  always,
  folded,
  foldAt = "nav",
}: HeaderFrameProps) {
  const t = useTranslations("layout");
  const fold = folds[foldAt];
  return (
    <header className="@container relative z-30 border-line border-b bg-surface print:hidden">
      <div className={clsx("wrap flex h-15 items-center gap-2 sm:gap-6", fold.bar)}>
        <Link
          href={homeHref}
          prefetch={false}
          className="@max-[17rem]:[&_svg]:hidden flex min-h-11 items-center gap-2.5 rounded-sm no-underline"
        >
          <Wordmark />
          {tag ? (
            <span className="@max-[17rem]:hidden border-line border-l pl-2.5 text-muted text-sm">{tag}</span>
          ) : null}
          <VisuallyHidden>{t("home")}</VisuallyHidden>
        </Link>
        <div className={clsx("hidden min-w-0 flex-1 items-center gap-1", fold.wide)}>
          {nav}
          <div className="ml-auto flex items-center gap-1">{actions}</div>
        </div>
        {always ? <div className={clsx("ml-auto", narrowButton, fold.bell)}>{always}</div> : null}
        <Dropdown
          label={t("menu")}
          summary={
            <>
              <span className="@max-[17rem]:hidden">{t("menu")}</span>
              <Menu aria-hidden="true" className="group-open:hidden" />
              <X aria-hidden="true" className="hidden group-open:block" />
            </>
          }
          summaryClassName="tap -mr-2 inline-flex items-center gap-2 rounded-md px-2 font-semibold hover:bg-sunken [&_svg]:size-5"
          className={clsx(always ? null : "ml-auto", fold.narrow)}
          panelClassName="absolute inset-x-0 top-full z-40 max-h-[calc(100dvh-3.75rem)] overflow-y-auto border-line border-b bg-surface shadow-overlay"
        >
          {/* The column is limited to the screen; a long address is truncated. */}
          <div className="wrap grid grid-cols-1 gap-5 py-5">{folded}</div>
        </Dropdown>
      </div>
    </header>
  );
}
