import { readTab, writeTab } from "@/components/checkout/form/tabStore";

/** The key of values kept while somebody signs in again. */
export type KeptUnder = {
  /** The name of the form: `profile`, `service-<id>`. */
  name: string;
  /** The owner, an e-mail address or an id, so that another person in this tab never sees them. */
  owner: string;
};

const storedName = ({ name }: KeptUnder) => `form-${name}`;

/** Keeps values in this tab only. Never for forms with passwords. */
export function keepValues(under: KeptUnder, values: object): void {
  writeTab(storedName(under), { of: under.owner, values });
}

/** Takes the kept values, once, if they have the fields of `initial` and the same owner; else null. */
export function takeValues<V extends object>(under: KeptUnder, initial: V): V | null {
  const { of, values } = readTab(storedName(under));
  writeTab(storedName(under), null);
  return of === under.owner && hasShapeOf(initial, values) ? { ...initial, ...values } : null;
}

/**
 * Whether every field exists with a value of the same type, since another version of the page may have written them.
 */
function hasShapeOf<V extends object>(initial: V, values: unknown): values is V {
  if (typeof values !== "object" || values === null) return false;
  const given = new Map<string, unknown>(Object.entries(values));
  return Object.entries(initial).every(([name, value]) => kindOf(given.get(name)) === kindOf(value));
}

const kindOf = (value: unknown) => (Array.isArray(value) ? "list" : value === null ? "null" : typeof value);
