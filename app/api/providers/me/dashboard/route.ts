import { dashboardCall } from "@/lib/api/contract/business/providerArea";
import { endpoint } from "@/lib/api/endpoint";
import { resource } from "@/lib/api/resource";
import { loadDashboard } from "@/lib/business/dashboard/dashboard";
import { ownProviderId } from "@/lib/business/ownProviderId";
import { serializeDashboard } from "@/lib/business/serializers";
import { listCategories, listSubcategories } from "@/lib/catalogue/categories";

const get = endpoint(dashboardCall, async ({ session, locale }) => {
  const [dashboard, categories, subcategories] = await Promise.all([
    loadDashboard(ownProviderId(session), Date.now()),
    listCategories(locale),
    listSubcategories(locale),
  ]);
  return serializeDashboard(dashboard, { categories, subcategories }, locale);
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ GET: get });
