"use client";

import { useTranslations } from "next-intl";
import { useId } from "react";
import { ProviderCardView } from "@/components/directory/cards/ProviderCardView";
import type { ProviderCard } from "@/lib/directory/cards/cardTypes";
import { Link } from "@/lib/i18n/navigation";
import type { ProfileValues } from "./profileValues";

type CardPreviewProps = { card: ProviderCard; values: ProfileValues };

/** The card of the directory while it is being written; a picture of it, nothing in it can be pressed. */
export function CardPreview({ card, values }: CardPreviewProps) {
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
