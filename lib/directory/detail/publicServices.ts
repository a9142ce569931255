import "server-only";
import type { z } from "zod";
import { serializeService } from "@/lib/catalogue/serviceProjection";
import { servicesByIds } from "@/lib/catalogue/serviceRows";
import type { Locale } from "@/lib/i18n/locales";
import { providersByIds } from "@/lib/providers/providerRows";
import { serializeProvider } from "@/lib/providers/serializers";
import type { ProviderRecord } from "@/lib/providers/types";
import type { publicServiceSchema } from "@/lib/staff/publicSchemas";
import { serializePublicPerson, staffDoing, staffOfProviders } from "@/lib/staff/publicStaff";

/**
 * Visible services with their business and who does them in the contract's shape, in the order of the ids; others are left out.
 * @param commissionPercentOf what the platform takes on a plan, in percent.
 */
export async function publicServices(
  ids: readonly string[],
  locale: Locale,
  commissionPercentOf: (plan: ProviderRecord["plan"]) => number,
): Promise<z.input<typeof publicServiceSchema>[]> {
  const services = await servicesByIds(ids, locale);
  const providerIds = services.map(({ providerId }) => providerId);
  const [providers, staff] = await Promise.all([providersByIds(providerIds), staffOfProviders(providerIds)]);
  return services.flatMap((service) => {
    const provider = providers.get(service.providerId);
    if (!provider) return [];
    const embedded = serializeProvider(provider, commissionPercentOf(provider.plan));
    const people = staffDoing(staff.get(service.providerId) ?? [], service.id).map(serializePublicPerson);
    return [{ ...serializeService(service), provider: embedded, staff: people }];
  });
}
