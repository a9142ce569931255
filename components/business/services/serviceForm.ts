import type { OwnService } from "@/lib/business/ownServices";
import {
  type MinutesProblem,
  type PriceProblem,
  parseBuffer,
  parseDuration,
  parsePrice,
  priceText,
} from "@/lib/catalogue/edit/serviceText";
import { newServiceDefaults, vatRates } from "@/lib/catalogue/serviceLimits";
import type { OwnStaffMember } from "@/lib/staff/ownStaff";

type Field<V, S> = {
  /** Before anything is typed (SVC-4). */
  blank: V;
  /** As a saved service has it. */
  of: (service: OwnService) => V;
  /** As the calls take it. */
  sent: (value: V) => S;
};

const field = <V, S>(blank: V, of: (service: OwnService) => V, sent: (value: V) => S): Field<V, S> => ({
  blank,
  of,
  sent,
});

const text = (of: (service: OwnService) => string) => field("", of, String);
const yesOrNo = (blank: boolean, of: (service: OwnService) => boolean) => field(blank, of, Boolean);
const minutes = (blank: number, of: (service: OwnService) => number, parse: typeof parseDuration) =>
  field(
    String(blank),
    (service) => String(of(service)),
    (typed) => minutesOf(parse(typed)),
  );

/** What is sent with a service, under the contract's names. */
const fields = {
  name: text(({ name }) => name),
  description: text(({ description }) => description),
  category_id: text(({ subcategory }) => subcategory.category.id),
  subcategory_id: text(({ subcategoryId }) => subcategoryId),
  duration_minutes: minutes(
    newServiceDefaults.durationMinutes,
    ({ durationMinutes }) => durationMinutes,
    parseDuration,
  ),
  price: field(
    "",
    ({ priceOre }) => priceText(priceOre),
    (typed) => sekOf(parsePrice(typed)),
  ),
  vat_percent: field(
    String(newServiceDefaults.vatPercent),
    ({ vatPercent }) => String(vatPercent),
    (chosen) => vatRates.find((rate) => String(rate) === chosen) ?? newServiceDefaults.vatPercent,
  ),
  is_physical: yesOrNo(true, ({ isPhysical }) => isPhysical),
  is_digital: yesOrNo(false, ({ isDigital }) => isDigital),
  buffer_before_minutes: minutes(0, ({ bufferBeforeMinutes }) => bufferBeforeMinutes, parseBuffer),
  buffer_after_minutes: minutes(0, ({ bufferAfterMinutes }) => bufferAfterMinutes, parseBuffer),
  is_active: yesOrNo(true, ({ isActive }) => isActive),
};

type Fields = typeof fields;
type FieldName = keyof Fields;
type FieldValues = { [K in FieldName]: Fields[K]["blank"] };
type Sent = { [K in FieldName]: ReturnType<Fields[K]["sent"]> };

/** A service as it stands in the form, under the contract's names. Numbers are what was typed. */
export type ServiceValues = FieldValues & {
  /** Who does it, sorted; null where one works alone. */
  staff_ids: string[] | null;
  /** Of a new service the name of the chosen file, or the address of a copied picture; else empty. */
  picture: string;
  picture_alt: string;
};

/** Makes something of each field, by its name. */
function ofEach<T extends Record<FieldName, unknown>>(make: <K extends FieldName>(name: K) => T[K]): T;
function ofEach(make: (name: FieldName) => unknown): object {
  const isName = (name: string): name is FieldName => name in fields;
  return Object.fromEntries(
    Object.keys(fields)
      .filter(isName)
      .map((name) => [name, make(name)]),
  );
}

/** The table typed by name, so that the field of a name takes the value of that name. */
const table: { [K in FieldName]: Field<FieldValues[K], Sent[K]> } = fields;

/** The problems that can be found without the server. */
export type ServiceProblem =
  | PriceProblem
  | MinutesProblem
  | "name"
  | "category"
  | "subcategory"
  | "format"
  | "staff";

/** The initial values of a new service (SVC-4). */
export const blankService: ServiceValues = {
  ...ofEach<FieldValues>((name) => table[name].blank),
  staff_ids: null,
  picture: "",
  picture_alt: "",
};

/** The people of a new service: those who do all services; null for a business with one person. */
export function doersOfNew(people: readonly OwnStaffMember[]): string[] | null {
  if (people.length === 0) return null;
  return people
    .filter(({ doesAllServices }) => doesAllServices)
    .map(({ id }) => id)
    .sort();
}

export function valuesOf(service: OwnService, people: readonly OwnStaffMember[] = []): ServiceValues {
  return {
    ...ofEach<FieldValues>((name) => table[name].of(service)),
    staff_ids: people.length === 0 ? null : service.staffIds,
    picture: "",
    picture_alt: "",
  };
}

/** The values of a copy: everything but the name (SVC-14). */
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

/** Problems by field (SVC-1 to SVC-6). */
export function serviceProblems(values: ServiceValues): Partial<Record<keyof ServiceValues, ServiceProblem>> {
  const problems: Partial<Record<keyof ServiceValues, ServiceProblem>> = {};
  if (values.name.trim() === "") problems.name = "name";
  if (values.category_id === "") problems.category_id = "category";
  // There are no subcategories to choose from without a category.
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

/** The body of the calls that add and change a service. Invalid numbers are sent as 0. */
export function serviceBody(values: ServiceValues) {
  return {
    ...ofEach<Sent>((name) => table[name].sent(values[name])),
    ...(values.staff_ids === null ? {} : { staff_ids: values.staff_ids }),
    // An uploaded picture is uploaded again; one on another site is sent as its address.
    ...(values.picture.startsWith("https://") ? { image_url: values.picture } : {}),
  };
}

function minutesOf(parsed: ReturnType<typeof parseDuration>): number {
  return "minutes" in parsed ? parsed.minutes : 0;
}

function sekOf(parsed: ReturnType<typeof parsePrice>): number {
  return "sek" in parsed ? parsed.sek : 0;
}

/** How a service is done, as the key of a text. */
export function modeOf({ isPhysical, isDigital }: Pick<OwnService, "isPhysical" | "isDigital">) {
  if (isPhysical && isDigital) return "both";
  return isDigital ? "digital" : "physical";
}
