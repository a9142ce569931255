import { z } from "zod";

/*
 * What one audience is told of a row, each field said once: the columns it needs, its shape in the answer, and its value.
 * The query's select, the schema and the serialiser are made of that (docs/decisions/0032).
 */

/** `R`: the row as far as the field's columns go. `C`: what the value depends on besides, such as the time. */
export type ProjectedField<S extends object, Z extends z.ZodType, R, C> = {
  select: S;
  shape: Z;
  of: (row: R, context: C) => z.input<Z>;
};

/** `never` stands for any row and any context. */
type Fields = Record<string, ProjectedField<object, z.ZodType, never, never>>;

type Taker<U> = U extends unknown ? (each: U) => void : never;
type Intersection<U> = Taker<U> extends (all: infer I) => void ? I : never;

// What all fields together need, a function that takes what each needs takes.
type RowTaker<O> = O extends (row: infer R, context: never) => unknown ? (row: R) => void : never;
type ContextTaker<O> = O extends (row: never, context: infer C) => unknown ? (context: C) => void : never;
type RowOf<F extends Fields> = RowTaker<F[keyof F]["of"]> extends (row: infer R) => void ? R : never;
type ContextOf<F extends Fields> =
  ContextTaker<F[keyof F]["of"]> extends (context: infer C) => void ? C : never;

type Shape<F extends Fields> = { [K in keyof F]: F[K]["shape"] };

export type Projection<F extends Fields> = {
  /** For Prisma: every column that a field needs, once. */
  select: Intersection<F[keyof F]["select"]>;
  schema: z.ZodObject<Shape<F>>;
  /** The row in the schema's shape, field by field in their order. */
  serialize: (row: RowOf<F>, context: ContextOf<F>) => z.input<z.ZodObject<Shape<F>>>;
};

/**
 * Makes select, schema and serialiser of the fields of an answer, by their names in it.
 * @param fields a constant of its own: written in place, their types would be inferred from this parameter's
 */
export function projection<F extends Fields>(fields: F): Projection<F>;
export function projection(fields: Fields) {
  const entries = Object.entries(fields);
  return {
    select: entries.reduce<object>((select, [, field]) => merged(select, field.select), {}),
    schema: z.object(Object.fromEntries(entries.map(([name, { shape }]) => [name, shape]))),
    serialize: (row: never, context: never) =>
      Object.fromEntries(entries.map(([name, field]) => [name, field.of(row, context)])),
  };
}

/** Two selects as one; those of a relation that both need are merged within. */
function merged(one: object, other: object): object {
  const known = new Map<string, unknown>(Object.entries(one));
  const added = Object.entries(other).map(([name, value]) => {
    const there = known.get(name);
    return [name, isObject(there) && isObject(value) ? merged(there, value) : value];
  });
  return { ...one, ...Object.fromEntries(added) };
}

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;
