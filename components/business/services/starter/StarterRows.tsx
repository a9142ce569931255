"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/actions/Button";
import { Checkbox } from "@/components/ui/inputs/Checkbox";
import { Field } from "@/components/ui/inputs/Field";
import { NumberInput } from "@/components/ui/inputs/NumberInput";
import { TextInput } from "@/components/ui/inputs/TextInput";
import { serviceRules } from "@/lib/catalogue/serviceRules";
import type { StarterRow } from "./starterForm";

type StarterRowsProps = {
  trade: string;
  rows: readonly StarterRow[];
  /** Problems by path: `lists.hair.3.price`. */
  problems: Readonly<Record<string, string>>;
  onChange: (rows: StarterRow[]) => void;
};

/** The services of a trade, each with length and price. */
export function StarterRows({ trade, rows, problems, onChange }: StarterRowsProps) {
  const t = useTranslations("providerArea.services.starter");
  const areAllTicked = rows.every(({ isTicked }) => isTicked);
  const tickAll = () => onChange(rows.map((row) => ({ ...row, isTicked: !areAllTicked })));
  const change = (index: number, changes: Partial<StarterRow>) =>
    onChange(rows.map((row, place) => (place === index ? { ...row, ...changes } : row)));

  return (
    <fieldset className="@container min-w-0">
      <legend className="sr-only">{t("services")}</legend>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="max-w-[52ch] text-muted text-sm">{t("hint")}</p>
        <Button size="sm" onClick={tickAll}>
          {t(areAllTicked ? "untickAll" : "tickAll")}
        </Button>
      </div>
      <ul className="mt-3 border-line border-b">
        {rows.map((row, index) => (
          <li
            key={row.name}
            className="grid grid-cols-1 items-start gap-x-3 gap-y-2 border-line border-t py-3 @min-[18rem]:grid-cols-2 @min-[36rem]:grid-cols-[minmax(0,1fr)_8rem_9rem]"
          >
            <Checkbox
              className="@min-[18rem]:col-span-2 @min-[36rem]:col-span-1"
              label={<span className="font-medium">{row.name}</span>}
              checked={row.isTicked}
              onChange={(event) => change(index, { isTicked: event.currentTarget.checked })}
            />
            <Field
              label={t("minutesOf", { service: row.name })}
              hideLabel
              error={problems[`lists.${trade}.${index}.minutes`]}
            >
              <NumberInput
                {...serviceRules.duration_minutes.limits}
                suffix={t("minutes")}
                value={row.minutes}
                onChange={(event) => change(index, { minutes: event.currentTarget.value })}
              />
            </Field>
            <Field
              label={t("priceOf", { service: row.name })}
              hideLabel
              error={problems[`lists.${trade}.${index}.price`]}
            >
              <TextInput
                inputMode="decimal"
                autoComplete="off"
                maxLength={20}
                placeholder={t("price")}
                trailing={<span className="pointer-events-none pr-2">{t("kronor")}</span>}
                className="tabular-nums"
                value={row.price}
                // Typing a price ticks the service.
                onChange={(event) => change(index, { price: event.currentTarget.value, isTicked: true })}
              />
            </Field>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
