"use client";

import { Eye } from "lucide-react";
import { useTranslations } from "next-intl";
import { Field } from "@/components/ui/inputs/Field";
import { Select } from "@/components/ui/inputs/Select";
import type { LocalDate } from "@/lib/time/localDate";
import { AreaHeading } from "../../AreaHeading";
import { SettingsForm } from "../saving/SettingsForm";
import { type Stored, useSettingsForm } from "../saving/useSettingsForm";
import {
  choicesOf,
  type RuleName,
  ruleChanges,
  ruleNames,
  ruleParts,
  rulesFromParts,
  rulesOf,
} from "./rulesValues";
import { useRuleTexts } from "./useRuleTexts";

type RulesEditorProps = {
  stored: Stored;
  today: LocalDate;
  /** The text about free cancellation on the customers' pages, by the number of hours. */
  cancellationTexts: Record<string, string>;
};

const isRule = (key: string): key is RuleName => ruleNames.some((name) => name === key);

/** Edits the booking rules of a business, each with what customers see of it. */
export function RulesEditor({ stored, today, cancellationTexts }: RulesEditorProps) {
  const t = useTranslations("providerSettings.rules");
  const { label, customerText, names } = useRuleTexts(today);
  const page = useSettingsForm({
    name: "rules",
    stored,
    valuesOf: rulesOf,
    changesOf: ruleChanges,
    partsOf: ruleParts,
    fromParts: rulesFromParts,
  });
  const { form, settings } = page;

  const rule = (name: RuleName, hint: string) => {
    const { rules } = form.values;
    const value = rules[name];
    return (
      <div className="grid grid-cols-1 gap-x-10 gap-y-3 border-line border-t py-6 md:grid-cols-[minmax(0,20rem)_1fr]">
        <Field label={names[name]} hint={hint} error={form.problems[`rules.${name}`]}>
          <Select
            name={name}
            value={value}
            onChange={(event) => form.change("rules", { ...rules, [name]: event.currentTarget.value })}
            options={choicesOf(name, value).map((each) => ({
              value: String(each),
              label: label(name, each),
            }))}
          />
        </Field>
        <p className="flex items-start gap-2 md:pt-9" aria-live="polite">
          <Eye aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-muted" />
          <span>{customerText(name, Number(value), cancellationTexts[value] ?? "")}</span>
        </p>
      </div>
    );
  };

  return (
    <SettingsForm
      page={page}
      describe={(key, value) => ({
        name: isRule(key) ? names[key] : key,
        text: value === undefined || !isRule(key) ? null : label(key, Number(value)),
      })}
      changes={() => ruleChanges(form.values)}
      timeZone={settings.provider.time_zone}
      label={t("metaTitle")}
    >
      <div className="min-w-0 max-w-4xl">
        <AreaHeading id="rules" title={t("title")} lead={t("lead")} />
        <div className="mt-4 border-line border-b">
          {rule("min_notice_minutes", t("noticeHint"))}
          {rule("horizon_days", t("horizonHint"))}
          {rule("free_cancellation_hours", t("cancellationHint"))}
          {rule("buffer_before_minutes", t("bufferHint"))}
          {rule("buffer_after_minutes", t("bufferHint"))}
        </div>
      </div>
    </SettingsForm>
  );
}
