"use server";

import { redirect } from "next/navigation";
import { translateError } from "@/lib/http/errorResponse";
import { notedError } from "@/lib/http/server/notedError";
import { localePath } from "@/lib/i18n/localePath";
import { toLocale } from "@/lib/i18n/locales";
import { customerPaths } from "@/lib/paths";
import { reportMail } from "@/lib/providers/mailReports";

type ReportState = { problem: string | null };

/** Reports the mail that the page is of, and leads back to it. */
export async function reportThisMail(_before: ReportState, form: FormData): Promise<ReportState> {
  const [token, locale] = [form.get("token"), toLocale(form.get("locale"))];
  if (typeof token !== "string") return { problem: null };
  try {
    await reportMail(token, Date.now());
  } catch (error) {
    const { code } = await notedError(error, "mail report form");
    return { problem: translateError(code, locale) };
  }
  redirect(localePath(locale, customerPaths.reportMail({ token })));
}
