import { expect, it } from "vitest";
import { serviceColumns } from "./serviceColumns";
import { newServiceSchema } from "./serviceDraft";

it("serviceColumns: who does a service and its category are no columns of its row", () => {
  const id = "7c122321-0a17-8fd5-ae7f-9943ec958298";
  const draft = newServiceSchema.parse({
    name: "Klippning",
    subcategory_id: id,
    category_id: id,
    staff_ids: [id],
  });
  const columns = Object.keys(serviceColumns(draft));
  expect(columns).toContain("subcategoryId");
  expect(columns).not.toContain("staffMemberIds");
  expect(columns).not.toContain("categoryId");
});
