import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "@/tests/support/components/render";
import { UntilThen } from "./UntilThen";

test("what has passed goes at its time, the rest after it, without the server", async () => {
  const rows = ["Snart", "Strax därefter"];
  const instants = [2_500, 3_500].map((ms) => new Date(Date.now() + ms).toISOString());
  const row = (text: string) => page.getByText(text, { exact: true });
  await render(
    <UntilThen instants={instants} empty={<p>{"Inget kvar"}</p>}>
      {rows.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </UntilThen>,
    { language: "sv", path: "/customer" },
  );
  await expect.element(row("Snart")).toBeVisible();
  await expect.element(row("Snart")).not.toBeInTheDocument();
  await expect.element(row("Strax därefter")).toBeVisible();
  await expect.element(row("Inget kvar")).toBeVisible();
  await expect.element(row("Strax därefter")).not.toBeInTheDocument();
});
