"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { Form } from "@/components/form/Form";
import { FormProblem } from "@/components/form/FormProblem";
import { useForm } from "@/components/form/useForm";
import { Button } from "@/components/ui/actions/Button";
import { ToggleChip } from "@/components/ui/inputs/Chip";
import { Dialog } from "@/components/ui/overlays/Dialog";
import { notify } from "@/components/ui/overlays/notify";
import { callApi } from "@/lib/api/client";
import type { StarterTradeChoice } from "@/lib/catalogue/edit/serviceChoices";
import { serviceLimits } from "../serviceLimits";
import { StarterRows } from "./StarterRows";
import { type StarterValues, starterBody, starterProblems, tickedIn, untouchedLists } from "./starterForm";

type StarterDialogProps = {
  trades: readonly StarterTradeChoice[];
  providerId: string;
  close: () => Promise<void>;
  refresh: () => Promise<void>;
};

/** Adds services from ready-made lists by trade. Ticked services of every trade are created. */
export function StarterDialog({ trades, providerId, close, refresh }: StarterDialogProps) {
  const t = useTranslations("providerArea.services.starter");
  const common = useTranslations("common");
  const problemTexts = useStarterProblems();
  const [picked, setPicked] = useState<string | null>(null);
  // Shows the list again that was being ticked before signing in.
  const tradeOf = ({ lists }: StarterValues) =>
    trades.find(({ key }) => key === picked) ?? trades.find(({ key }) => tickedIn(lists[key]) > 0);
  const form = useForm<StarterValues, readonly { id: string }[]>({
    portal: "provider",
    initial: untouchedLists(trades),
    keep: { name: "services", owner: providerId },
    check: (values) => {
      const problems = problemTexts(values);
      showWrong(Object.keys(problems), tradeOf(values)?.key);
      return problems;
    },
    send: (values, locale) => {
      const services = starterBody(values, trades);
      return callApi("POST /providers/me/services/batch", { body: { services }, locale });
    },
    onSaved: async (added) => {
      notify({ tone: "success", title: t("added", { count: added.length }) });
      await close();
      void refresh();
    },
  });
  const { lists } = form.values;
  const trade = tradeOf(form.values);
  const rows = trade === undefined ? [] : (lists[trade.key] ?? []);
  const chosen = tickedIn(Object.values(lists).flat());
  const leave = () => form.leave(() => void close());

  /** Opens a trade with a problem, unless the open one has a problem as well. */
  function showWrong(paths: readonly string[], shown: string | undefined) {
    const wrong = trades.filter(({ key }) => paths.some((path) => path.startsWith(`lists.${key}.`)));
    const [first] = wrong;
    if (first && !wrong.some(({ key }) => key === shown)) setPicked(first.key);
  }

  function pick(key: string) {
    setPicked(key);
    // Clears the problems, which belong to the list shown before.
    form.change("lists", lists);
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) leave();
      }}
      wholePage
      size="lg"
      title={t("title")}
      description={t("lead")}
      closeLabel={common("close")}
      footer={
        <>
          <Button onClick={leave}>{t("cancel")}</Button>
          <Button type="submit" form={form.id} variant="solid" loading={form.isBusy}>
            {chosen === 0 ? t("add") : t("addCount", { count: chosen })}
          </Button>
        </>
      }
    >
      <Form form={form} className="grid grid-cols-1 gap-6">
        <fieldset className="min-w-0">
          <legend className="mb-2 font-semibold text-sm">{t("trade")}</legend>
          <div className="flex flex-wrap gap-2">
            {trades.map((choice) => (
              <ToggleChip
                key={choice.key}
                pressed={choice.key === trade?.key}
                onPressedChange={() => pick(choice.key)}
              >
                {tickedIn(lists[choice.key]) === 0
                  ? choice.name
                  : t("tradeTicked", { trade: choice.name, count: tickedIn(lists[choice.key]) })}
              </ToggleChip>
            ))}
          </div>
        </fieldset>
        {trade === undefined ? null : (
          <StarterRows
            rows={rows}
            trade={trade.key}
            problems={form.problems}
            onChange={(next) => form.change("lists", { ...lists, [trade.key]: next })}
          />
        )}
        <FormProblem message={form.problems.lists ?? form.message} />
      </Form>
    </Dialog>
  );
}

/** The problems of the lists as text. */
function useStarterProblems() {
  const t = useTranslations("providerArea.services");
  const limits = serviceLimits(useLocale());
  return (values: StarterValues): Record<string, string> =>
    Object.fromEntries(
      Object.entries(starterProblems(values)).map(([path, problem]) => [
        path,
        problem === "nothing" ? t("starter.nothing") : t(`form.problem.${problem}`, limits),
      ]),
    );
}
