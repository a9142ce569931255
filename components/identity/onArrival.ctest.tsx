import { expect, test } from "vitest";
import { render } from "@/tests/support/components/render";
import { ledTo } from "@/tests/support/components/router";
import { OnArrival } from "./OnArrival";
import { savedRedirectKey } from "./savedRedirect";

/* What a page follows that was saved for the next document. */

test.each([
  [`${window.location.origin}/customer/contact?x=1`, ["leave /customer/contact?x=1"]],
  ["/customer/contact#form", ["leave /customer/contact#form"]],
  ["/customer/about", []],
  ["//evil.example/", []],
  ["https://evil.example/", []],
])("a redirect saved as %s is followed once, within the site only", async (saved, steps) => {
  sessionStorage.setItem(savedRedirectKey, saved);
  await render(<OnArrival />, { language: "sv", path: "/customer/about" });
  expect(ledTo()).toEqual(steps);
  expect(sessionStorage.getItem(savedRedirectKey)).toBeNull();
});
