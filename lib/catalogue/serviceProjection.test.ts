import { expect, it } from "vitest";
import { serviceSchema } from "./serviceProjection";

/** Whatever is added to `serviceFields` is public from then on, so it has to be named here, too. */
it("serviceSchema: visitors are told these fields of a service and no others", () => {
  expect(Object.keys(serviceSchema.shape).toSorted()).toEqual([
    "category_id",
    "description",
    "duration_minutes",
    "id",
    "image_url",
    "is_active",
    "is_digital",
    "is_physical",
    "name",
    "price",
    "provider_id",
    "slug",
    "subcategory",
    "subcategory_id",
    "vat_percent",
  ]);
});
