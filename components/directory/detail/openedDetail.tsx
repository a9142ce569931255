import "server-only";
import { useTranslations } from "next-intl";
import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { EmptyState } from "@/components/ui/feedback/EmptyState";
import type { Attempt } from "../search/attempt";
import { ListProblem } from "../search/ListProblem";

/** The content of a directory's drawer. */
export type OpenedDetail = {
  title: string;
  detail: ReactNode;
  /** The address of the detail's own page; null where there is nothing to show. */
  page: string | null;
};

export const closedDetail: OpenedDetail = { title: "", detail: null, page: null };

/** Loads the requested detail, or the message that it is gone or could not be loaded. */
export async function openedDetail<T>(
  what: "service" | "provider",
  loaded: Attempt<T | null>,
  retryHref: string,
  show: (value: T) => OpenedDetail,
): Promise<OpenedDetail> {
  if (loaded.ok && loaded.value !== null) return show(loaded.value);
  const t = await getTranslations("catalogue.errors");
  const problem = loaded.ok ? "gone" : "failed";
  return {
    title: loaded.ok ? t(`${what}Gone`) : t(what),
    detail: <DetailProblem what={what} problem={problem} retryHref={retryHref} />,
    page: null,
  };
}

type DetailProblemProps = {
  what: "service" | "provider";
  /** `gone`: it does not exist; `failed`: it could not be loaded. */
  problem: "gone" | "failed";
  retryHref: string;
};

/** Shown instead of a detail in the drawer, which has its own close button. */
function DetailProblem({ what, problem, retryHref }: DetailProblemProps) {
  const t = useTranslations("catalogue.errors");
  if (problem === "failed") {
    return <ListProblem title={t(what)} body={t("detailBody")} retryHref={retryHref} />;
  }
  return (
    <EmptyState compact figure="search" headingLevel={3} title={t(`${what}Gone`)}>
      {t("goneBody")}
    </EmptyState>
  );
}
