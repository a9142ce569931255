"use client";

import clsx from "clsx";
import { useTranslations } from "next-intl";
import { useId } from "react";
import type { useForm } from "@/components/form/useForm";
import { PersonDot } from "@/components/staff/PersonMark";
import { Checkbox } from "@/components/ui/inputs/Checkbox";
import { Field, Fieldset } from "@/components/ui/inputs/Field";
import { RadioGroup } from "@/components/ui/inputs/RadioGroup";
import { TextInput } from "@/components/ui/inputs/TextInput";
import { type StaffColour, staffColours } from "@/lib/staff/colours";
import { staffNameMaxLength } from "@/lib/staff/limits";
import { type PersonValues, ticked } from "./peopleForm";
import type { ServiceGroup } from "./serviceGroups";

export type PersonForm = ReturnType<typeof useForm<PersonValues, unknown>>;
type PersonFieldsProps = { form: PersonForm; asksOwnName: boolean; services: readonly ServiceGroup[] };

/** The fields of a person. */
export function PersonFields({ form, asksOwnName, services }: PersonFieldsProps) {
  const t = useTranslations("providerSettings.people.form");
  const { fieldProps, problems, values } = form;
  return (
    <>
      {asksOwnName ? (
        <Field label={t("ownName")} hint={t("ownNameHint")} error={problems.own_name}>
          <TextInput {...fieldProps("own_name")} maxLength={staffNameMaxLength} autoComplete="name" />
        </Field>
      ) : null}
      <Field label={t(asksOwnName ? "otherName" : "name")} error={problems.name}>
        <TextInput {...fieldProps("name")} maxLength={staffNameMaxLength} autoComplete="off" />
      </Field>
      <Colours
        value={values.colour}
        error={problems.colour}
        onChange={(colour) => form.change("colour", colour)}
      />
      {services.length === 0 ? null : <Services form={form} services={services} />}
    </>
  );
}

type ColoursProps = {
  value: StaffColour;
  error: string | undefined;
  onChange: (colour: StaffColour) => void;
};

function Colours({ value, error, onChange }: ColoursProps) {
  const t = useTranslations("providerSettings.people");
  const id = useId();
  return (
    <Fieldset legend={t("form.colour")} error={error}>
      <div className="@container">
        {/* Eight in a row, or in rows of the same length. */}
        <div className="-ml-1 grid grid-cols-[repeat(2,max-content)] gap-1 @min-[12rem]:grid-cols-[repeat(4,max-content)] @min-[24rem]:grid-cols-[repeat(8,max-content)]">
          {staffColours.map((colour) => (
            <label
              key={colour}
              htmlFor={`${id}-${colour}`}
              className="grid size-11 place-items-center rounded-full has-checked:ring-2 has-checked:ring-ink has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2"
            >
              <input
                id={`${id}-${colour}`}
                type="radio"
                name="colour"
                value={colour}
                checked={colour === value}
                onChange={() => onChange(colour)}
                className="sr-only"
              />
              <PersonDot colour={colour} className="size-8" />
              <span className="sr-only">{t(`colour.${colour}`)}</span>
            </label>
          ))}
        </div>
      </div>
    </Fieldset>
  );
}

/** All services including later ones, or those ticked, by category. */
function Services({ form, services }: Omit<PersonFieldsProps, "asksOwnName">) {
  const t = useTranslations("providerSettings.people.form");
  const { does_all_services: doesAll, service_ids: ids } = form.values;

  /** Somebody who did all services begins with all of them ticked. */
  function choose(all: boolean) {
    const every = services
      .flatMap((group) => group.services)
      .map(({ id }) => id)
      .sort();
    form.changeAll({ does_all_services: all, service_ids: all ? [] : ids.length > 0 ? ids : every });
  }

  return (
    <div className="grid grid-cols-1 gap-3">
      <RadioGroup
        legend={t("services")}
        name="does_all_services"
        value={doesAll ? "all" : "some"}
        onValueChange={(value) => choose(value === "all")}
        error={form.problems.service_ids}
        options={[
          { value: "all", label: t("all"), hint: t("allHint") },
          { value: "some", label: t("some") },
        ]}
      />
      {doesAll
        ? null
        : services.map((group) => (
            <Fieldset key={group.category} legend={group.category} className="pl-8">
              <div className={clsx(group.services.length > 3 && "sm:columns-2")}>
                {group.services.map(({ id, name }) => (
                  <Checkbox
                    key={id}
                    className="break-inside-avoid"
                    label={name}
                    checked={ids.includes(id)}
                    onChange={(event) =>
                      form.change("service_ids", ticked(ids, id, event.currentTarget.checked))
                    }
                  />
                ))}
              </div>
            </Fieldset>
          ))}
      {!doesAll && ids.length === 0 ? <p className="pl-8 text-muted text-sm">{t("none")}</p> : null}
    </div>
  );
}
