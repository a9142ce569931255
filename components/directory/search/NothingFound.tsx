import "server-only";
import { getTranslations } from "next-intl/server";
import { Button } from "@/components/ui/actions/Button";
import { EmptyState } from "@/components/ui/feedback/EmptyState";
import { type Said, withoutSaid, withRest } from "@/lib/directory/search/said/saidFilters";
import { suggestDrops, suggestFewerWords } from "@/lib/directory/search/searchServices";
import { serviceFilterParams } from "@/lib/directory/search/serviceFilters";
import { FilterLink } from "../filters/FilterLink";
import { filterHref } from "../filters/filterHref";
import { attempt } from "./attempt";

type NothingFoundProps = {
  base: string;
  said: Said;
  now: number;
  /** Whether the search stopped at its time limit before it had checked everything. */
  isPartly: boolean;
};

/**
 * Shown when nothing matches: offers the search with one word less, and the filters whose removal gives most results
 * first.
 */
export async function NothingFound({ base, said, now, isPartly }: NothingFoundProps) {
  const { filters } = said;
  const t = await getTranslations("catalogue");
  const counted = await attempt("suggested filters", () =>
    Promise.all([suggestFewerWords(filters, { now }), suggestDrops(filters, { now })]),
  );
  const [fewer, drops] = counted.ok ? [counted.value[0].slice(0, 2), counted.value[1].slice(0, 3)] : [[], []];
  const nameOf = (key: (typeof drops)[number]["key"]) => t(`filters.${key}`).toLocaleLowerCase();
  return (
    <EmptyState
      className="mt-5"
      figure="search"
      title={t(isPartly ? "empty.partlyTitle" : "empty.title")}
      action={
        <>
          {fewer.map(({ q, total }) => (
            <Button key={`words ${q}`} asChild>
              <FilterLink href={filterHref(base, serviceFilterParams(withRest(said, q)))}>
                {t("empty.wordsAction", { q })}
                <span className="font-normal text-muted">{t("empty.dropCount", { count: total })}</span>
              </FilterLink>
            </Button>
          ))}
          {drops.map((drop) => (
            <Button key={drop.key} asChild>
              <FilterLink href={filterHref(base, serviceFilterParams(withoutSaid(said, drop.key)))}>
                {t("empty.dropAction", { name: nameOf(drop.key) })}
                <span className="font-normal text-muted">{t("empty.dropCount", { count: drop.total })}</span>
              </FilterLink>
            </Button>
          ))}
          <Button asChild variant="quiet">
            <FilterLink href={base}>{t("empty.all")}</FilterLink>
          </Button>
        </>
      }
    >
      {t(`empty.${isPartly ? "partly" : fewer.length > 0 ? "fewer" : drops.length > 0 ? "suggest" : "hint"}`)}
    </EmptyState>
  );
}
