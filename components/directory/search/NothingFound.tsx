import "server-only";
import { getTranslations } from "next-intl/server";
import { ButtonSlot } from "@/components/ui/actions/ButtonSlot";
import { EmptyState } from "@/components/ui/feedback/EmptyState";
import { suggestDrops, suggestFewerWords } from "@/lib/directory/search/looserSearches";
import { type Said, withoutSaid, withRest } from "@/lib/directory/search/said/saidFilters";
import type { DirectoryFilters } from "@/lib/directory/search/serviceFilters";
import { FilterLink } from "../filters/FilterLink";
import { filterHref } from "../filters/filterHref";
import { attempt } from "./attempt";
import type { Directory } from "./directories";

type NothingFoundProps<F extends DirectoryFilters> = {
  of: "services" | "providers";
  base: string;
  directory: Directory<F>;
  said: Said<F>;
  now: number;
  /** Whether the search stopped at its time limit before it had checked everything. */
  isPartly: boolean;
};

/**
 * Shown when nothing matches: offers the search with one word less, and the filters whose removal gives most results
 * first.
 */
export async function NothingFound<F extends DirectoryFilters>({
  of,
  base,
  directory: { paramsOf, sorts, count },
  said,
  now,
  isPartly,
}: NothingFoundProps<F>) {
  const { filters } = said;
  const t = await getTranslations("catalogue");
  const countNow = (looser: F) => count(looser, now);
  const counted = await attempt("suggested filters", () =>
    Promise.all([suggestFewerWords(filters, countNow), suggestDrops(filters, sorts, countNow)]),
  );
  const [fewer, drops] = counted.ok ? [counted.value[0].slice(0, 2), counted.value[1].slice(0, 3)] : [[], []];
  const nameOf = (key: (typeof drops)[number]["key"]) => t(`filters.${key}`).toLocaleLowerCase();
  return (
    <EmptyState
      className="mt-5"
      figure="search"
      title={t(isPartly ? "empty.partlyTitle" : of === "services" ? "empty.title" : "empty.providersTitle")}
      action={
        <>
          {fewer.map(({ q, total }) => (
            <ButtonSlot key={`words ${q}`}>
              <FilterLink href={filterHref(base, paramsOf(withRest(said, q)))}>
                {t("empty.wordsAction", { q })}
                <span className="font-normal text-muted">{t("empty.dropCount", { count: total })}</span>
              </FilterLink>
            </ButtonSlot>
          ))}
          {drops.map((drop) => (
            <ButtonSlot key={drop.key}>
              <FilterLink href={filterHref(base, paramsOf(withoutSaid(said, drop.key, sorts)))}>
                {t("empty.dropAction", { name: nameOf(drop.key) })}
                <span className="font-normal text-muted">{t("empty.dropCount", { count: drop.total })}</span>
              </FilterLink>
            </ButtonSlot>
          ))}
          <ButtonSlot variant="quiet">
            <FilterLink href={base}>{t(of === "services" ? "empty.all" : "empty.allProviders")}</FilterLink>
          </ButtonSlot>
        </>
      }
    >
      {t(`empty.${isPartly ? "partly" : fewer.length > 0 ? "fewer" : drops.length > 0 ? "suggest" : "hint"}`)}
    </EmptyState>
  );
}
