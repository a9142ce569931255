import { test } from "../support/browserTest";
import { anyFreeSlot } from "../support/checkout";
import { expectNoOverflow, open } from "../support/page";

test("the pages of a service and of a business fit a phone with text twice as large @phone", async ({
  page,
}) => {
  const { service } = await anyFreeSlot();
  for (const path of [`/customer/services/${service.id}`, `/customer/providers/${service.provider.id}`]) {
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      await open(page, path);
      await page.addStyleTag({ content: "html { font-size: 200% }" });
      await expectNoOverflow(page);
    }
  }
});
