import type { SubcategorySlug } from "./subcategories";

export type City =
  | "Stockholm"
  | "Göteborg"
  | "Malmö"
  | "Uppsala"
  | "Linköping"
  | "Örebro"
  | "Västerås"
  | "Helsingborg"
  | "Umeå"
  | "Lund";

export interface ServiceContent {
  readonly name: string;
  readonly subcategory: SubcategorySlug;
  /** Kronor, VAT included. */
  readonly price: number;
  readonly minutes: number;
  readonly text: string;
  /** VAT percent where it is not 25: 0 for care by licensed staff, 6 for exercise (ML 2023:200, ch. 9 and 10). */
  readonly vat?: 0 | 6;
  /** Minutes blocked before (travelling). */
  readonly before?: number;
  /** Minutes blocked after (travelling, or tidying up). */
  readonly after?: number;
  /** Default: at the business or at the customer's home. */
  readonly format?: "digital" | "both";
  readonly inactive?: true;
}

interface StaffContent {
  readonly name: string;
  /** Where it is narrower than the business's: as `hours` of the business. */
  readonly hours?: string;
  /** Services by name, of somebody who does not do all of them. */
  readonly does?: readonly string[];
}

interface LocationContent {
  readonly street: string;
  readonly postalCode: string;
  readonly at: readonly [latitude: number, longitude: number];
}

export interface BusinessContent extends LocationContent {
  readonly name: string;
  readonly city: City;
  readonly owner: string;
  readonly about: string;
  /** Monday to Sunday, e.g. "9-18 9-18 9-20 9-18 9-17 10-15 -"; null: never entered. */
  readonly hours: string | null;
  /** Monday to Friday, e.g. "12-12:30". */
  readonly lunch?: string;
  readonly staff?: readonly StaffContent[];
  /** Share of the open time that is usually booked, before the trend of `build/demand.ts`. */
  readonly demand: number;
  /** Mean of its ratings. */
  readonly rating: number;
  /** Days since it joined; default 300. */
  readonly joinedDaysAgo?: number;
  readonly plan?: "monthly";
  /** Default: finished. */
  readonly onboarding?: "not_started" | "started";
  /** Default: true. */
  readonly verified?: false | null;
  readonly freeCancellationHours?: number;
  readonly minNoticeMinutes?: number;
  readonly horizonDays?: number;
  /** Minutes after each visit, of services that have none of their own. */
  readonly pauseAfter?: number;
  /** Open on minor public holidays, too. */
  readonly opensOnRedDays?: true;
  /** Default: the name without spaces. */
  readonly domain?: string;
  readonly secondLocation?: LocationContent & { readonly city: City };
  readonly services: readonly ServiceContent[];
}
