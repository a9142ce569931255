"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { useForm } from "@/components/form/useForm";
import { PersonDot } from "@/components/staff/PersonMark";
import { Checkbox } from "@/components/ui/inputs/Checkbox";
import { Field, Fieldset } from "@/components/ui/inputs/Field";
import { NumberInput } from "@/components/ui/inputs/NumberInput";
import { Select } from "@/components/ui/inputs/Select";
import { Switch } from "@/components/ui/inputs/Switch";
import { TextArea } from "@/components/ui/inputs/TextArea";
import { TextInput } from "@/components/ui/inputs/TextInput";
import type { FilingChoices } from "@/lib/catalogue/edit/serviceChoices";
import {
  serviceDescriptionMaxLength,
  serviceNameMaxLength,
  serviceRules,
} from "@/lib/catalogue/serviceRules";
import type { OwnStaffMember } from "@/lib/staff/ownStaff";
import type { ServiceValues } from "./serviceForm";

export type ServiceForm = ReturnType<typeof useForm<ServiceValues, unknown>>;

/** The business's default pauses before and after visits, in minutes. */
export type UsualPauses = { before: number; after: number };

type FilingProps = { form: ServiceForm; choices: FilingChoices };
type ServiceFieldsProps = FilingProps & {
  pauses: UsualPauses;
  people: readonly OwnStaffMember[];
  picture: ReactNode;
};

/** The fields of a service. */
export function ServiceFields({ form, choices, pauses, people, picture }: ServiceFieldsProps) {
  const t = useTranslations("providerArea.services.form");
  const common = useTranslations("common");
  const { problems, fieldProps } = form;
  return (
    <>
      <Field label={t("name")} error={problems.name}>
        <TextInput {...fieldProps("name")} maxLength={serviceNameMaxLength} autoComplete="off" />
      </Field>
      <Filing form={form} choices={choices} />
      <Numbers form={form} />
      <Fieldset legend={t("modes")} error={problems.is_physical}>
        <div className="flex flex-wrap gap-x-8">
          <Checkbox {...form.checkedProps("is_physical")} label={t("physical")} />
          <Checkbox {...form.checkedProps("is_digital")} label={t("digital")} />
        </div>
      </Fieldset>
      <Field
        label={t("description")}
        optional={common("optional")}
        hint={t("descriptionHint")}
        error={problems.description}
      >
        <TextArea {...fieldProps("description")} rows={4} maxLength={serviceDescriptionMaxLength} showCount />
      </Field>
      {picture}
      <Doers form={form} people={people} />
      <Buffers form={form} pauses={pauses} />
      <Switch {...form.checkedProps("is_active")} label={t("active")} hint={t("activeHint")} />
    </>
  );
}

/** Category before subcategory: choosing another category clears the subcategory (SVC-2). */
function Filing({ form, choices }: FilingProps) {
  const t = useTranslations("providerArea.services.form");
  const { category_id } = form.values;
  const within = choices.subcategories.filter(({ categoryId }) => categoryId === category_id);
  return (
    <div className="grid grid-cols-1 gap-x-4 gap-y-5 @min-[26rem]:grid-cols-2">
      <Field label={t("category")} error={form.problems.category_id}>
        <Select
          {...form.fieldProps("category_id")}
          onChange={(event) => form.changeAll({ category_id: event.currentTarget.value, subcategory_id: "" })}
          placeholder={t("choose")}
          options={choices.categories.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </Field>
      <Field label={t("subcategory")} error={form.problems.subcategory_id}>
        <Select
          {...form.fieldProps("subcategory_id")}
          disabled={category_id === ""}
          placeholder={category_id === "" ? t("categoryFirst") : t("choose")}
          options={within.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </Field>
    </div>
  );
}

function Numbers({ form }: { form: ServiceForm }) {
  const t = useTranslations("providerArea.services.form");
  return (
    <div className="grid grid-cols-1 gap-x-4 gap-y-5 @min-[20rem]:grid-cols-[1fr_1.3fr] @min-[26rem]:grid-cols-[1fr_1.5fr_1fr]">
      <Field label={t("duration")} error={form.problems.duration_minutes}>
        <NumberInput
          {...form.fieldProps("duration_minutes")}
          {...serviceRules.duration_minutes.limits}
          suffix={t("minutes")}
        />
      </Field>
      <Field label={t("price")} hint={t("priceHint")} error={form.problems.price}>
        <TextInput
          {...form.fieldProps("price")}
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          trailing={<span className="pointer-events-none pr-2">{t("kronor")}</span>}
          className="tabular-nums"
        />
      </Field>
      <Field
        label={t("vat")}
        error={form.problems.vat_percent}
        className="@min-[20rem]:col-span-2 @min-[26rem]:col-span-1"
      >
        <Select
          {...form.fieldProps("vat_percent")}
          options={serviceRules.vat_percent.oneOf.map((rate) => ({
            value: String(rate),
            label: t("vatRate", { rate }),
          }))}
        />
      </Field>
    </div>
  );
}

/** A pause of 0 means the business's default (HRS-14). */
function Buffers({ form, pauses }: Pick<ServiceFieldsProps, "form" | "pauses">) {
  const t = useTranslations("providerArea.services.form");
  const hasPause = pauses.before + pauses.after > 0;
  const usual = hasPause ? t("usualPauses", pauses) : t("noPause");
  return (
    <Fieldset legend={t("buffers")} hint={`${t("buffersHint")} ${usual}`}>
      <div className="mt-1.5 grid grid-cols-1 gap-x-4 gap-y-5 @min-[20rem]:grid-cols-2">
        <Field label={t("before")} error={form.problems.buffer_before_minutes}>
          <NumberInput
            {...form.fieldProps("buffer_before_minutes")}
            {...serviceRules.buffer_before_minutes.limits}
            suffix={t("minutes")}
          />
        </Field>
        <Field label={t("after")} error={form.problems.buffer_after_minutes}>
          <NumberInput
            {...form.fieldProps("buffer_after_minutes")}
            {...serviceRules.buffer_after_minutes.limits}
            suffix={t("minutes")}
          />
        </Field>
      </div>
    </Fieldset>
  );
}

/** The people who do it; hidden for a business with one person (PPL-35). */
function Doers({ form, people }: { form: ServiceForm; people: readonly OwnStaffMember[] }) {
  const t = useTranslations("providerArea.services.form");
  const { staff_ids: ids } = form.values;
  if (ids === null || people.length === 0) return null;
  return (
    <Fieldset legend={t("staff")} hint={t("staffHint")} error={form.problems.staff_ids}>
      <div className="flex flex-wrap gap-x-8">
        {people.map(({ id, name, colour }) => (
          <Checkbox
            key={id}
            label={
              <span className="inline-flex items-center gap-2 [overflow-wrap:anywhere]">
                <PersonDot colour={colour} />
                {name}
              </span>
            }
            checked={ids.includes(id)}
            onChange={(event) =>
              form.change(
                "staff_ids",
                event.currentTarget.checked ? [...ids, id].sort() : ids.filter((each) => each !== id),
              )
            }
          />
        ))}
      </div>
    </Fieldset>
  );
}
