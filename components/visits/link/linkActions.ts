"use server";

import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { renewBookingLink, requestBookingLink } from "@/lib/bookings/customer/bookingLink";
import { env } from "@/lib/env";
import { AppError, isAppError } from "@/lib/errors/AppError";
import { clientAddress } from "@/lib/http/clientAddress";
import { translateError } from "@/lib/http/errorResponse";
import { idIn } from "@/lib/http/input/schemas";
import { notedError } from "@/lib/http/server/notedError";
import { localePath } from "@/lib/i18n/localePath";
import { toLocale } from "@/lib/i18n/locales";
import { pageSession } from "@/lib/identity/sessions/requireSession";
import { customerPaths } from "@/lib/paths";
import type { LinkFormState } from "./LinkForm";

/*
 * The server actions about a booking's link. Both redirect to the booking's page without a link in its address: an
 * ended one opens nothing, and a session opens it as before.
 */

/** For visitors without a valid link. */
export async function requestLink(_before: LinkFormState, form: FormData): Promise<LinkFormState> {
  return handle(form, async (id) => {
    await requestBookingLink(id, clientAddress(await headers(), env().TRUST_PROXY));
    return customerPaths.booking(id, { link: "sent" });
  });
}

/** For visitors who have opened the booking. */
export async function renewLink(_before: LinkFormState, form: FormData): Promise<LinkFormState> {
  return handle(form, async (id) => {
    const session = await pageSession("customer");
    const proof = { token: textOf(form, "token"), customerId: session?.user.id ?? null };
    await renewBookingLink(id, proof, Date.now());
    return customerPaths.booking(id, { link: "renewed" });
  });
}

/** Redirects to the result of the work, or returns the form with its problem. */
async function handle(form: FormData, work: (id: string) => Promise<string>): Promise<LinkFormState> {
  const locale = toLocale(textOf(form, "locale"));
  const path = await pathAfter(form, work).catch((thrown: unknown) =>
    notedError(thrown, "booking link form"),
  );
  if (typeof path === "string") redirect(localePath(locale, path));
  return { problem: translateError(path.code, locale) };
}

async function pathAfter(form: FormData, work: (id: string) => Promise<string>): Promise<string> {
  const { data: id } = idIn.safeParse(textOf(form, "id"));
  if (id === undefined) throw new AppError("not_found");
  try {
    return await work(id);
  } catch (error) {
    // The link ended while its page was open; the redirect leads to a page that mails another.
    if (isAppError(error, "not_found") || isAppError(error, "not_signed_in"))
      return customerPaths.booking(id);
    throw error;
  }
}

function textOf(form: FormData, name: string): string | undefined {
  const value = form.get(name);
  return typeof value === "string" ? value : undefined;
}
