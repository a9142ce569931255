import { ChevronDown } from "lucide-react";
import { useTranslations } from "next-intl";
import { Dropdown } from "@/components/layout/header/Dropdown";
import { QuietLink } from "@/components/layout/QuietLink";
import { customerPaths } from "@/lib/paths";
import { slugify } from "@/lib/text/slug";

/** The city whose board is shown, and the way to another one's. */
export function CityMenu({ cities, city }: { cities: string[]; city: string | null }) {
  const t = useTranslations("home.board");
  return (
    <Dropdown
      className="relative"
      summary={
        <>
          {t("city")}
          <ChevronDown
            aria-hidden="true"
            className="size-4 transition-transform duration-150 group-open:rotate-180"
          />
        </>
      }
      summaryClassName="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-md px-3 font-semibold hover:bg-board-raised"
      panelClassName="absolute bottom-full left-0 z-30 mb-1.5 max-h-80 w-56 overflow-y-auto rounded-md border border-line bg-card p-1.5 text-ink shadow-overlay"
    >
      <ul>
        {cities.map((name) => (
          <li key={name}>
            <QuietLink
              href={customerPaths.city(slugify(name))}
              aria-current={name === city ? "page" : undefined}
              className="flex min-h-11 items-center rounded-sm px-3 no-underline hover:bg-sunken aria-[current=page]:font-semibold"
            >
              {name}
            </QuietLink>
          </li>
        ))}
      </ul>
    </Dropdown>
  );
}
