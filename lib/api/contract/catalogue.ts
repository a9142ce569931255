import { z } from "zod";
import { categorySchema, namesQuerySchema, subcategorySchema } from "@/lib/catalogue/schemas";
import { suggestionsSchema, suggestQuerySchema } from "@/lib/directory/search/suggest/suggestSchemas";
import { paging } from "@/lib/http/input/schemas";
import { defineCall } from "../call";

const common = { tag: "Catalogue", access: "none", method: "GET", status: 200 } as const;
const query = namesQuerySchema.extend(paging);

export const categoriesCall = defineCall({
  ...common,
  id: "listCategories",
  path: "/catalog/categories",
  summary: "The categories, named in the language asked for",
  query,
  answer: z.array(categorySchema),
});

export const subcategoriesCall = defineCall({
  ...common,
  id: "listSubcategories",
  path: "/catalog/subcategories",
  summary: "The subcategories with their category",
  query,
  answer: z.array(subcategorySchema),
});

export const suggestionsCall = defineCall({
  ...common,
  id: "listSuggestions",
  path: "/catalog/suggestions",
  summary: "What a text that is being typed may become",
  query: suggestQuerySchema,
  answer: suggestionsSchema,
});

/** In the order of the description. */
export const categoryCalls = [categoriesCall, subcategoriesCall, suggestionsCall] as const;
