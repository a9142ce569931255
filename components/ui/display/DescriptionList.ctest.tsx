import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "@/tests/support/components/render";
import { DescriptionList } from "./DescriptionList";

test("a short value stands at the end of the line, with its note, and one that goes below its term begins where that does", async () => {
  const long = "Klipp, färg och slingor för långt hår, med inpackning och fön";
  const [price, note] = ["420 kr", "inklusive 25 % moms"];
  const items = [
    { term: "Pris", description: <b>{price}</b>, note },
    { term: "Tjänst", description: long },
  ];
  await render(<DescriptionList items={items} />, { language: "sv", screen: "phone" });
  const boxOf = (text: string) => page.getByText(text).element().getBoundingClientRect();
  const list = page.getByRole("term").first().element().closest("dl")?.getBoundingClientRect();
  expect(boxOf(price).right).toBeCloseTo(list?.right ?? 0, 0);
  expect(boxOf(note).right).toBeCloseTo(list?.right ?? 0, 0);
  expect(boxOf(long).left).toBeCloseTo(list?.left ?? 0, 0);
  expect(boxOf(long).top).toBeGreaterThan(boxOf("Tjänst").top + 10);
  expect(getComputedStyle(page.getByText(long).element()).textAlign).toBe("start");
});
