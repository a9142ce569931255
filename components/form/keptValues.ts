import { readTab, writeTab } from "@/components/checkout/form/tabStore";

/** Where what was typed waits while one signs in again. */
export type KeptUnder = {
  /** Names the form: `profile`, `service-<id>`. */
  name: string;
  /** Whose it is, an e-mail address or an id: the next person in this tab never sees it. */
  owner: string;
};

const storedName = ({ name }: KeptUnder) => `form-${name}`;

/** Keeps what was typed, in this tab only. Never for forms with passwords. */
export function keepValues(under: KeptUnder, values: object): void {
  writeTab(storedName(under), { of: under.owner, values });
}

/** What was kept, once, where it has the fields of `initial` and belongs to the same person; else null. */
export function takeValues<V extends object>(under: KeptUnder, initial: V): V | null {
  const { of, values } = readTab(storedName(under));
  writeTab(storedName(under), null);
  return of === under.owner && hasShapeOf(initial, values) ? { ...initial, ...values } : null;
}

/** Whether every field is there with a value of the same kind: another version of the page may have written it. */
function hasShapeOf<V extends object>(initial: V, values: unknown): values is V {
  if (typeof values !== "object" || values === null) return false;
  const given = new Map<string, unknown>(Object.entries(values));
  return Object.entries(initial).every(([name, value]) => kindOf(given.get(name)) === kindOf(value));
}

const kindOf = (value: unknown) => (Array.isArray(value) ? "list" : value === null ? "null" : typeof value);
