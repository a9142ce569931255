import { describe, expect, it, vi } from "vitest";
import { config as middleware } from "@/middleware";
import nextConfig from "@/next.config";
import { allCalls } from "./contract/all";

// Only the matcher is asked for here; this package cannot be loaded outside a build.
vi.mock("next-intl/middleware", () => ({ default: () => () => undefined }));

/**
 * Whether a rewrite sends the path to a handler and the middleware does not match it. `:path*` stands for any number of
 * segments; the first entry of the middleware's matcher, that of pages, is a regular expression.
 */
async function isServedAsCall(path: string): Promise<boolean> {
  const rewrites = await nextConfig.rewrites?.();
  if (!rewrites || Array.isArray(rewrites)) throw new Error("The rewrites come before the files");
  return (rewrites.beforeFiles ?? []).some(({ source }) =>
    new RegExp(`^${source.replace("/:path*", "(/.*)?")}$`).test(path),
  );
}
const [pages] = middleware.matcher;
const isPassedBy = (path: string) => !new RegExp(`^${pages}$`).test(path);

const paths = [...new Set<string>(allCalls.map(({ path }) => path.replace(/\{\w+\}/g, "x1")))];

describe("the contract's paths", () => {
  it.each(paths.filter((path) => !path.startsWith("/api/")))("%s is served by its handler", async (path) => {
    expect(await isServedAsCall(path)).toBe(true);
  });

  it.each(paths)("%s is no page to the middleware", (path) => {
    expect(isPassedBy(path)).toBe(true);
  });
});

describe("pages of a customer portal at the root", () => {
  it.each([
    "/",
    "/services",
    "/services/klippning-0123456789ab",
    "/services/v1-motor",
    "/providers",
    "/providers/salong-norr",
    "/providers/mekanikern",
    "/providers/v12-garage",
    "/providers/provider",
    "/bookings/success",
    "/pay",
    "/auth",
    "/auth/verify",
    "/about",
    "/in/uppsala",
    "/en/providers/salong-norr",
  ])("%s is no call of the contract", async (path) => {
    expect(await isServedAsCall(path)).toBe(false);
    expect(isPassedBy(path)).toBe(false);
  });
});
