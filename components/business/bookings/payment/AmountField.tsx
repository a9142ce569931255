import { useTranslations } from "next-intl";
import { Field } from "@/components/ui/inputs/Field";
import { TextInput } from "@/components/ui/inputs/TextInput";

type AmountFieldProps = {
  label: string;
  value: string;
  onValueChange: (text: string) => void;
  hint?: string;
};

/** An amount in kronor as people write it: `1 250,50`. */
export function AmountField({ label, value, onValueChange, hint }: AmountFieldProps) {
  const t = useTranslations("deskPayments");
  return (
    <Field label={label} {...(hint === undefined ? {} : { hint })}>
      <TextInput
        inputMode="decimal"
        autoComplete="off"
        value={value}
        onChange={(event) => onValueChange(event.currentTarget.value)}
        trailing={<span className="pointer-events-none pr-2">{t("unit")}</span>}
      />
    </Field>
  );
}
