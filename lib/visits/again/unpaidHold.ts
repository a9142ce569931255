import "server-only";
import { checkoutOnReturn, type HeldCheckout } from "@/lib/checkout/pay/checkoutOnReturn";
import type { Viewer } from "@/lib/checkout/pay/sessionResult";
import { db } from "@/lib/db/client";
import type { Locale } from "@/lib/i18n/locales";

type Asked = {
  /** The booking whose payment this browser left, if it knows one. */
  leftId: string | undefined;
  viewer: Viewer;
  locale: Locale;
  nowMs: number;
};

/** A hold that waits for payment, and how long it does. */
export type Unpaid = { held: HeldCheckout; leftMs: number };

/**
 * The hold that waits for the viewer's payment: the one that this browser left, else the one of the account that ends first;
 * null without one. Reads only.
 */
export async function unpaidHold({ leftId, viewer, locale, nowMs }: Asked): Promise<Unpaid | null> {
  const ids = [leftId, ...(await heldByAccount(viewer.customerId, nowMs))];
  for (const id of new Set(ids)) {
    const returned = await checkoutOnReturn(id, viewer, locale);
    if (returned?.state !== "held") continue;
    const leftMs = Date.parse(returned.held.heldUntil) - nowMs;
    if (leftMs > 0) return { held: returned.held, leftMs };
  }
  return null;
}

/** Those of the account, by their end. */
async function heldByAccount(customerId: string | null, nowMs: number): Promise<string[]> {
  if (customerId === null) return [];
  const held = await db().booking.findMany({
    where: { customerId, status: "pending", holdExpiresAt: { gt: new Date(nowMs) } },
    select: { id: true },
    orderBy: { holdExpiresAt: "asc" },
  });
  return held.map(({ id }) => id);
}
