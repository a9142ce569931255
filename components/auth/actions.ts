"use server";

import { cookies } from "next/headers";
import { adoptGuestBookings } from "@/lib/bookings/adoptGuestBookings";
import { afterAnswer } from "@/lib/http/afterAnswer";
import { localePath } from "@/lib/i18n/localePath";
import { afterSignIn } from "@/lib/identity/afterSignIn";
import { authPathsOf } from "@/lib/identity/authPaths";
import { resetPassword } from "@/lib/identity/newPassword";
import { allPortalSessions } from "@/lib/identity/portalSession";
import { registerCustomer } from "@/lib/identity/registerCustomer";
import { requestPasswordReset, requestVerification } from "@/lib/identity/requestLinks";
import {
  emailOnlySchema,
  registerCustomerSchema,
  resetPasswordSchema,
  signInSchema,
  verifyEmailSchema,
} from "@/lib/identity/schemas";
import { signIn } from "@/lib/identity/signIn";
import { verifyEmail } from "@/lib/identity/verifyEmail";
import { providerPaths } from "@/lib/paths";
import { startOnboarding } from "@/lib/payments/onboarding";
import { registerProvider } from "@/lib/providers/registerProvider";
import { registerProviderSchema } from "@/lib/providers/registration";
import type { FormState } from "./formState";
import { handleForm } from "./serverForm";

/*
 * The forms of the sign-in pages as plain form posts, for browsers in which scripts do not run (yet). With scripts
 * the forms make the contract's calls; both come down to the same use cases.
 */

export async function signInAction(_before: FormState, form: FormData): Promise<FormState> {
  return handleForm(form, signInSchema, async (input, { role, locale, redirectTo, client }) => {
    const { cookies } = await signIn({ ...input, role }, client, adoptGuestBookings);
    return { cookies, to: afterSignIn(role, locale, redirectTo) };
  });
}

export async function registerCustomerAction(_before: FormState, form: FormData): Promise<FormState> {
  return handleForm(form, registerCustomerSchema, async (input, { locale, redirectTo, client }) => {
    await registerCustomer(input, locale, client);
    return { to: localePath(locale, authPathsOf("customer").auth({ redirectTo, notice: "registered" })) };
  });
}

export async function registerProviderAction(_before: FormState, form: FormData): Promise<FormState> {
  return handleForm(form, registerProviderSchema, async (input, { locale, client }) => {
    const { answer, issued } = await registerProvider(input, { locale, client, startOnboarding });
    const to = answer.onboardingUrl ?? localePath(locale, providerPaths.dashboard());
    return { cookies: issued?.cookies ?? [], to };
  });
}

export async function forgotAction(_before: FormState, form: FormData): Promise<FormState> {
  return handleForm(form, emailOnlySchema, async ({ email }, { client }) => {
    await requestPasswordReset(email, client, afterAnswer);
    return {};
  });
}

export async function resendAction(_before: FormState, form: FormData): Promise<FormState> {
  return handleForm(form, emailOnlySchema, async ({ email }, { client }) => {
    await requestVerification(email, client, afterAnswer);
    return {};
  });
}

export async function resetAction(_before: FormState, form: FormData): Promise<FormState> {
  return handleForm(form, resetPasswordSchema, async (input, { client }) => {
    const renewed = await resetPassword(input, await allPortalSessions(await cookies()), client);
    return { cookies: renewed?.cookies ?? [] };
  });
}

export async function verifyAction(_before: FormState, form: FormData): Promise<FormState> {
  return handleForm(form, verifyEmailSchema, async ({ token }, { client }) => {
    await verifyEmail(token, client, adoptGuestBookings);
    return {};
  });
}
