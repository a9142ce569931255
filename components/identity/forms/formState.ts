import type { FormProblems } from "@/components/form/problems";

/** The state of a form after a plain form post. Passwords are never sent back. */
export type FormState = { problems: FormProblems | null; values: Record<string, string>; isDone: boolean };

/** The server action of a form. Pages pass it to the form, since they are rendered by the server. */
export type FormAction = (before: FormState, form: FormData) => Promise<FormState>;

export const initialFormState: FormState = { problems: null, values: {}, isDone: false };
