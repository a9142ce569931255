import { describe, expect, it } from "vitest";
import { providersCall } from "@/lib/api/contract/providers";
import home from "@/messages/sv/home.json";
import { readByContract } from "../../support/calls/contract";
import { call } from "../../support/calls/http";

describe("the page of a business", () => {
  it("is redirected to its one address with all that the address says", async () => {
    const { body } = await readByContract<{ id: string; slug: string }[]>(
      providersCall,
      "/providers/v1?limit=1",
    );
    const [{ id, slug } = { id: "", slug: "" }] = body;
    const said = `?staff=${id}&day=2026-12-01&focus=${id}&start=2026-12-01T09%3A00%3A00Z&stars=5`;
    const { status, headers } = await call(`/customer/providers/${id}${said}`);
    expect(status).toBe(308);
    expect(headers.get("location")).toBe(`/customer/providers/${slug}${said}`);
  });
});

describe("the home page near a position", () => {
  it.each([
    ["?lat=59.33&lng=18.06", true],
    ["?lat=&lng=", false],
    ["?lat=59.33&lng=", false],
    ["?lat=95&lng=18", false],
    ["", false],
  ])("is of the position in '%s': %s", async (query, isNear) => {
    const { status, body } = await call<string>(`/customer/near${query}`);
    expect(status).toBe(200);
    expect(body.includes(home.board.titleNear)).toBe(isNear);
  });
});
