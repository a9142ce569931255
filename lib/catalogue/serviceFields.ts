import { z } from "zod";
import type { Service } from "@/lib/db/generated/client";
import type { ProjectedField } from "@/lib/db/projection";
import { rule } from "@/lib/errors/fieldRule";
import { fromSek, smallestPaymentOre, toSek } from "@/lib/money/ore";
import { nameLine } from "@/lib/text/names";
import { prose } from "@/lib/text/texts";
import {
  bufferRules,
  type RuledValue,
  type ServiceRule,
  type ServiceRules,
  serviceDescriptionMaxLength,
  serviceMaxPrice,
  serviceNameMaxLength,
  serviceRules,
  shownRules,
} from "./serviceRules";

/*
 * What a business says of a service in one column each (SVC-1 to SVC-6 in docs/requirements.md), under the contract's
 * names: how it is sent and checked, its column, and how it is told, to the business and to visitors. Numbers with limits,
 * choices, and yes or no are made of their rules (`serviceRules.ts`). The request (`edit/serviceDraft.ts`), both
 * projections and the rows of the public lists are made of this. Nothing here needs the server.
 */

type Column = keyof Service;

/** A column that is told as it is. */
type ToldColumn<C extends Column> = ProjectedField<
  Record<C, true>,
  z.ZodType<Service[C], Service[C]>,
  Pick<Service, C>,
  unknown
>;

type SaidField<C extends Column, G extends z.ZodType, K extends boolean> = ToldColumn<C> & {
  column: C;
  /** Of a request; gives the column's value. */
  given: G;
  /** Whether the column stays as it is when the request leaves it out, and has the database's value for a new service. */
  isKept: K;
};

function selectOf<C extends Column>(column: C): Record<C, true>;
function selectOf(column: string): object {
  return { [column]: true };
}

const told = <C extends Column>(column: C, shape: ToldColumn<C>["shape"]): ToldColumn<C> => ({
  select: selectOf(column),
  shape,
  of: (row) => row[column],
});

const said = <C extends Column, G extends z.ZodType<Service[C]>>(
  column: C,
  given: G,
  shape: ToldColumn<C>["shape"],
): SaidField<C, G, false> => ({ ...told(column, shape), column, given, isKept: false });

/** What a request may leave out, or send as null. */
const optional = <T extends z.ZodType, V>(schema: T, standard: V) =>
  schema.nullish().transform((value): z.output<T> | V => value ?? standard);

const orAsItIs = <T>(value: T | null | undefined): T | undefined => value ?? undefined;

/** A choice from a list: one that was not made is told apart from one that cannot be. */
export const chosen = z.string().trim().min(1).pipe(z.uuid());

const priceSek = z
  .number()
  .min(0)
  .max(serviceMaxPrice)
  .refine(isWholeOre, rule("decimals"))
  .refine(isNothingOrPayable, rule("priceMinimum"))
  .meta({
    description: `SEK, VAT included, at most two decimals. With 0 it can be shown but not booked; otherwise at least ${toSek(smallestPaymentOre)}.`,
  });

/** What is too much to be counted has been refused for that. */
function isWholeOre(sek: number): boolean {
  return Math.abs(sek) > serviceMaxPrice || toSek(fromSek(sek)) === sek;
}

/** What is below 0 has been refused for that. */
function isNothingOrPayable(sek: number): boolean {
  return sek <= 0 || sek >= toSek(smallestPaymentOre);
}

type Optional<In, Out> = z.ZodPipe<
  z.ZodOptional<z.ZodNullable<z.ZodType<In, In>>>,
  z.ZodTransform<Out, In | null | undefined>
>;

/** What a request gives for a field with a rule. */
type GivenBy<R extends ServiceRule> = {
  kept: Optional<RuledValue<R>, RuledValue<R> | undefined>;
  initial: Optional<RuledValue<R>, RuledValue<R>>;
  refused: z.ZodType<RuledValue<R>, RuledValue<R>>;
}[R["leftOut"]];

type RuledFields<R extends Record<string, ServiceRule>> = {
  [N in keyof R]: SaidField<R[N]["column"], GivenBy<R[N]>, R[N]["leftOut"] extends "kept" ? true : false>;
};

