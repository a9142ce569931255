import type { ServiceDraft } from "./serviceDraft";

/** Without what is undefined, which the database leaves as it is. */
type Given<T> = { [K in keyof T as undefined extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined>;
};

/** A draft as the columns of its row; what it says nothing of is left as it is. */
export function serviceColumns({
  categoryId: _derived,
  staffMemberIds: _saidElsewhere,
  ...columns
}: ServiceDraft) {
  return given(columns);
}

function given<T extends object>(columns: T): Given<T>;
function given(columns: object): object {
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}
