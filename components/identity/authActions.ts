"use server";

import { cookies } from "next/headers";
import { followAddress } from "@/lib/account/followAddress";
import { adoptGuestBookings } from "@/lib/bookings/customer/adoptGuestBookings";
import { requestBookings } from "@/lib/bookings/customer/findBookings";
import { afterAnswer } from "@/lib/http/afterAnswer";
import { localePath } from "@/lib/i18n/localePath";
import { registerCustomer } from "@/lib/identity/accounts/registerCustomer";
import { rejectRegistration } from "@/lib/identity/accounts/rejectRegistration";
import { confirmEmailChange } from "@/lib/identity/addresses/confirmEmailChange";
import { requestPasswordReset, requestVerification } from "@/lib/identity/addresses/requestLinks";
import { undoEmailChange } from "@/lib/identity/addresses/undoEmailChange";
import { verifyEmail } from "@/lib/identity/addresses/verifyEmail";
import { resetPassword } from "@/lib/identity/passwords/newPassword";
import {
  emailOnlySchema,
  registerCustomerSchema,
  resetPasswordSchema,
  signInSchema,
  tokenOnlySchema,
  verifyEmailSchema,
} from "@/lib/identity/schemas";
import { afterSignIn } from "@/lib/identity/sessions/afterSignIn";
import { authPathsOf } from "@/lib/identity/sessions/authPaths";
import { allPortalSessions } from "@/lib/identity/sessions/portalSession";
import { signIn } from "@/lib/identity/sessions/signIn";
import { providerPaths } from "@/lib/paths";
import { acceptInvitation } from "@/lib/providers/members/acceptInvitation";
import { acceptSchema } from "@/lib/providers/members/schemas";
import { registerProvider } from "@/lib/providers/registration/registerProvider";
import { registerProviderSchema } from "@/lib/providers/registration/registration";
import { withdrawBusiness } from "@/lib/providers/registration/withdrawBusiness";
import type { FormState } from "./forms/formState";
import { handleForm } from "./forms/serverForm";

/*
 * Server actions of the sign-in pages' forms, for browsers without JavaScript or before it has loaded. With JavaScript
 * the forms call the contract; both run the same use cases.
 */

export async function signInAction(_before: FormState, form: FormData): Promise<FormState> {
  return handleForm(form, signInSchema, async (input, { role, locale, redirectTo, client }) => {
    const { cookies } = await signIn({ ...input, role }, client, adoptGuestBookings);
    return { cookies, to: afterSignIn(role, locale, redirectTo) };
  });
}

export async function registerCustomerAction(_before: FormState, form: FormData): Promise<FormState> {
  return handleForm(form, registerCustomerSchema, async (input, { locale, redirectTo, client }) => {
    const { cookies } = await registerCustomer(input, locale, client);
    return {
      cookies,
      to: localePath(locale, authPathsOf("customer").auth({ redirectTo, notice: "registered" })),
    };
  });
}

export async function registerProviderAction(_before: FormState, form: FormData): Promise<FormState> {
  return handleForm(form, registerProviderSchema, async (input, { locale, client }) => {
    const { cookies } = await registerProvider(input, { locale, client });
    return { cookies, to: localePath(locale, providerPaths.dashboard()) };
  });
}

export async function forgotAction(_before: FormState, form: FormData): Promise<FormState> {
  return handleForm(form, emailOnlySchema, async ({ email }, { client }) => {
    await requestPasswordReset(email, client, afterAnswer);
    return {};
  });
}

export async function findBookingsAction(_before: FormState, form: FormData): Promise<FormState> {
  return handleForm(form, emailOnlySchema, async ({ email }, { client }) => {
    await requestBookings(email, client.address);
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
    const current = await allPortalSessions(await cookies());
    return { cookies: await resetPassword(input, current, client, adoptGuestBookings) };
  });
}

export async function verifyAction(_before: FormState, form: FormData): Promise<FormState> {
  return handleForm(form, verifyEmailSchema, async (input, { client }) => {
    const { cookies } = await verifyEmail(input, client, adoptGuestBookings);
    return { cookies };
  });
}

export async function rejectAction(_before: FormState, form: FormData): Promise<FormState> {
  return handleForm(form, tokenOnlySchema, async ({ token }, { client }) => {
    await rejectRegistration(token, client, withdrawBusiness);
    return {};
  });
}

export async function acceptInvitationAction(_before: FormState, form: FormData): Promise<FormState> {
  return handleForm(form, acceptSchema, async (input, { locale, client }) => {
    const { cookies } = await acceptInvitation(input, { client, locale });
    return { cookies, to: localePath(locale, providerPaths.dashboard()) };
  });
}

export async function confirmEmailAction(_before: FormState, form: FormData): Promise<FormState> {
  return handleForm(form, verifyEmailSchema, async (input, { client }) => {
    await confirmEmailChange(input, client, followAddress);
    return {};
  });
}

export async function undoEmailAction(_before: FormState, form: FormData): Promise<FormState> {
  return handleForm(form, tokenOnlySchema, async ({ token }, { role, locale, client }) => {
    const { resetToken } = await undoEmailChange(token, client, followAddress);
    return { to: localePath(locale, authPathsOf(role).reset({ token: resetToken })) };
  });
}
