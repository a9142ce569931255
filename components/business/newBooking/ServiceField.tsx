"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/actions/Button";
import { Field } from "@/components/ui/inputs/Field";
import { TextInput } from "@/components/ui/inputs/TextInput";
import { serviceMaxPrice } from "@/lib/catalogue/serviceRules";
import type { DeskService } from "@/lib/desk/deskForm";
import { formatSek } from "@/lib/money/format";
import { fromSek } from "@/lib/money/ore";
import { formatDuration } from "@/lib/time/format";
import { ChoiceChips } from "./ChoiceChips";
import { type Line, toggled, wrongPrice } from "./draft";

type ServiceFieldProps = {
  services: readonly DeskService[];
  lines: readonly Line[];
  onChange: (lines: Line[]) => void;
};

/** As many as one sees at a glance; the rest is behind "All". */
const shownFirst = 4;

/** The services, most booked first; several are done in a row. An owner can change each price. */
export function ServiceField({ services, lines, onChange }: ServiceFieldProps) {
  const t = useTranslations("desk");
  const locale = useLocale();
  const [isWhole, setWhole] = useState(services.length <= shownFirst + 1);
  const isChosen = (id: string) => lines.some(({ serviceId }) => serviceId === id);
  const shown = services.filter(({ id }, index) => isWhole || index < shownFirst || isChosen(id));
  return (
    <div className="grid gap-3">
      <ChoiceChips
        legend={t("service")}
        name="service"
        value={null}
        multiple={{ isChosen }}
        choices={shown.map((service) => ({ value: service.id, label: <ServiceText {...service} /> }))}
        onValueChange={(id) => onChange(toggled(lines, { id }))}
        more={
          isWhole ? null : (
            <Button size="sm" onClick={() => setWhole(true)}>
              {t("allServices")}
            </Button>
          )
        }
      />
      {lines.map((line) => {
        const service = services.find(({ id }) => id === line.serviceId);
        if (service === undefined || service.priceOre === null) return null;
        const wrong = wrongPrice(line.price);
        const limit = formatSek(fromSek(serviceMaxPrice), locale);
        return (
          <Field
            key={line.serviceId}
            label={t("priceOf", { service: service.name })}
            error={wrong === null ? undefined : t(`wrongPrice.${wrong}`, { limit })}
          >
            <TextInput
              inputMode="decimal"
              autoComplete="off"
              value={line.price}
              placeholder={formatSek(service.priceOre, locale)}
              onChange={(event) => {
                const price = event.currentTarget.value;
                onChange(lines.map((each) => (each === line ? { ...each, price } : each)));
              }}
              className="num"
            />
          </Field>
        );
      })}
    </div>
  );
}

function ServiceText({ name, durationMinutes, priceOre }: DeskService) {
  const locale = useLocale();
  const facts = [formatDuration(durationMinutes), priceOre === null ? null : formatSek(priceOre, locale)];
  return (
    <span>
      {name} <span className="font-medium text-sm opacity-80">{facts.filter(Boolean).join(", ")}</span>
    </span>
  );
}
