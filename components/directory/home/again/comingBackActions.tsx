"use server";

import { setRequestLocale } from "next-intl/server";
import { toLocale } from "@/lib/i18n/locales";
import { pageSession } from "@/lib/identity/sessions/requireSession";
import { logger } from "@/lib/log/logger";
import { dueServices } from "@/lib/visits/again/dueServices";
import { nextVisit } from "@/lib/visits/again/nextVisit";
import type { Part } from "./ComingBack";
import { ComingBackParts } from "./ComingBackParts";

/** The part of the home page of whoever is signed in, in the `locale` of the form. */
export async function showComingBack(form: FormData): Promise<Part> {
  const locale = toLocale(String(form.get("locale")));
  setRequestLocale(locale);
  try {
    const session = await pageSession("customer");
    if (session === null) return null;
    const nowMs = Date.now();
    const [visit, due] = await Promise.all([
      nextVisit(session.user.id, nowMs),
      dueServices(session.user.id, nowMs, locale),
    ]);
    return <ComingBackParts visit={visit} due={due} />;
  } catch (error) {
    logger.error({ err: error }, "home of a customer");
    return "failed";
  }
}
