"use client";

import { Eye } from "lucide-react";
import { useTranslations } from "next-intl";
import { useId } from "react";
import { ProviderCardView } from "@/components/directory/cards/ProviderCardView";
import { ButtonLink } from "@/components/ui/actions/Button";
import { StickyColumn } from "@/components/ui/navigation/StickyColumn";
import type { ProviderCard } from "@/lib/directory/cards/cardTypes";
import { Link } from "@/lib/i18n/navigation";
import { customerPaths } from "@/lib/paths";
import { SettingsForm } from "../saving/SettingsForm";
import { type Stored, useSettingsForm } from "../saving/useSettingsForm";
import { AboutFields } from "./AboutFields";
import { Places } from "./Places";
import {
  isTextName,
  type ProfilePart,
  type ProfileValues,
  profileChanges,
  profileFromParts,
  profileOf,
  profileParts,
  unreadablePoints,
} from "./profileValues";

type ProfileEditorProps = {
  stored: Stored;
  /** The business's directory card; null where it is not listed. */
  card: ProviderCard | null;
  hasGeocoder: boolean;
  /** Whether its public page opens: not before the owner's address is confirmed. */
  hasPage: boolean;
};

/** Edits description, contact details and places with one save, beside a preview of the card. */
export function ProfileEditor({ stored, card, hasGeocoder, hasPage }: ProfileEditorProps) {
  const t = useTranslations("providerSettings.profile");
  const page = useSettingsForm({
    name: "profile",
    stored,
    valuesOf: profileOf,
    changesOf: profileChanges,
    partsOf: profileParts,
    fromParts: profileFromParts,
    check: (values) =>
      Object.fromEntries(unreadablePoints(values).map((path) => [path, t("position.unreadable")])),
  });
  const { form, settings } = page;
  const { provider, locations } = form.values;

  const problemsAt = (index: number) => {
    const start = `locations.${index}.`;
    const own = Object.entries(form.problems).filter(([path]) => path.startsWith(start));
    return Object.fromEntries(own.map(([path, problem]) => [path.slice(start.length), problem]));
  };

  function placeName(key: string): string {
    const place = locations.find((each) => each.key === key);
    return [place?.address, place?.city].filter(Boolean).join(", ") || t("places.new");
  }

  function describe(key: string, part: ProfilePart | undefined) {
    if (part?.kind === "place") {
      const { address, postal_code, city, point } = part.place;
      const where = [address, `${postal_code} ${city}`.trim(), point].filter(Boolean).join(", ");
      return { name: t("places.one"), text: where || t("empty") };
    }
    if (part?.kind === "primary") return { name: t("places.primary"), text: placeName(part.key) };
    if (part?.kind === "field") {
      const { address, postal_code, city, phone, point } = part.texts;
      const name = { address: "address", postal_code: "postalCode", city: "city", phone: "phone" } as const;
      const label = t(`places.${name[part.field]}`);
      return {
        name: locations.length > 1 ? `${placeName(part.of.key)}: ${label}` : label,
        text: [address, postal_code, city, phone, point].filter(Boolean).join(", ") || t("empty"),
      };
    }
    if (!isTextName(key)) return { name: t("places.one"), text: null };
    const names = {
      description: t("about.description"),
      phone: t("about.phone"),
      contact_email: t("about.email"),
    };
    return { name: names[key], text: part?.text || t("empty") };
  }

  return (
    <div className="grid grid-cols-1 gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)]">
      <SettingsForm
        page={page}
        describe={describe}
        changes={() => profileChanges(form.values)}
        timeZone={settings.provider.time_zone}
        label={t("metaTitle")}
      >
        <AboutFields
          values={provider}
          email={settings.provider.email}
          problems={form.problems}
          onChange={(values) => form.change("provider", values)}
        />
        <Places
          places={locations}
          hasGeocoder={hasGeocoder}
          problem={form.problems.locations}
          problemsAt={problemsAt}
          onChange={(places) => form.change("locations", places)}
        />
      </SettingsForm>
      <div className="min-w-0 lg:mt-8">
        <StickyColumn>
          <div className="grid grid-cols-1 gap-4">
            {card === null ? null : <CardPreview card={card} values={form.values} />}
            {hasPage ? (
              <ButtonLink
                linkComponent={Link}
                href={customerPaths.provider(settings.provider.slug, { preview: 1 })}
                icon={<Eye aria-hidden="true" />}
              >
                {t("open")}
              </ButtonLink>
            ) : (
              <p className="text-muted">{t("openLater")}</p>
            )}
          </div>
        </StickyColumn>
      </div>
    </div>
  );
}

type CardPreviewProps = { card: ProviderCard; values: ProfileValues };

/** A preview of the directory card. It is inert. */
function CardPreview({ card, values }: CardPreviewProps) {
  const t = useTranslations("providerSettings.profile.preview");
  const id = useId();
  const city = values.locations[0]?.city.trim() ?? "";
  const shown = { ...card, description: values.provider.description.trim(), city: city || null };
  return (
    <section aria-labelledby={id} className="min-w-0 rounded-lg bg-sunken p-4">
      <h2 id={id} className="font-normal font-text text-muted text-sm tracking-normal">
        {t("title")}
      </h2>
      <div inert className="mt-3">
        <ProviderCardView card={shown} linkComponent={Link} />
      </div>
      <p className="mt-3 text-muted text-sm">{t("note")}</p>
    </section>
  );
}
