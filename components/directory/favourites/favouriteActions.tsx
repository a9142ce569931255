"use server";

import { setRequestLocale } from "next-intl/server";
import type { ReactNode } from "react";
import { takeFavouritesSchema } from "@/lib/account/favourites/schemas";
import { providerCards } from "@/lib/directory/search/searchProviders";
import { toLocale } from "@/lib/i18n/locales";
import { logger } from "@/lib/log/logger";
import { FavouriteCards } from "./FavouriteCards";

/**
 * The cards of what a device keeps; `failed` when they could not be loaded. A form, so that the ids are in no address and no
 * log, with the `id` of each business, the newest first, and the `locale`.
 */
export async function showDeviceFavourites(form: FormData): Promise<ReactNode | "failed"> {
  const locale = toLocale(String(form.get("locale")));
  setRequestLocale(locale);
  const asked = takeFavouritesSchema.safeParse({ providers: form.getAll("id") });
  if (!asked.success) return "failed";
  try {
    const cards = await providerCards(asked.data.providers, { now: Date.now(), locale });
    return <FavouriteCards cards={cards} />;
  } catch (error) {
    logger.error({ err: error }, "device favourites");
    return "failed";
  }
}
