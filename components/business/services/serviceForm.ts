import type { OwnService } from "@/lib/business/ownServices";
import {
  type MinutesProblem,
  type PriceProblem,
  parseBuffer,
  parseDuration,
  parsePrice,
  priceText,
} from "@/lib/catalogue/edit/serviceText";
import { newServiceDefaults } from "@/lib/catalogue/serviceLimits";
import type { OwnStaffMember } from "@/lib/staff/ownStaff";

/** A service as it stands in the form, under the contract's names. Numbers are what was typed. */
export type ServiceValues = {
  name: string;
  description: string;
  category_id: string;
  subcategory_id: string;
  duration_minutes: string;
  price: string;
  vat_percent: string;
  is_physical: boolean;
  is_digital: boolean;
  buffer_before_minutes: string;
  buffer_after_minutes: string;
  is_active: boolean;
  /** Who does it, sorted; null where one works alone. */
  staff_ids: string[] | null;
  /** Of a new one: the name of the file that waits to be its picture, or the address of the one that is copied; else empty. */
  picture: string;
  picture_alt: string;
};

/** The fields that are chosen together make one part. */
export const partNames = {
  name: ["name"],
  description: ["description"],
  filing: ["category_id", "subcategory_id"],
  duration: ["duration_minutes"],
  price: ["price"],
  vat: ["vat_percent"],
  modes: ["is_physical", "is_digital"],
  before: ["buffer_before_minutes"],
  after: ["buffer_after_minutes"],
  active: ["is_active"],
  staff: ["staff_ids"],
} as const satisfies Record<string, readonly (keyof ServiceValues)[]>;

/** What can be said of a field without asking the server. */
export type ServiceProblem =
  | PriceProblem
  | MinutesProblem
  | "name"
  | "category"
  | "subcategory"
  | "format"
  | "staff";

/** A new service before anything is typed (SVC-4). */
export const blankService: ServiceValues = {
  name: "",
  description: "",
  category_id: "",
  subcategory_id: "",
  duration_minutes: String(newServiceDefaults.durationMinutes),
  price: "",
  vat_percent: String(newServiceDefaults.vatPercent),
  is_physical: true,
  is_digital: false,
  buffer_before_minutes: "0",
  buffer_after_minutes: "0",
  is_active: true,
  staff_ids: null,
  picture: "",
  picture_alt: "",
};

/** Who does every service does a new one, too; null where one works alone. */
export function doersOfNew(people: readonly OwnStaffMember[]): string[] | null {
  if (people.length === 0) return null;
  return people
    .filter(({ doesAllServices }) => doesAllServices)
    .map(({ id }) => id)
    .sort();
}

export function valuesOf(service: OwnService, people: readonly OwnStaffMember[] = []): ServiceValues {
  return {
    name: service.name,
    description: service.description,
    category_id: service.subcategory.category.id,
    subcategory_id: service.subcategoryId,
    duration_minutes: String(service.durationMinutes),
    price: priceText(service.priceOre),
    vat_percent: String(service.vatPercent),
    is_physical: service.isPhysical,
    is_digital: service.isDigital,
    buffer_before_minutes: String(service.bufferBeforeMinutes),
    buffer_after_minutes: String(service.bufferAfterMinutes),
    is_active: service.isActive,
    staff_ids: people.length === 0 ? null : service.staffIds,
    picture: "",
    picture_alt: "",
  };
}

/** A new one that begins with everything of another but its name (SVC-14). */
export const copyOf = (
  service: OwnService,
  people: readonly OwnStaffMember[],
  name: string,
): ServiceValues => ({
  ...valuesOf(service, people),
  name,
  picture: service.imageUrl ?? "",
  picture_alt: service.pictures[0]?.alt ?? "",
});

/** What is wrong with what was typed, by field (SVC-1 to SVC-6). */
export function serviceProblems(values: ServiceValues): Partial<Record<keyof ServiceValues, ServiceProblem>> {
  const problems: Partial<Record<keyof ServiceValues, ServiceProblem>> = {};
  if (values.name.trim() === "") problems.name = "name";
  if (values.category_id === "") problems.category_id = "category";
  // Without a category there is nothing to choose from yet.
  else if (values.subcategory_id === "") problems.subcategory_id = "subcategory";
  const numbers = {
    duration_minutes: parseDuration(values.duration_minutes),
    price: parsePrice(values.price),
    buffer_before_minutes: parseBuffer(values.buffer_before_minutes),
    buffer_after_minutes: parseBuffer(values.buffer_after_minutes),
  };
  for (const name of numberFields) {
    const parsed = numbers[name];
    if ("problem" in parsed) problems[name] = parsed.problem;
  }
  if (!values.is_physical && !values.is_digital) problems.is_physical = "format";
  if (values.staff_ids?.length === 0) problems.staff_ids = "staff";
  return problems;
}

const numberFields = ["duration_minutes", "price", "buffer_before_minutes", "buffer_after_minutes"] as const;

/** The body of the calls that add and change a service; what `serviceProblems` found wrong is sent as nothing. */
export function serviceBody(values: ServiceValues) {
  return {
    name: values.name,
    description: values.description,
    category_id: values.category_id,
    subcategory_id: values.subcategory_id,
    duration_minutes: minutesOf(parseDuration(values.duration_minutes)),
    price: sekOf(parsePrice(values.price)),
    vat_percent: vatOf(values.vat_percent),
    is_physical: values.is_physical,
    is_digital: values.is_digital,
    buffer_before_minutes: minutesOf(parseBuffer(values.buffer_before_minutes)),
    buffer_after_minutes: minutesOf(parseBuffer(values.buffer_after_minutes)),
    is_active: values.is_active,
    ...(values.staff_ids === null ? {} : { staff_ids: values.staff_ids }),
    // What was uploaded is uploaded again; another site's picture has but its address.
    ...(values.picture.startsWith("https://") ? { image_url: values.picture } : {}),
  };
}

const minutesOf = (parsed: ReturnType<typeof parseDuration>) => ("minutes" in parsed ? parsed.minutes : 0);
const sekOf = (parsed: ReturnType<typeof parsePrice>) => ("sek" in parsed ? parsed.sek : 0);

function vatOf(text: string): 0 | 6 | 12 | 25 {
  switch (text) {
    case "0":
      return 0;
    case "6":
      return 6;
    case "12":
      return 12;
    default:
      return 25;
  }
}

/** How a service is done, in one word. */
export function modeOf({ isPhysical, isDigital }: Pick<OwnService, "isPhysical" | "isDigital">) {
  if (isPhysical && isDigital) return "both";
  return isDigital ? "digital" : "physical";
}
