/** The column of a field of the database's client: `startsAt` is `starts_at`. */
export type ColumnName<Field extends string> = Field extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${ColumnName<Rest>}`
  : "";

/** A record under the names of its columns. */
export type Columns<T extends object> = { [K in keyof T & string as ColumnName<K>]: T[K] };

/** The column of a field, as every `@map` of the schema has it. */
export function columnName<Field extends string>(field: Field): ColumnName<Field>;
export function columnName(field: string): string {
  return field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** A record of the database's client as columns, for SQL that takes rows as JSON. */
export function columnsOf<T extends object>(record: T): Columns<T>;
export function columnsOf(record: object): object {
  return Object.fromEntries(Object.entries(record).map(([field, value]) => [columnName(field), value]));
}
