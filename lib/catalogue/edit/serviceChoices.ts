import "server-only";
import { createTranslator } from "use-intl/core";
import type { Locale } from "@/lib/i18n/locales";
import { messagesFor } from "@/lib/i18n/messages";
import { listCategories, listSubcategories } from "../categories";
import { starterTrades } from "./starterServices";

/** What a service can be filed under, in the reader's language. */
export type FilingChoices = {
  categories: readonly { id: string; name: string }[];
  subcategories: readonly { id: string; name: string; categoryId: string }[];
};

/** A trade with what most of its businesses offer, named in the reader's language. */
export type StarterTradeChoice = {
  key: string;
  name: string;
  /** Lengths in minutes. */
  services: readonly { name: string; minutes: number; subcategoryId: string }[];
};

export type ServiceChoices = { choices: FilingChoices; trades: StarterTradeChoice[] };

/** All that a form for services offers to choose from. Starters whose subcategory is not there are left out. */
export async function loadServiceChoices(locale: Locale): Promise<ServiceChoices> {
  const [categories, subcategories] = await Promise.all([listCategories(locale), listSubcategories(locale)]);
  const idOf = new Map(subcategories.map(({ slug, id }) => [slug, id]));
  const t = createTranslator({ locale, messages: messagesFor(locale), namespace: "starters" });
  const trades = starterTrades.map(({ key, subcategory, services }) => ({
    key,
    name: t(`trades.${key}`),
    services: services.flatMap((service) => {
      const subcategoryId = idOf.get(service.subcategory ?? subcategory);
      if (subcategoryId === undefined) return [];
      return [{ name: t(`services.${service.name}`), minutes: service.minutes, subcategoryId }];
    }),
  }));
  return {
    choices: {
      categories: categories.map(({ id, name }) => ({ id, name })),
      subcategories: subcategories.map(({ id, name, category }) => ({ id, name, categoryId: category.id })),
    },
    trades: trades.filter(({ services }) => services.length > 0),
  };
}
