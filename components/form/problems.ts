/** Why a form was refused, as text. */
export type FormProblems = {
  /** The public code of `lib/errors`; null when no answer came. */
  code: string | null;
  message: string;
  /** Problems by field name. */
  fields: Record<string, string>;
};

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

/** Reads the body of an error answer. `fallback` is used where it has no message. */
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
    // The first problem of a field only.
    fields[detail.path] ??= detail.message;
  }
  return fields;
}

/**
 * The problems that remain after a field was changed, without those of the field or of something in it
 * (`hours.0.open_time` is in `hours`).
 */
export function withoutField(problems: FormProblems | null, name: string): FormProblems | null {
  if (problems === null) return null;
  const left = Object.entries(problems.fields).filter(([path]) => fieldOf(path) !== name);
  if (left.length === Object.keys(problems.fields).length) return problems;
  return left.length === 0 ? null : { ...problems, fields: Object.fromEntries(left) };
}

/** The problems that remain after some of `paths` were changed; a problem of no field goes with any change. */
export function withoutPaths(problems: FormProblems | null, paths: readonly string[]): FormProblems | null {
  if (problems === null) return null;
  const left = Object.entries(problems.fields).filter(([path]) => !paths.includes(path));
  return left.length === 0 ? null : { ...problems, fields: Object.fromEntries(left) };
}

/** The message for the whole form; null where one of its fields shows a problem. */
export function messageOf(problems: FormProblems | null, names: readonly string[]): string | null {
  if (problems === null) return null;
  return Object.keys(problems.fields).some((path) => names.includes(fieldOf(path))) ? null : problems.message;
}

/** `hours.0.open_time` → `hours`. */
function fieldOf(path: string): string {
  const dot = path.indexOf(".");
  return dot < 0 ? path : path.slice(0, dot);
}
