"use server";

import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { paymentLinkView } from "@/lib/checkout/link/linkView";
import { openLinkPage } from "@/lib/checkout/link/openLinkPage";
import { env } from "@/lib/env";
import { clientAddress } from "@/lib/http/clientAddress";
import { translateError } from "@/lib/http/errorResponse";
import { notedError } from "@/lib/http/server/notedError";
import { localePath } from "@/lib/i18n/localePath";
import { toLocale } from "@/lib/i18n/locales";
import { customerPaths } from "@/lib/paths";
import type { PayState } from "./PayForm";

/** Opens the payment page of a link, and leads there; or back to the link's page, which says why there is none. */
export async function openPaymentPage(_before: PayState, form: FormData): Promise<PayState> {
  const locale = toLocale(textOf(form, "locale"));
  const token = textOf(form, "token");
  const address = clientAddress(await headers(), env().TRUST_PROXY);
  const pressed = await openLinkPage(
    { token, locale, address, earlyStart: textOf(form, "earlyStart") },
    Date.now(),
  ).catch((thrown: unknown) => notedError(thrown, "payment link form"));
  if ("url" in pressed) redirect(pressed.url);
  if ("state" in pressed) redirect(localePath(locale, customerPaths.pay({ token })));
  if (pressed.code !== "provider_not_onboarded") return { problem: translateError(pressed.code, locale) };
  // In words for somebody who pays, and does not book.
  const view = await paymentLinkView(token, locale, Date.now());
  const t = await getTranslations({ locale, namespace: "paymentLink" });
  return { problem: t("notOnboarded", { provider: view?.facts.provider ?? "" }) };
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}
