/** Why a form was refused, in words to show. */
export type FormProblems = {
  /** The public code of `lib/errors`, or null when no answer came. */
  code: string | null;
  message: string;
  /** Field name to what is wrong with it. */
  fields: Record<string, string>;
};

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

/** Reads the body of an error answer; `fallback` stands in where it has no words of its own. */
export function problemsOf(body: unknown, fallback: string): FormProblems {
  if (!isFields(body)) return { code: null, message: fallback, fields: {} };
  const { code, message, details } = body;
  return {
    code: typeof code === "string" ? code : null,
    message: typeof message === "string" && message !== "" ? message : fallback,
    fields: fieldsOf(details),
  };
}

function fieldsOf(details: unknown): Record<string, string> {
  if (!Array.isArray(details)) return {};
  const fields: Record<string, string> = {};
  for (const detail of details) {
    if (!isFields(detail) || typeof detail.path !== "string" || typeof detail.message !== "string") continue;
    // One problem at a time: the first is the one to mend first.
    fields[detail.path] ??= detail.message;
  }
  return fields;
}

/**
 * What is left after a field was changed: what was said of it, or of something in it (`hours.0.open_time` is in
 * `hours`), is out of date.
 */
export function withoutField(problems: FormProblems | null, name: string): FormProblems | null {
  if (problems === null) return null;
  const left = Object.entries(problems.fields).filter(([path]) => fieldOf(path) !== name);
  if (left.length === Object.keys(problems.fields).length) return problems;
  return left.length === 0 ? null : { ...problems, fields: Object.fromEntries(left) };
}

/** What is said of the whole form: nothing where one of its own fields tells what is wrong. */
export function messageOf(problems: FormProblems | null, names: readonly string[]): string | null {
  if (problems === null) return null;
  return Object.keys(problems.fields).some((path) => names.includes(fieldOf(path))) ? null : problems.message;
}

/** `hours.0.open_time` → `hours`. */
function fieldOf(path: string): string {
  const dot = path.indexOf(".");
  return dot < 0 ? path : path.slice(0, dot);
}
