import { useTranslations } from "next-intl";
import { EmptyState } from "@/components/ui/feedback/EmptyState";
import { ListProblem } from "../search/ListProblem";

type DetailProblemProps = {
  what: "service" | "provider";
  /** `gone`: it does not exist; `failed`: it could not be had. */
  problem: "gone" | "failed";
  retryHref: string;
};

/** In place of a detail in the drawer; the drawer's own button closes it. */
export function DetailProblem({ what, problem, retryHref }: DetailProblemProps) {
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