function allowed(rule: ServiceRule) {
  if ("oneOf" in rule) return z.literal(rule.oneOf);
  if (!("limits" in rule)) return z.boolean();
  const { min, max, step } = rule.limits;
  return z.int().min(min).max(max).multipleOf(step);
}

function given(rule: ServiceRule): z.ZodType {
  const schema = allowed(rule);
  if (rule.leftOut === "initial") return optional(schema, rule.initial);
  if (rule.leftOut === "refused") return schema;
  const nullish = schema.nullish();
  return ("description" in rule ? nullish.meta({ description: rule.description }) : nullish).transform(
    orAsItIs,
  );
}

function ruled<R extends Record<string, ServiceRule>>(rules: R): RuledFields<R>;
function ruled(rules: Record<string, ServiceRule>): object {
  const fieldOf = (rule: ServiceRule) => ({
    select: { [rule.column]: true },
    shape: typeof rule.initial === "boolean" ? z.boolean() : z.number().int(),
    of: (row: Partial<Service>) => row[rule.column],
    column: rule.column,
    given: given(rule),
    isKept: rule.leftOut === "kept",
  });
  return Object.fromEntries(Object.entries(rules).map(([name, rule]) => [name, fieldOf(rule)]));
}

/** In the order of answers. Prices are in SEK, VAT included; lengths and buffers in minutes. */
export const serviceFields = {
  name: said("name", nameLine(serviceNameMaxLength), z.string()),
  description: said("description", optional(prose(serviceDescriptionMaxLength), ""), z.string()),
  price: {
    ...said("priceOre", priceSek.transform(fromSek), z.number()),
    of: ({ priceOre }: Pick<Service, "priceOre">) => toSek(priceOre),
  },
  ...ruled(shownRules),
};

export const filingField = {
  subcategory_id: said("subcategoryId", chosen, z.uuid()),
};

/** Visitors are not told of them. */
export const bufferFields = ruled(bufferRules);

type Refused = {
  [N in keyof ServiceRules as ServiceRules[N]["leftOut"] extends "refused" ? N : never]: Optional<
    RuledValue<ServiceRules[N]>,
    RuledValue<ServiceRules[N]>
  >;
};

/** What a new service may leave out besides (SVC-4). */
export const givenOfNew = {
  price: optional(priceSek, 0).transform(fromSek),
  ...initialOfNew(),
};

function initialOfNew(): Refused;
function initialOfNew(): object {
  const refused = Object.entries(serviceRules).filter(([, { leftOut }]) => leftOut === "refused");
  return Object.fromEntries(refused.map(([name, rule]) => [name, optional(allowed(rule), rule.initial)]));
}

const all = { ...serviceFields, ...filingField, ...bufferFields };
type All = typeof all;

/** The columns that all of them fill. */
export const saidColumns = Object.values(all).map(({ column }) => column);

/** The columns that visitors are told of as they are. */
export const shownColumns = Object.values(serviceFields).map(({ column }) => column);
export type ShownColumn = (typeof shownColumns)[number];

type GivenShape<K extends boolean> = {
  [N in keyof All as All[N]["isKept"] extends K ? N : never]: All[N]["given"];
};

/** As fields of a request: those that stay as they are when left out, or the others. */
export function givenShape<K extends boolean>(isKept: K): GivenShape<K>;
export function givenShape(isKept: boolean): object {
  const fields = Object.entries(all).filter(([, field]) => field.isKept === isKept);
  return Object.fromEntries(fields.map(([name, { given }]) => [name, given]));
}

type Given = { [N in keyof All]: z.output<All[N]["given"]> };

/** What a request gave, by columns. */
export function columnsGiven(given: Given): { [N in keyof All as All[N]["column"]]: Given[N] };
export function columnsGiven(given: object): object {
  const values = new Map<string, unknown>(Object.entries(given));
  return Object.fromEntries(Object.entries(all).map(([name, { column }]) => [column, values.get(name)]));
}

/** What is said of a service, as it was told: what a change sends of the fields that stay as they are. */
export function givenAsTold<T extends Record<keyof All, unknown>>(told: T): Pick<T, keyof All>;
export function givenAsTold(told: object): object {
  const values = new Map<string, unknown>(Object.entries(told));
  const names = Object.keys({ ...givenShape(false), ...givenShape(true) });
  return Object.fromEntries(names.map((name) => [name, values.get(name)]));
}
