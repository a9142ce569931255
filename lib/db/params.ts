/** The values of a query that is put together from parts; each part names its value by the placeholder it was given. */
export class Params {
  readonly values: unknown[] = [];

  /** @returns the placeholder, `$1` and up. */
  add(value: unknown): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }
}
