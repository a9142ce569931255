"use server";

import { headers } from "next/headers";
import type { ContactState } from "@/components/pages/contactState";
import { env } from "@/lib/env";
import { clientAddress } from "@/lib/http/clientAddress";
import { fieldProblems } from "@/lib/http/input/fieldProblems";
import { notedError } from "@/lib/http/server/notedError";
import { toLocale } from "@/lib/i18n/locales";
import { isRole } from "@/lib/identity/roles";
import { sendContactMessage } from "@/lib/notifications/contact";
import { contactSchema } from "@/lib/notifications/contactSchema";

function text(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}

/**
 * The server action of both portals' contact forms. It also serves plain form posts, so it reads everything from the
 * form.
 */
export async function submitContact(_before: ContactState, form: FormData): Promise<ContactState> {
  const locale = toLocale(text(form, "locale"));
  const portal = text(form, "portal");
  const typed = { name: text(form, "name"), email: text(form, "email"), message: text(form, "message") };
  const parsed = contactSchema.safeParse(typed, { reportInput: true });
  if (!parsed.success) {
    const problems = fieldProblems(parsed.error, locale);
    return {
      status: "invalid",
      typed,
      problems: Object.fromEntries(problems.map((problem) => [problem.path, problem.message])),
    };
  }
  try {
    const address = clientAddress(await headers(), env().TRUST_PROXY);
    await sendContactMessage({
      ...parsed.data,
      locale,
      portal: isRole(portal) ? portal : "customer",
      address,
    });
    return { status: "sent", email: parsed.data.email };
  } catch (error) {
    const { code } = await notedError(error, "contact message");
    return { status: code === "too_many_requests" ? code : "failed", typed };
  }
}
