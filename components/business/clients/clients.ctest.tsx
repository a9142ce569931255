import { expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { ImportField, ImportPreview } from "@/lib/clients/import/importSchemas";
import type { ClientCard, ClientVisit } from "@/lib/clients/schemas";
import { HOME_TIME_ZONE } from "@/lib/time/zone";
import { answerPreviews } from "@/tests/support/components/business/importPreviews";
import { choose, press, settled, wordsOf, write } from "@/tests/support/components/press";
import { render } from "@/tests/support/components/render";
import { ledTo } from "@/tests/support/components/router";
import { ClientSpent } from "./ClientSpent";
import { ImportClients } from "./import/ImportClients";
import { SearchClients } from "./SearchClients";

/* The clients of a business: how they are searched, what one has paid, and a file of them. */

test("the clients are searched while one types, and the field keeps the focus", async () => {
  await render(<SearchClients search="" tag="" tags={[]} />, { language: "sv", path: "/provider/clients" });
  const field = page.getByRole("searchbox", { name: "Sök kund" });
  await write(field, "mo");
  await write(field, "moa");
  await expect.poll(ledTo).toEqual(["replace /provider/clients?search=moa"]);
  await expect.element(field).toHaveFocus();
});

const visit = (spent: number, day: string): ClientVisit => ({
  ...{
    booking_id: crypto.randomUUID(),
    starts_at: `2031-01-${day}T10:00:00.000Z`,
    service_name: "Klippning",
  },
  ...{ staff_name: null, status: "completed", visit_mark: null, source: "desk" },
  ...{ total_amount: 420, spent_amount: spent },
});

test("what a client has paid opens into the bookings that it is the sum of, and older ones as one sum", async () => {
  const client: ClientCard = {
    ...{ id: crypto.randomUUID(), name: "Moa Lind", phone: null, phone_e164: null, email: null, tags: [] },
    ...{ next_visit_at: null, last_visit_at: null, visit_count: 9, no_show_count: 0, is_hidden: false },
    ...{ since: "2030-01-07T10:00:00.000Z", has_account: false, mails_withheld: null, notes: [] },
    ...{ spent_amount: 1_000.5, visits: [visit(420, "09"), visit(0, "08"), visit(380.5, "07")] },
  };
  await render(<ClientSpent client={client} timeZone={HOME_TIME_ZONE} />, {
    language: "sv",
    screen: "phone",
  });
  await press(page.getByText("Har betalat"));
  const list = page.getByRole("list", { name: "Bokningar som ingår" });
  const amounts = () => wordsOf(list).match(/[\d,]+ kr/g);
  expect(wordsOf(page.getByText("1 000,50 kr"))).toBe("1 000,50 kr");
  expect(amounts()).toEqual(["420 kr", "380,50 kr", "200 kr"]);
  const [first] = client.visits;
  await expect
    .element(list.getByRole("link").first())
    .toHaveAttribute("href", `/provider/bookings?date=2031-01-09&booking=${first?.booking_id}`);
});

const columns = (fields: readonly (ImportField | null)[]) =>
  ["Namn", "Mobil", "E-post"].map((heading, index) => ({
    heading,
    field: fields[index] ?? null,
    samples: [],
  }));

const previewOf = (figures: Partial<ImportPreview>): ImportPreview => ({
  ...{ added: 1, updated: 0, skipped: 1, encoding: "unicode", columns: columns(["name", "phone", "email"]) },
  ...{ refused: [], refused_count: 0, sample: [] },
  ...figures,
});

test("the preview of an import is asked for again after a failure, and after a choice that was made while it was awaited", async () => {
  let isLost = true;
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const { forms, end } = answerPreviews(async (form) => {
    if (isLost) return "lost";
    if (form.columns === undefined) return previewOf({});
    if (form.duplicates === "skip") await released;
    return previewOf({ added: 2, updated: 1, skipped: 0, columns: columns(["name", "phone", null]) });
  });
  onTestFinished(end);
  await render(<ImportClients />, { language: "sv", path: "/provider/clients/import" });
  await userEvent.upload(page.getByLabelText("Fil"), new File(["Namn;Mobil;E-post\n"], "kunder.csv"));
  await settled();
  isLost = false;
  await press(page.getByRole("button", { name: "Försök igen" }));
  await expect.element(page.getByText(/^1 ny kund, ingen uppdateras, 1 finns redan/)).toBeVisible();

  await choose(page.getByLabelText("Kolumnen E-post"), "Läses inte in");
  await press(page.getByRole("radio", { name: "Uppdatera från filen" }));
  // The preview is what the import does, so the former one stays until the next is there.
  await expect.element(page.getByText(/^1 ny kund/)).toBeVisible();
  release();
  await expect.element(page.getByText(/^2 nya kunder, 1 uppdateras/)).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Läs in 3 kunder" })).toBeEnabled();
  expect(forms).toEqual([
    { duplicates: "skip" },
    { duplicates: "skip" },
    { duplicates: "skip", columns: ["name", "phone", null] },
    { duplicates: "update", columns: ["name", "phone", null] },
  ]);
});
