import "server-only";
import type { Tx } from "@/lib/db/client";
import { enqueueMail } from "@/lib/db/outbox";
import { env } from "@/lib/env";
import { localePath } from "@/lib/i18n/localePath";
import { toLocale } from "@/lib/i18n/locales";
import { providerPaths } from "@/lib/paths";

/** Reasons by which a plan ends without anybody having asked for it. */
const lostReasons: readonly string[] = ["payment_failed", "unpaid"];

/** Writes the mail that tells a business that its monthly plan ended for want of payment, in the caller's transaction. */
export async function tellOfLostPlan(tx: Tx, providerId: string, reason: string): Promise<void> {
  if (!lostReasons.includes(reason)) return;
  const { email, owner } = await tx.provider.findUniqueOrThrow({
    where: { id: providerId },
    select: { email: true, owner: { select: { locale: true } } },
  });
  const locale = toLocale(owner.locale);
  const url = new URL(localePath(locale, providerPaths.dashboard()), env().APP_URL).toString();
  await enqueueMail(tx, { kind: "plan_ended", recipient: email, locale, providerId, payload: { url } });
}
