import type { WeekdayHours as DayHours } from "@/lib/availability/hours/week";
import type { OpeningWeek } from "@/lib/availability/types";
import { fromSek } from "@/lib/money/ore";
import { companySlug } from "@/lib/providers/slug";
import { demoAccounts } from "../accounts";
import { businesses } from "../content/businesses";
import type { CategorySlug } from "../content/categories";
import { categoryOf } from "../content/subcategories";
import type { BusinessContent, ServiceContent } from "../content/types";
import { Random, uuidOf } from "../random";
import { parseHours, workingWeek } from "./hours";
import { dayFrom, type Present } from "./present";

/** The rate of pay as you go at which the demo's bookings were sold, in percent. */
const PAYG_PERCENT = 5;

/** With the pause of its business where it has none of its own. */
export interface SeedService extends ServiceContent {
  readonly id: string;
  readonly priceOre: number;
}

export interface StaffMember {
  readonly id: string;
  readonly name: string | null;
  readonly isImplicit: boolean;
  readonly isActive: boolean;
  /** Hours of their own, where they are narrower. */
  readonly ownHours: readonly DayHours[];
  /** When they work; null when the business never entered hours. */
  /** Services by name, of somebody who does not do all of them. */
  readonly does: readonly string[] | null;
  readonly week: OpeningWeek | null;
}

/** A business, as the rest of the demo data is made from it. */
export interface SeedBusiness {
  readonly content: BusinessContent;
  /** From 1, in the order of the content. */
  readonly number: number;
  readonly id: string;
  readonly ownerId: string;
  readonly slug: string;
  readonly domain: string;
  readonly ownerEmail: string;
  readonly category: CategorySlug;
  readonly joinedAt: Date;
  readonly isOnboarded: boolean;
  readonly stripeAccountId: string | null;
  readonly commissionPercent: number;
  readonly hours: readonly DayHours[];
  readonly staff: readonly StaffMember[];
  readonly services: readonly SeedService[];
}

export function buildBusinesses(present: Present): SeedBusiness[] {
  return businesses.map((content, index) => buildBusiness(content, index + 1, present));
}

/** The connected account of a business, null while it has not begun to be onboarded. */
export function stripeAccountIdOf(content: BusinessContent, number: number): string | null {
  return content.onboarding === "not_started" ? null : `acct_seed_${number}`;
}

export function domainOf(content: BusinessContent): string {
  return `${content.domain ?? companySlug(content.name).replaceAll("-", "")}.example`;
}

function buildBusiness(content: BusinessContent, number: number, present: Present): SeedBusiness {
  const slug = companySlug(content.name);
  const id = uuidOf("provider", slug);
  const domain = domainOf(content);
  const hours = content.hours === null ? [] : parseHours(content.hours, content.lunch);
  const random = new Random("joined", slug);
  const joinedDaysAgo = content.joinedDaysAgo ?? random.whole(190, 460);
  return {
    content,
    number,
    id,
    ownerId: uuidOf("owner", slug),
    slug,
    domain,
    ownerEmail: ownerEmailOf(content, domain),
    category: mainCategoryOf(content),
    joinedAt: dayFrom(present, -joinedDaysAgo, random.whole(9 * 60, 16 * 60)),
    isOnboarded: content.onboarding === undefined,
    stripeAccountId: stripeAccountIdOf(content, number),
    commissionPercent: content.plan === "monthly" ? 0 : PAYG_PERCENT,
    hours,
    staff: buildStaff(content, id, hours),
    services: content.services.map((service) => ({
      ...service,
      after: service.after ?? content.pauseAfter ?? 0,
      id: uuidOf("service", slug, service.name),
      priceOre: fromSek(service.price),
    })),
  };
}

function ownerEmailOf(content: BusinessContent, domain: string): string {
  const demo = demoAccounts.find(({ business }) => business === content.name);
  const [givenName = "agaren"] = content.owner.split(" ");
  return demo?.email ?? `${companySlug(givenName)}@${domain}`;
}

/** Both businesses that have no services yet, a joiner and a gardener, work in homes. */
function mainCategoryOf({ services }: BusinessContent): CategorySlug {
  const [first] = services;
  return first ? categoryOf(first.subcategory) : "home-services";
}

/** The implicit member works unless there are named ones. */
function buildStaff(content: BusinessContent, providerId: string, hours: readonly DayHours[]): StaffMember[] {
  const week = (own: readonly DayHours[]) => (content.hours === null ? null : workingWeek(hours, own));
  const named = (content.staff ?? []).map((member): StaffMember => {
    const ownHours = member.hours ? parseHours(member.hours, content.lunch) : [];
    return {
      id: uuidOf("staff", providerId, member.name),
      name: member.name,
      isImplicit: false,
      isActive: true,
      ownHours,
      week: week(ownHours),
      does: member.does ?? null,
    };
  });
  const implicit: StaffMember = {
    id: uuidOf("staff", providerId),
    name: null,
    isImplicit: true,
    isActive: named.length === 0,
    ownHours: [],
    week: week([]),
    does: null,
  };
  return [implicit, ...named];
}
