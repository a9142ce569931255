"use client";

import { Star, Trash2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { Button } from "@/components/ui/actions/Button";
import { Badge } from "@/components/ui/display/Badge";
import { Notice } from "@/components/ui/feedback/Notice";
import { Field } from "@/components/ui/inputs/Field";
import { TextInput } from "@/components/ui/inputs/TextInput";
import { addressMaxLength, cityMaxLength } from "@/lib/providers/limits";
import { foldText } from "@/lib/text/foldText";
import { PlacePosition } from "./PlacePosition";
import { isPointOutdated, type PlaceValues } from "./profileValues";

type PlaceFieldsProps = {
  place: PlaceValues;
  /** Whether there are other places, so that the main one is named. */
  isOneOfMany: boolean;
  hasGeocoder: boolean;
  /** Named as in the contract. */
  problems: Record<string, string>;
  onChange: (place: PlaceValues) => void;
  onMakePrimary: () => void;
  onRemove: () => void;
};

/** The address and the position of a place. */
export function PlaceFields(props: PlaceFieldsProps) {
  const { place, isOneOfMany, problems, onChange } = props;
  const t = useTranslations("providerSettings.profile.places");
  const { changeNote, watchCity, watchStreet } = useAddressChange(place, onChange);
  const name = [place.address, place.city].filter((text) => text.trim() !== "").join(", ") || t("new");
  const text = (field: "address" | "postal_code" | "city" | "phone") => ({
    value: place[field],
    onChange: (event: { currentTarget: { value: string } }) =>
      onChange({ ...place, [field]: event.currentTarget.value }),
  });
  return (
    <fieldset data-place="" className="min-w-0 rounded-lg border border-line bg-card p-4 sm:p-5">
      <legend className="sr-only">{t("legend", { name })}</legend>
      <div className="grid grid-cols-1 gap-5">
        {isOneOfMany ? <PlaceHead {...props} name={name} /> : null}
        <Field
          label={t("address")}
          hint={place.is_primary ? t("addressHint") : undefined}
          error={problems.address}
        >
          <TextInput
            {...text("address")}
            {...watchStreet}
            maxLength={addressMaxLength}
            autoComplete="street-address"
          />
        </Field>
        <div className="grid grid-cols-1 gap-x-4 gap-y-5 sm:grid-cols-[9rem_1fr]">
          <Field label={t("postalCode")} error={problems.postal_code}>
            <TextInput
              {...text("postal_code")}
              maxLength={12}
              inputMode="numeric"
              autoComplete="postal-code"
              className="tabular-nums"
            />
          </Field>
          <Field label={t("city")} hint={place.is_primary ? t("cityHint") : undefined} error={problems.city}>
            <TextInput
              {...text("city")}
              {...watchCity}
              maxLength={cityMaxLength}
              autoComplete="address-level2"
            />
          </Field>
        </div>
        {place.is_primary ? null : (
          <Field label={t("phone")} hint={t("phoneHint")} error={problems.phone}>
            <TextInput {...text("phone")} type="tel" maxLength={30} autoComplete="tel" />
          </Field>
        )}
        {problems.id ? (
          <Notice tone="danger" live="assertive">
            {problems.id}
          </Notice>
        ) : null}
        {changeNote === null ? null : <Notice live="polite">{t(changeNote)}</Notice>}
        <PlacePosition
          place={place}
          hasGeocoder={props.hasGeocoder}
          problem={problems.latitude ?? problems.longitude}
          onChange={(point) => onChange({ ...place, point, pointCity: place.city })}
        />
      </div>
    </fieldset>
  );
}

const isSame = (one: string, other: string) => foldText(one).trim() === foldText(other).trim();

/**
 * Says how an edit of the address affects the position, when the field is left: in another town the position is dropped
 * (PRO-6), in another street it has to be checked.
 */
function useAddressChange(place: PlaceValues, onChange: (place: PlaceValues) => void) {
  const before = useRef("");
  const [isGone, setGone] = useState(false);
  const [doubtful, setDoubtful] = useState("");
  const { point } = place;
  const leaveCity = () => {
    if (isPointOutdated(place)) {
      setGone(true);
      onChange({ ...place, point: "" });
    } else if (point !== "" && place.pointCity.trim() === "") {
      // The position was set before the town was known.
      onChange({ ...place, pointCity: place.city });
    }
  };
  const watchCity = { onBlur: leaveCity };
  const watchStreet = {
    onFocus: () => {
      before.current = place.address;
    },
    onBlur: () => {
      if (point !== "" && before.current.trim() !== "" && !isSame(before.current, place.address))
        setDoubtful(point);
    },
  };
  const changeNote =
    point === "" ? (isGone ? "pointGone" : null) : doubtful === point ? "streetChanged" : null;
  return { changeNote, watchCity, watchStreet } as const;
}

function PlaceHead({ place, name, onMakePrimary, onRemove }: PlaceFieldsProps & { name: string }) {
  const t = useTranslations("providerSettings.profile.places");
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      {place.is_primary ? (
        <Badge tone="positive" icon={<Star aria-hidden="true" />}>
          {t("primary")}
        </Badge>
      ) : (
        <Button
          size="sm"
          icon={<Star aria-hidden="true" />}
          className="min-w-0 [overflow-wrap:anywhere]"
          onClick={onMakePrimary}
        >
          {t("makePrimary")}
        </Button>
      )}
      <Button
        size="sm"
        variant="quiet"
        icon={<Trash2 aria-hidden="true" />}
        aria-label={t("removeOne", { name })}
        onClick={onRemove}
      >
        {t("remove")}
      </Button>
    </div>
  );
}
