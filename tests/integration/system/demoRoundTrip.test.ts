import { expect, it } from "vitest";
import { loadOwnServices } from "@/lib/business/ownServices";
import { serializeOwnSettings } from "@/lib/business/serializers";
import { loadOwnSettings } from "@/lib/business/settings/ownSettings";
import { saveSettings } from "@/lib/business/settings/saveSettings";
import { settingsEditSchema } from "@/lib/business/settings/settingsEdit";
import { serviceDraftSchema } from "@/lib/catalogue/edit/serviceDraft";
import { serializeOwnService } from "@/lib/catalogue/ownServiceProjection";
import { db } from "@/lib/db/client";
import { testDatabase } from "../../support/run/testDatabase";

await testDatabase("seeded");

const nowMs = Date.now();
const providers = await db().provider.findMany({ select: { id: true } });

it("lets every demo business save its settings as it reads them", async () => {
  expect(providers.length).toBeGreaterThan(50);
  for (const { id } of providers) {
    const before = serializeOwnSettings(await loadOwnSettings(id, nowMs));
    await saveSettings(id, settingsEditSchema.parse(before), { ifMatch: null, nowMs });
    expect(serializeOwnSettings(await loadOwnSettings(id, nowMs))).toEqual(before);
  }
});

it("takes every demo service as its business reads it", async () => {
  for (const { id } of providers) {
    for (const service of await loadOwnServices(id)) {
      const draft = serviceDraftSchema.parse(serializeOwnService(service, "sv"));
      const { name, description, priceOre, durationMinutes, isActive, imageUrl, subcategoryId } = service;
      expect(draft).toMatchObject({ name, description, priceOre, durationMinutes, isActive });
      expect(draft).toMatchObject({ imageUrl, subcategoryId });
    }
  }
});
