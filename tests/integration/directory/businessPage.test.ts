import { describe, expect, it, onTestFinished } from "vitest";
import { loadBusinessPage } from "@/components/directory/business/loadBusinessPage";
import { pool } from "@/lib/db/client";
import { providerDetail } from "@/lib/directory/detail/providerDetail";
import { salon } from "../../support/builders/salon";
import { testDatabase } from "../../support/run/testDatabase";

await testDatabase("empty");

const address = {
  staff: null,
  day: null,
  reviews: { order: "newest", stars: null, text: "trevlig", page: 1 },
} as const;

describe("the page of a business", () => {
  it("whose reviews cannot be searched has all but these", async () => {
    const place = await salon();
    const provider = await providerDetail(place.id, { now: Date.now(), locale: "sv" });
    if (!provider) throw new Error("The salon is not shown");
    expect((await loadBusinessPage(provider, address, "sv")).reviews.ok).toBe(true);
    await pool().query("ALTER TABLE reviews RENAME COLUMN comment TO comment_elsewhere");
    onTestFinished(async () => {
      await pool().query("ALTER TABLE reviews RENAME COLUMN comment_elsewhere TO comment");
    });
    const { choice, reviews } = await loadBusinessPage(provider, address, "sv");
    expect(reviews).toEqual({ ok: false });
    expect(choice.leadName).toBe("Klippning");
  });
});
