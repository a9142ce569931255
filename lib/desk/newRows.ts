import "server-only";
import { randomUUID } from "node:crypto";
import { columnsOf } from "@/lib/db/columnNames";
import type { Locale } from "@/lib/i18n/locales";
import { MINUTE_MS } from "@/lib/time/zone";
import type { CheckedTime } from "./checkTimes";
import type { DeskCustomer } from "./customer";
import type { BookByBusiness } from "./schemas";
import type { NewOwnBooking } from "./takeTimes";
import type { Sold } from "./whatIsSold";

type Terms = {
  wish: BookByBusiness & { staffId: string | null };
  customer: DeskCustomer;
  locale: Locale;
  requestKey: string | null;
  fingerprint: string;
};

const iso = (instantMs: number) => new Date(instantMs).toISOString();

/** The rows of the dates, earliest first: copies of everything that is sold, so that later edits do not change them. */
export function newRows(sold: Sold, times: readonly CheckedTime[], terms: Terms): NewOwnBooking[] {
  const { wish, customer } = terms;
  const first = sold.lines[0];
  if (first === undefined) throw new RangeError("A booking without a service");
  const seriesId = times.length > 1 ? randomUUID() : null;
  return times.map(({ startMs, candidates }, index) => {
    const endMs = startMs + sold.durationMinutes * MINUTE_MS;
    const copied = {
      id: randomUUID(),
      providerId: sold.providerId,
      serviceId: first.serviceId,
      customerId: customer.customerId,
      source: wish.source,
      paymentWay: wish.payment.way,
      seriesId,
      durationMinutes: sold.durationMinutes,
      timeZone: sold.timeZone,
      deliveryMode: wish.deliveryMode ?? (sold.isPhysical || !sold.isDigital ? "physical" : "digital"),
      serviceName: sold.serviceName,
      providerName: sold.providerName,
      customerName: customer.name,
      customerEmail: customer.email ?? "",
      customerPhone: customer.phone,
      notifiesCustomer: wish.notify,
      locale: terms.locale,
      totalOre: sold.totalOre,
      vatPercent: first.vatPercent,
      requestKey: index === 0 ? terms.requestKey : null,
      requestFingerprint: terms.fingerprint,
      isStaffChosen: wish.staffId !== null,
    } as const;
    return {
      ...columnsOf(copied),
      starts_at: iso(startMs),
      ends_at: iso(endMs),
      blocked_from: iso(startMs - sold.bufferBeforeMinutes * MINUTE_MS),
      blocked_until: iso(endMs + sold.bufferAfterMinutes * MINUTE_MS),
      free_cancellation_until: iso(startMs - sold.freeCancellationHours * 60 * MINUTE_MS),
      candidates,
      settings_version: sold.settingsVersion,
    };
  });
}
