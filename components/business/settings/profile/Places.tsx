"use client";

import { MapPinPlus } from "lucide-react";
import { useTranslations } from "next-intl";
import { useId, useRef, useState } from "react";
import { Button } from "@/components/ui/actions/Button";
import { LiveMessage } from "@/components/ui/feedback/LiveMessage";
import { Notice } from "@/components/ui/feedback/Notice";
import { maxLocations } from "@/lib/providers/limits";
import { AreaHeading } from "../../AreaHeading";
import { PlaceFields } from "./PlaceFields";
import { noPlace, type PlaceValues, withPrimary } from "./profileValues";

type PlacesProps = {
  places: readonly PlaceValues[];
  hasGeocoder: boolean;
  /** The problem of the list as a whole. */
  problem: string | undefined;
  problemsAt: (index: number) => Record<string, string>;
  onChange: (places: PlaceValues[]) => void;
};

/** The main address of a business and others. Additions and removals are sent with one save. */
export function Places({ places, hasGeocoder, problem, problemsAt, onChange }: PlacesProps) {
  const t = useTranslations("providerSettings.profile.places");
  const id = useId();
  const made = useRef(0);
  const list = useRef<HTMLDivElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const [said, setSaid] = useState("");

  function add() {
    made.current += 1;
    onChange([...places, { ...noPlace, key: `new-${made.current}-${Date.now()}`, is_primary: false }]);
    // Focused once the new place is rendered.
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLInputElement>(":scope > :last-child input")?.focus(),
    );
  }

  function makePrimary(place: PlaceValues) {
    onChange(withPrimary(places, place.key));
    setSaid(t("madePrimary", { name: place.address || place.city }));
    requestAnimationFrame(() => list.current?.querySelector<HTMLInputElement>("input")?.focus());
  }

  function remove(place: PlaceValues) {
    const left = places.filter(({ key }) => key !== place.key);
    onChange(withPrimary(left, left.find(({ is_primary }) => is_primary)?.key ?? left[0]?.key ?? ""));
    addButton.current?.focus();
  }

  return (
    <section aria-labelledby={id} className="min-w-0">
      <AreaHeading id={id} title={t("title")} lead={t("lead")} />
      <LiveMessage message={said} />
      {problem === undefined ? null : (
        <Notice tone="danger" live="assertive" className="mt-4">
          {problem}
        </Notice>
      )}
      <div ref={list} className="mt-4 grid grid-cols-1 gap-4">
        {places.map((place, index) => (
          <PlaceFields
            key={place.key}
            place={place}
            isOneOfMany={places.length > 1}
            hasGeocoder={hasGeocoder}
            problems={problemsAt(index)}
            onChange={(changed) => onChange(places.map((each) => (each.key === place.key ? changed : each)))}
            onMakePrimary={() => makePrimary(place)}
            onRemove={() => remove(place)}
          />
        ))}
      </div>
      {places.length >= maxLocations ? null : (
        <Button
          ref={addButton}
          className="mt-4"
          size="sm"
          icon={<MapPinPlus aria-hidden="true" />}
          onClick={add}
        >
          {t("add")}
        </Button>
      )}
    </section>
  );
}
