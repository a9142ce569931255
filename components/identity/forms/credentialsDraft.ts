import type { ChangeEvent } from "react";

/** The input kept when switching between signing in and registering. */
export type Credentials = { fullName: string; email: string; password: string };

export type CredentialsDraft = { values: Credentials; change: (values: Credentials) => void };

/** Props that keep a field's value in the draft; the field itself is uncontrolled. */
export function draftProps({ values, change }: CredentialsDraft, name: keyof Credentials) {
  return {
    defaultValue: values[name],
    onChange: (event: ChangeEvent<HTMLInputElement>) => change({ ...values, [name]: event.target.value }),
  };
}
