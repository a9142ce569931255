import type { Service } from "@/lib/db/generated/client";

/*
 * What a service may be, for schemas, forms and examples. Kept free of zod, since the browser loads it with the form.
 */

export const serviceNameMaxLength = 120;
export const serviceDescriptionMaxLength = 2_000;
/** SEK; what the database holds at most. */
export const serviceMaxPrice = 999_999;
/** Services added in one call. */
export const serviceBatchMax = 100;

type RuleOf<K extends keyof Service, V> = {
  column: K;
  /** What a new service has that says nothing of it; the column's default, too. */
  initial: V;
  /** A change that leaves it out keeps what the column has, gives it the initial value, or is refused. */
  leftOut: "kept" | "initial" | "refused";
};
type ColumnWith<V> = { [K in keyof Service]: Service[K] extends V ? K : never }[keyof Service];

type YesOrNoRule = RuleOf<ColumnWith<boolean>, boolean>;
type ChoiceRule = RuleOf<ColumnWith<number>, number> & {
  oneOf: readonly number[];
  /** For the API's description. */
  description: string;
};
export type MinutesRule = RuleOf<ColumnWith<number>, number> & {
  limits: { min: number; max: number; step: number };
  /** How a form names the problem of less and of more. */
  outside: "durationRange" | "bufferRange";
};
export type ServiceRule = YesOrNoRule | ChoiceRule | MinutesRule;

const buffer = {
  limits: { min: 0, max: 480, step: 5 },
  initial: 0,
  leftOut: "kept",
  outside: "bufferRange",
} as const;

/** The fields with numbers and with yes or no that visitors are told of, in the order of answers. */
export const shownRules = {
  /** Percent of the net price: the Swedish rates, the common one first. */
  vat_percent: {
    column: "vatPercent",
    oneOf: [25, 12, 6, 0],
    initial: 25,
    leftOut: "kept",
    description: "Contained in the price.",
  },
  /** A visit begins and ends within a day. */
  duration_minutes: {
    column: "durationMinutes",
    limits: { min: 10, max: 1_440, step: 5 },
    initial: 60,
    leftOut: "refused",
    outside: "durationRange",
  },
  is_active: { column: "isActive", initial: true, leftOut: "initial" },
  is_physical: { column: "isPhysical", initial: true, leftOut: "initial" },
  is_digital: { column: "isDigital", initial: false, leftOut: "initial" },
} as const satisfies Record<string, ServiceRule>;

/** Minutes kept free before and after a visit; 0 is the business's usual pause. */
export const bufferRules = {
  buffer_before_minutes: { column: "bufferBeforeMinutes", ...buffer },
  buffer_after_minutes: { column: "bufferAfterMinutes", ...buffer },
} as const satisfies Record<string, ServiceRule>;

export const serviceRules = { ...shownRules, ...bufferRules };
export type ServiceRules = typeof serviceRules;

/** What a field with a rule holds. */
export type RuledValue<R extends ServiceRule> = R extends { initial: boolean } ? boolean : number;

type InitialColumns = {
  [N in keyof ServiceRules as ServiceRules[N]["column"]]: RuledValue<ServiceRules[N]>;
};

/** The columns of the rules as a new service has them. */
export const initialColumns: InitialColumns = columnsOfRules();

function columnsOfRules(): InitialColumns;
function columnsOfRules(): object {
  return Object.fromEntries(Object.values(serviceRules).map(({ column, initial }) => [column, initial]));
}
