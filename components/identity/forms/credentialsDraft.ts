import type { ChangeEvent } from "react";

/** What stays when changing between signing in and registering. */
export type Credentials = { email: string; password: string };

export type Draft = { values: Credentials; change: (values: Credentials) => void };

/** Ties a field to the draft; the field itself keeps its own text. */
export function draftProps({ values, change }: Draft, name: keyof Credentials) {
  return {
    defaultValue: values[name],
    onChange: (event: ChangeEvent<HTMLInputElement>) => change({ ...values, [name]: event.target.value }),
  };
}
