import { expectNoViolations } from "../../support/pages/axe";
import { expect, test } from "../../support/pages/browserTest";

/* `expectNoViolations` includes the size of targets: 24 px, or that much space around them. */

const buttons = (gap: number) => {
  const button = `<button style="width:12px;height:12px;padding:0;border:0;margin-right:${gap}px">x</button>`;
  return `<html lang="sv"><title>Knappar</title><main><h1>Knappar</h1>${button}${button}</main></html>`;
};

test("what is too small to press is found, unless there is room around it @desktop @deep", async ({
  page,
}) => {
  await page.setContent(buttons(24));
  await expectNoViolations(page);
  await page.setContent(buttons(0));
  await expect(expectNoViolations(page)).rejects.toThrow("target-size");
});
