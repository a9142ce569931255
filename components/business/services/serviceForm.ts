import type { OwnService } from "@/lib/business/ownServices";
import {
  type MinutesProblem,
  type PriceProblem,
  parseMinutes,
  parsePrice,
  priceText,
} from "@/lib/catalogue/edit/serviceText";
import {
  type RuledValue,
  type ServiceRule,
  type ServiceRules,
  serviceRules,
} from "@/lib/catalogue/serviceRules";
import type { OwnStaffMember } from "@/lib/staff/ownStaff";

/** The problems that can be found without the server. */
export type ServiceProblem =
  | PriceProblem
  | MinutesProblem
  | "name"
  | "category"
  | "subcategory"
  | "format"
  | "staff";

type Field<V, S> = {
  /** Before anything is typed (SVC-4). */
  blank: V;
  /** As a saved service has it. */
  of: (service: OwnService) => V;
  /** As the calls take it. Invalid numbers are sent as 0. */
  sent: (value: V) => S;
  /** What is wrong with the value alone; null when nothing is. */
  problem: (value: V) => ServiceProblem | null;
};

const text = (of: (service: OwnService) => string): Field<string, string> => ({
  blank: "",
  of,
  sent: String,
  problem: () => null,
});

/** Typed or chosen as text. `read` gives the number, or what is wrong. */
const number = (
  blank: string,
  of: (service: OwnService) => string,
  read: (typed: string) => number | ServiceProblem,
): Field<string, number> => ({
  blank,
  of,
  sent: (typed) => {
    const value = read(typed);
    return typeof value === "number" ? value : 0;
  },
  problem: (typed) => {
    const value = read(typed);
    return typeof value === "number" ? null : value;
  },
});

function readPrice(typed: string): number | ServiceProblem {
  const parsed = parsePrice(typed);
  return "sek" in parsed ? parsed.sek : parsed.problem;
}

type RuledField<R extends ServiceRule> =
  RuledValue<R> extends boolean ? Field<boolean, boolean> : Field<string, number>;

/** The fields with a rule, which says how they begin and what they may be. */
function ruledFields(): { [N in keyof ServiceRules]: RuledField<ServiceRules[N]> };
function ruledFields(): object {
  return Object.fromEntries(Object.entries(serviceRules).map(([name, rule]) => [name, ruledField(rule)]));
}

function ruledField(rule: ServiceRule) {
  const { column, initial } = rule;
  if (typeof initial === "boolean")
    return {
      blank: initial,
      of: (service: OwnService) => service[column],
      sent: Boolean,
      problem: () => null,
    };
  return number(
    String(initial),
    (service) => String(service[column]),
    (typed) => {
      if ("oneOf" in rule) return rule.oneOf.find((each) => String(each) === typed) ?? initial;
      const parsed = parseMinutes(typed, rule);
      return "minutes" in parsed ? parsed.minutes : parsed.problem;
    },
  );
}

/** What is sent with a service, under the contract's names. */
const fields = {
  name: {
    ...text(({ name }) => name),
    problem: (typed: string) => (typed.trim() === "" ? "name" : null),
  } satisfies Field<string, string>,
  description: text(({ description }) => description),
  category_id: text(({ subcategory }) => subcategory.category.id),
  subcategory_id: text(({ subcategoryId }) => subcategoryId),
  price: number("", ({ priceOre }) => priceText(priceOre), readPrice),
  ...ruledFields(),
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

const isName = (name: string): name is FieldName => name in fields;
const fieldNames = Object.keys(fields).filter(isName);

/** Makes something of each field, by its name. */
function ofEach<T extends Record<FieldName, unknown>>(make: <K extends FieldName>(name: K) => T[K]): T;
function ofEach(make: (name: FieldName) => unknown): object {
  return Object.fromEntries(fieldNames.map((name) => [name, make(name)]));
}

/** The table typed by name, so that the field of a name takes the value of that name. */
const table: { [K in FieldName]: Field<FieldValues[K], Sent[K]> } = fields;

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
  for (const name of fieldNames) {
    const problem = problemOf(name, values);
    if (problem !== null) problems[name] = problem;
  }
  if (values.category_id === "") problems.category_id = "category";
  // There are no subcategories to choose from without a category.
  else if (values.subcategory_id === "") problems.subcategory_id = "subcategory";
  if (!values.is_physical && !values.is_digital) problems.is_physical = "format";
  if (values.staff_ids?.length === 0) problems.staff_ids = "staff";
  return problems;
}

const problemOf = <K extends FieldName>(name: K, values: FieldValues) => table[name].problem(values[name]);

/** The body of the calls that add and change a service. Invalid numbers are sent as 0. */
export function serviceBody(values: ServiceValues) {
  return {
    ...ofEach<Sent>((name) => table[name].sent(values[name])),
    ...(values.staff_ids === null ? {} : { staff_ids: values.staff_ids }),
    // An uploaded picture is uploaded again; one on another site is sent as its address.
    ...(values.picture.startsWith("https://") ? { image_url: values.picture } : {}),
  };
}

/** How a service is done, as the key of a text. */
export function modeOf({ isPhysical, isDigital }: Pick<OwnService, "isPhysical" | "isDigital">) {
  if (isPhysical && isDigital) return "both";
  return isDigital ? "digital" : "physical";
}
