import "server-only";
import type { z } from "zod";
import { serializeService } from "@/lib/catalogue/serializers";
import { servicesByIds } from "@/lib/catalogue/serviceRows";
import type { Locale } from "@/lib/i18n/locales";
import { providersByIds } from "./providerRows";
import type { serviceWithProviderSchema } from "./schemas";
import { serializeProvider } from "./serializers";
import type { ProviderRow } from "./types";

/**
 * Visible services with their business in the contract's shape, in the order of the ids; others are left out.
 * @param commissionPercentOf what the platform takes on a plan, in percent.
 */
export async function publicServices(
  ids: readonly string[],
  locale: Locale,
  commissionPercentOf: (plan: ProviderRow["plan"]) => number,
): Promise<z.input<typeof serviceWithProviderSchema>[]> {
  const services = await servicesByIds(ids, locale);
  const providers = await providersByIds(services.map(({ providerId }) => providerId));
  return services.flatMap((service) => {
    const provider = providers.get(service.providerId);
    if (!provider) return [];
    const embedded = serializeProvider(provider, commissionPercentOf(provider.plan));
    return [{ ...serializeService(service), provider: embedded }];
  });
}
