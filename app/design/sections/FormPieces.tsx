import { Mail } from "lucide-react";
import { Checkbox } from "@/components/ui/inputs/Checkbox";
import { Field } from "@/components/ui/inputs/Field";
import { NumberInput } from "@/components/ui/inputs/NumberInput";
import { PasswordInput } from "@/components/ui/inputs/PasswordInput";
import { Select } from "@/components/ui/inputs/Select";
import { Switch } from "@/components/ui/inputs/Switch";
import { TextArea } from "@/components/ui/inputs/TextArea";
import { TextInput } from "@/components/ui/inputs/TextInput";
import {
  ChipDemo,
  ChoiceDemo,
  RatingDemo,
  SaveBarDemo,
  SearchDemo,
  StatusDemo,
  TimeDemo,
} from "../demos/FormDemos";
import { Specimen } from "../Specimen";
import { controls } from "../samples/controls";

const { names, fields, checkbox, toggles, sort } = controls;

export function FormPieces() {
  return (
    <>
      <Specimen title={names.text}>
        {() => (
          <div className="grid grid-cols-1 gap-5">
            <Field label={fields.name.label}>
              <TextInput defaultValue={fields.name.value} autoComplete="off" />
            </Field>
            <Field label={fields.email.label} hint={fields.email.hint} error={fields.email.error}>
              <TextInput
                type="email"
                leading={<Mail aria-hidden="true" />}
                defaultValue={fields.email.value}
              />
            </Field>
            <Field label={fields.phone.label} optional={fields.phone.optional}>
              <TextInput type="tel" />
            </Field>
            <Field label={fields.organisation.label} hint={fields.organisation.hint}>
              <TextInput readOnly defaultValue={fields.organisation.value} />
            </Field>
            <Field label={fields.disabled.label}>
              <TextInput disabled defaultValue={fields.disabled.value} />
            </Field>
            <Field label={fields.password.label}>
              <PasswordInput
                autoComplete="off"
                defaultValue={fields.password.label}
                showLabel={fields.password.show}
                hideLabel={fields.password.hide}
              />
            </Field>
            <Field label={fields.message.label}>
              <TextArea showCount maxLength={500} defaultValue={fields.message.value} />
            </Field>
          </div>
        )}
      </Specimen>
      <Specimen title={names.special}>
        {() => (
          <div className="grid grid-cols-1 gap-5">
            <SearchDemo />
            <div className="grid grid-cols-2 gap-4">
              <Field label={fields.price.label}>
                <NumberInput suffix={fields.price.suffix} min={0} step={0.01} defaultValue={420} />
              </Field>
              <Field label={fields.duration.label}>
                <NumberInput suffix={fields.duration.suffix} min={10} step={5} defaultValue={60} />
              </Field>
            </div>
            <TimeDemo />
          </div>
        )}
      </Specimen>
      <Specimen title={names.choice}>{(scope) => <ChoiceDemo scope={scope} />}</Specimen>
      <Specimen title={names.toggles}>
        {() => (
          <div className="grid grid-cols-1 gap-3">
            <Checkbox label={checkbox.terms} error={checkbox.error} />
            <Checkbox label={checkbox.news} hint={checkbox.hint} defaultChecked />
            <Checkbox label={checkbox.disabled} disabled />
            <Checkbox label={checkbox.chosen} disabled defaultChecked />
            <Switch label={toggles.open} defaultChecked />
            <Switch label={toggles.lunch} />
            <Switch label={toggles.locked} hint={toggles.hint} disabled />
            <ChipDemo />
          </div>
        )}
      </Specimen>
      <Specimen title={names.selects}>
        {() => (
          <div className="grid grid-cols-1 gap-5">
            <Field label={sort.label}>
              <Select options={[...sort.options]} />
            </Field>
            <Field label={sort.subcategory}>
              <Select placeholder={sort.placeholder} disabled />
            </Field>
            <StatusDemo />
          </div>
        )}
      </Specimen>
      <Specimen title={names.rating}>{(scope) => <RatingDemo scope={scope} />}</Specimen>
      <Specimen title={names.saveBar}>{() => <SaveBarDemo />}</Specimen>
    </>
  );
}
