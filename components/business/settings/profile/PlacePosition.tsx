"use client";

import { ExternalLink, MapPin, MapPinned, Search } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { useSend } from "@/components/form/useSend";
import { Button, ButtonLink } from "@/components/ui/actions/Button";
import { Notice } from "@/components/ui/feedback/Notice";
import { Field } from "@/components/ui/inputs/Field";
import { TextInput } from "@/components/ui/inputs/TextInput";
import { type AnswerOf, callApi } from "@/lib/api/client";
import { formatCoordinates, parseCoordinates } from "@/lib/geo/parseCoordinates";
import { PinMap } from "./PinMap";
import type { PlaceValues } from "./profileValues";

type PlacePositionProps = {
  place: PlaceValues;
  hasGeocoder: boolean;
  problem: string | undefined;
  onChange: (point: string) => void;
};

/** The position of a place: that of its town at once, or an exact one by pin, coordinates or geocoder. */
export function PlacePosition({ place, hasGeocoder, problem, onChange }: PlacePositionProps) {
  const t = useTranslations("providerSettings.profile.position");
  const { found, latest } = useFoundPosition(place.city);
  const [isOpened, setOpened] = useState(false);
  const isOpen = isOpened || problem !== undefined;
  const point = parseCoordinates(place.point);
  // While another town is looked up the map stays, so that nothing below it moves under the hand.
  const town = (found ?? latest)?.point ?? null;
  const start = point ?? town;
  return (
    <div className="grid grid-cols-1 gap-3 border-line border-t pt-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="flex min-w-0 flex-1 basis-56 items-start gap-2.5">
          <MapPin aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-muted" />
          <div className="min-w-0">
            <h3 className="font-semibold font-text text-sm tracking-normal">{t("title")}</h3>
            <PositionState city={place.city} isExact={place.point.trim() !== ""} found={found} />
          </div>
        </div>
        <Button
          size="sm"
          aria-expanded={isOpen}
          icon={<MapPinned aria-hidden="true" />}
          onClick={() => setOpened(!isOpen)}
        >
          {t("set")}
        </Button>
      </div>
      {isOpen ? (
        <div className="grid grid-cols-1 gap-4">
          {start === null ? null : (
            <PinMap
              // Begins anew at another town.
              key={town === null ? "" : formatCoordinates(town)}
              start={start}
              value={point}
              nearby={found?.nearby ?? []}
              onChange={(to) => onChange(formatCoordinates(to))}
            />
          )}
          <Field label={t("coordinates")} hint={t("coordinatesHint")} error={problem}>
            <TextInput
              value={place.point}
              inputMode="text"
              autoComplete="off"
              maxLength={80}
              className="tabular-nums"
              onChange={(event) => onChange(event.currentTarget.value)}
            />
          </Field>
          <div className="flex flex-wrap gap-2">
            {hasGeocoder ? <FindAddress place={place} onFound={onChange} /> : null}
            <ButtonLink
              size="sm"
              href={mapPage(place, point)}
              target="_blank"
              rel="noreferrer"
              className="min-w-0 [overflow-wrap:anywhere]"
              icon={<ExternalLink aria-hidden="true" />}
            >
              {t("openMap")}
            </ButtonLink>
            {place.point === "" ? null : (
              <Button size="sm" onClick={() => onChange("")}>
                {t("remove")}
              </Button>
            )}
          </div>
        </div>
      ) : null}
    </div>
  );
}

/** A link to a map on another site, to check the position and copy coordinates. */
function mapPage({ address, city }: PlaceValues, point: ReturnType<typeof parseCoordinates>): string {
  const site = "https://www.openstreetmap.org";
  if (point === null) return `${site}/search?${new URLSearchParams({ query: [address, city].join(", ") })}`;
  const { latitude, longitude } = point;
  return `${site}/?mlat=${latitude}&mlon=${longitude}#map=18/${latitude}/${longitude}`;
}

type PositionStateProps = { city: string; isExact: boolean; found: FoundPosition | null };

/** What customers see of the current position. */
function PositionState({ city, isExact, found }: PositionStateProps) {
  const t = useTranslations("providerSettings.profile.position");
  const name = city.trim();
  const text = () => {
    if (isExact) return t("exact");
    if (name === "") return t("noCity");
    if (found === null) return t("looking");
    if (found.towns === "one") return t("town", { city: name });
    return found.towns === "several" ? t("several", { city: name }) : t("unknown", { city: name });
  };
  return (
    <p aria-live="polite" className="max-w-[52ch] text-muted text-sm">
      {text()}
    </p>
  );
}

/** Asks the geocoder, where the operator has configured one. */
function FindAddress({ place, onFound }: { place: PlaceValues; onFound: (point: string) => void }) {
  const t = useTranslations("providerSettings.profile.position");
  const locale = useLocale();
  const { send, isBusy, message } = useSend("provider");
  const [failure, setFailure] = useState<"notFound" | "away" | null>(null);
  const { address, city, postal_code } = place;

  async function find() {
    setFailure(null);
    const query = { address, city, postal_code };
    const answer = await send(() => callApi("GET /providers/me/position", { query, locale }));
    if (answer === null) return;
    const { geocoder, point } = answer.data;
    if (geocoder === "found" && point !== null) onFound(formatCoordinates(point));
    else setFailure(geocoder === "not_found" ? "notFound" : "away");
  }

  const problem = failure === null ? message : t(failure);
  return (
    <>
      <Button
        size="sm"
        icon={<Search aria-hidden="true" />}
        loading={isBusy}
        disabled={address.trim() === "" || city.trim() === ""}
        onClick={() => void find()}
      >
        {t("find")}
      </Button>
      {problem === null ? null : (
        <Notice tone="warning" live="polite" className="w-full">
          {problem}
        </Notice>
      )}
    </>
  );
}

type FoundPosition = AnswerOf<"GET /providers/me/position">;

/** The pause in typing, in milliseconds, after which a town is looked up. */
const settledMs = 400;

/**
 * Looks up the position of a town while its name is typed. `found` is null until there is an answer; `latest` is that of the
 * name before meanwhile.
 */
function useFoundPosition(city: string): Record<"found" | "latest", FoundPosition | null> {
  const locale = useLocale();
  const [found, setFound] = useState<{ city: string; answer: FoundPosition } | null>(null);
  const name = city.trim();

  useEffect(() => {
    if (name === "") return;
    const gone = new AbortController();
    const timer = setTimeout(async () => {
      const { signal } = gone;
      const answer = await callApi("GET /providers/me/position", { query: { city: name }, locale, signal });
      if (answer.ok && !signal.aborted) setFound({ city: name, answer: answer.data });
    }, settledMs);
    return () => {
      clearTimeout(timer);
      gone.abort();
    };
  }, [name, locale]);

  const latest = name === "" ? null : (found?.answer ?? null);
  return { found: found?.city === name ? latest : null, latest };
}
