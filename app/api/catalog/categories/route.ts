import { categoriesCall } from "@/lib/api/contract/catalogue";
import { endpoint } from "@/lib/api/endpoint";
import { pageReply } from "@/lib/api/page";
import { resource } from "@/lib/api/resource";
import { slicePage } from "@/lib/api/slicePage";
import { listCategories } from "@/lib/catalogue/categories";
import { serializeCategory } from "@/lib/catalogue/serializers";

const list = endpoint(categoriesCall, async ({ query, locale, request }) => {
  const categories = await listCategories(query.locale ?? locale);
  return pageReply(request, slicePage(categories.map(serializeCategory), query));
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ GET: list });
