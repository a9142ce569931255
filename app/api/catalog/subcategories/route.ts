import { subcategoriesCall } from "@/lib/api/contract/catalogue";
import { endpoint } from "@/lib/api/endpoint";
import { pageReply } from "@/lib/api/page";
import { resource } from "@/lib/api/resource";
import { slicePage } from "@/lib/api/slicePage";
import { listSubcategories } from "@/lib/catalogue/categories";
import { serializeSubcategory } from "@/lib/catalogue/serializers";

const list = endpoint(subcategoriesCall, async ({ query, locale, request }) => {
  const subcategories = await listSubcategories(query.locale ?? locale);
  const items = subcategories.map(({ category, ...subcategory }) =>
    serializeSubcategory(subcategory, category),
  );
  return pageReply(request, slicePage(items, query));
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ GET: list });
