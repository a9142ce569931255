"use client";

import { useState } from "react";
import type { Role } from "@/lib/identity/roles";
import type { Credentials } from "./credentialsDraft";
import type { FormAction } from "./formState";
import { RegisterCustomerForm } from "./RegisterCustomerForm";
import { RegisterProviderForm } from "./RegisterProviderForm";
import { SignInForm } from "./SignInForm";

type AuthFormsProps = {
  portal: Role;
  mode: "login" | "register";
  redirectTo: string | undefined;
  actions: { signIn: FormAction; register: FormAction };
};

/** The form of the chosen mode. Input is kept when the mode changes. */
export function AuthForms({ portal, mode, redirectTo, actions }: AuthFormsProps) {
  const [values, change] = useState<Credentials>({ fullName: "", email: "", password: "" });
  const draft = { values, change };
  if (mode === "login") {
    return <SignInForm action={actions.signIn} portal={portal} redirectTo={redirectTo} draft={draft} />;
  }
  if (portal === "customer") {
    return <RegisterCustomerForm action={actions.register} redirectTo={redirectTo} draft={draft} />;
  }
  return <RegisterProviderForm action={actions.register} draft={draft} />;
}
