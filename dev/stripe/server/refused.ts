/** Something a test asked for that cannot be done. */
export class Refused extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** @throws Refused where there is none */
export function found<T>(row: T | undefined, name: string): T {
  if (row === undefined) throw new Refused(404, `There is no such ${name}.`);
  return row;
}
