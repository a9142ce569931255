import type { Bookability } from "@/lib/directory/cards/cardTypes";
import type { FormChoices } from "@/lib/directory/cards/formChoices";

/*
 * What a card tells the skeleton of its drawer (`fillFromCard`) and does not show, as attributes. A list has a line for
 * each value; what is only yes or no is true or left out.
 */

const when = (is: boolean) => is || undefined;

const list = (values: readonly string[]) => (values.length === 0 ? undefined : values.join("\n"));

const bookability = (bookable: Bookability) => ({
  "data-bookable": when(bookable === "yes"),
  "data-blocked": when(bookable !== "yes"),
  "data-soon": when(bookable === "not_onboarded"),
});

type ServiceFacts = {
  isPhysical: boolean;
  isDigital: boolean;
  bookable: Bookability;
  choices: FormChoices;
};

/** The attributes of a service's card, or of its line in a list. */
export function serviceDrawerFacts({ choices, ...service }: ServiceFacts) {
  return {
    ...bookability(service.bookable),
    "data-formats": when(service.isDigital && service.isPhysical),
    "data-services": when(choices.hasServices),
    "data-people": list(choices.people),
  };
}

type ProviderFacts = { categories: { name: string }[]; bookable: Bookability };

/** The attributes of a business's card. */
export function providerDrawerFacts({ categories, bookable }: ProviderFacts) {
  return { ...bookability(bookable), "data-categories": list(categories.map(({ name }) => name)) };
}

/** The attribute of the rating on a card; the drawer says of a business without one that it is new in words of its own. */
export const ratingFact = ({ averageRating }: { averageRating: number | null }) =>
  averageRating === null ? { "data-new": true } : { "data-rating": true };
