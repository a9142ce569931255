import { describe, expect, it, onTestFinished } from "vitest";
import { loadBusinessPage } from "@/components/directory/business/loadBusinessPage";
import { pool } from "@/lib/db/client";
import { providerDetail } from "@/lib/directory/detail/providerDetail";
import { salon } from "../../support/builders/salon";
import { sharedDatabase } from "../../support/run/testDatabase";

await sharedDatabase();

const address = {
  staff: null,
  day: null,
  reviews: { order: "newest", stars: null, text: "trevlig", page: 1 },
} as const;

/** Nothing reads what reviews say until the test is over. */
async function withoutComments(): Promise<void> {
  await pool().query("ALTER VIEW counted_reviews RENAME COLUMN comment TO comment_elsewhere");
  onTestFinished(async () => {
    await pool().query("ALTER VIEW counted_reviews RENAME COLUMN comment_elsewhere TO comment");
  });
}

describe("the page of a business", () => {
  it("whose reviews cannot be searched has all but these", async () => {
    const place = await salon();
    const provider = await providerDetail(place.id, { now: Date.now(), locale: "sv" });
    if (!provider) throw new Error("The salon is not shown");
    expect((await loadBusinessPage(provider, address, "sv")).reviews.ok).toBe(true);
    await withoutComments();
    const { choice, reviews } = await loadBusinessPage(provider, address, "sv");
    expect(reviews).toEqual({ ok: false });
    expect(choice.leadName).toBe("Klippning");
  });

  it("whose newest reviews cannot be read is not shown as one without reviews", async () => {
    const place = await salon();
    const shown = () => providerDetail(place.id, { now: Date.now(), locale: "sv" });
    expect((await shown())?.reviews).toEqual([]);
    await withoutComments();
    await expect(shown()).rejects.toThrow("comment");
  });
});
