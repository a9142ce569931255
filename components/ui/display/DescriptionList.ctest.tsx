import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "@/tests/support/components/render";
import { DescriptionList } from "./DescriptionList";

test("a short value stands at the end of the line, and one that goes below its term begins where that does", async () => {
  const long = "Klipp, färg och slingor för långt hår, med inpackning och fön";
  const items = [
    { term: "Pris", description: "420 kr" },
    { term: "Tjänst", description: long },
  ];
  await render(<DescriptionList items={items} />, { language: "sv", screen: "phone" });
  const boxOf = (text: string) => page.getByText(text).element().getBoundingClientRect();
  const list = page.getByRole("term").first().element().closest("dl")?.getBoundingClientRect();
  expect(boxOf("420 kr").right).toBeCloseTo(list?.right ?? 0, 0);
  expect(boxOf(long).left).toBeCloseTo(list?.left ?? 0, 0);
  expect(boxOf(long).top).toBeGreaterThan(boxOf("Tjänst").top + 10);
  expect(getComputedStyle(page.getByText(long).element()).textAlign).toBe("start");
});
