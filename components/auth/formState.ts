/** Why a form was refused, in words to show. */
export type FormProblems = {
  /** The public code of `lib/errors`, or null when no answer came. */
  code: string | null;
  message: string;
  /** Field name to what is wrong with it. */
  fields: Record<string, string>;
};

/** What a form shows after it was sent as a plain form post. Passwords are never sent back. */
export type FormState = { problems: FormProblems | null; values: Record<string, string>; isDone: boolean };

/** A form's work as a plain form post; handed to the forms by their pages, which are rendered by the server. */
export type FormAction = (before: FormState, form: FormData) => Promise<FormState>;

export const untouched: FormState = { problems: null, values: {}, isDone: false };

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
