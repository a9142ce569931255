import type { FormProblems } from "@/components/form/problems";

/** What a form shows after it was sent as a plain form post. Passwords are never sent back. */
export type FormState = { problems: FormProblems | null; values: Record<string, string>; isDone: boolean };

/** A form's work as a plain form post; handed to the forms by their pages, which are rendered by the server. */
export type FormAction = (before: FormState, form: FormData) => Promise<FormState>;

export const untouched: FormState = { problems: null, values: {}, isDone: false };
