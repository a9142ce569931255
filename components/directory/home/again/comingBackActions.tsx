"use server";

import { cookies } from "next/headers";
import { setRequestLocale } from "next-intl/server";
import { toLocale } from "@/lib/i18n/locales";
import { pageSession } from "@/lib/identity/sessions/requireSession";
import { logger } from "@/lib/log/logger";
import { dueServices } from "@/lib/visits/again/dueServices";
import { nextVisit } from "@/lib/visits/again/nextVisit";
import { unpaidHold } from "@/lib/visits/again/unpaidHold";
import type { Part } from "./ComingBack";
import { ComingBackParts, HeldRow } from "./ComingBackParts";

/**
 * The part of the home page of whoever is signed in, in the `locale` of the form, or left the payment of its `booking`; null
 * for everybody else.
 */
export async function showComingBack(form: FormData): Promise<Part> {
  const locale = toLocale(String(form.get("locale")));
  setRequestLocale(locale);
  try {
    const session = await pageSession("customer");
    const nowMs = Date.now();
    const left = form.get("booking");
    const customerId = session?.user.id ?? null;
    const unpaidNow = unpaidHold({
      leftId: left === null ? undefined : String(left),
      viewer: { cookies: await cookies(), customerId },
      locale,
      nowMs,
    });
    if (customerId === null) {
      const unpaid = await unpaidNow;
      return unpaid && <HeldRow {...unpaid} />;
    }
    const [unpaid, visit, due] = await Promise.all([
      unpaidNow,
      nextVisit(customerId, nowMs),
      dueServices(customerId, nowMs, locale),
    ]);
    return <ComingBackParts unpaid={unpaid} visit={visit} due={due} />;
  } catch (error) {
    logger.error({ err: error }, "home of a customer");
    return "failed";
  }
}
