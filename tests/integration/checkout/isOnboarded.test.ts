import { describe, expect, it } from "vitest";
import { findBookable } from "@/lib/checkout/claim/bookableService";
import { db } from "@/lib/db/client";
import { salon } from "../../support/builders/salon";
import { inTransaction, untilWaiting } from "../../support/run/locks";
import { sharedDatabase } from "../../support/run/testDatabase";

await sharedDatabase();

it("is a service of its own business, as long as the account of that one is open", async () => {
  const [place, other] = await Promise.all([salon(), salon()]);
  const find = (providerId = place.id) => findBookable(place.serviceId, providerId);
  expect(await find()).toMatchObject({ serviceId: place.serviceId, providerId: place.id, priceOre: 42_000 });
  expect(await find(other.id)).toBeNull();
  expect(await find("x")).toBeNull();
  await db().user.update({ where: { id: place.ownerId }, data: { disabledAt: new Date() } });
  expect(await find()).toBeNull();
});

describe("whether a business can be booked", () => {
  const isOnboarded = async (id: string) =>
    (await db().provider.findUniqueOrThrow({ where: { id } })).isOnboarded;
  // Begun at once, whether or not somebody waits for them.
  const confirm = async (id: string) => {
    await db().user.update({ where: { id }, data: { emailVerifiedAt: new Date() } });
  };
  const charges = async (id: string, chargesEnabled: boolean) => {
    const data = { chargesEnabled, detailsSubmitted: chargesEnabled };
    await db().provider.update({ where: { id }, data });
  };

  it("takes a confirmed address and an account that may charge, whichever comes first", async () => {
    const [paid, confirmed] = await Promise.all([
      salon({ isConfirmed: false }),
      salon({ isOnboarded: false }),
    ]);
    expect([await isOnboarded(paid.id), await isOnboarded(confirmed.id)]).toEqual([false, false]);
    await confirm(paid.ownerId);
    await charges(confirmed.id, true);
    expect([await isOnboarded(paid.id), await isOnboarded(confirmed.id)]).toEqual([true, true]);
    await charges(confirmed.id, false);
    expect(await isOnboarded(confirmed.id)).toBe(false);
  });

  it("is nothing that can be written", async () => {
    const place = await salon({ isConfirmed: false });
    await db().provider.update({ where: { id: place.id }, data: { isOnboarded: true } });
    expect(await isOnboarded(place.id)).toBe(false);
  });

  it("is right when both come in the same moment", async () => {
    const place = await salon({ isConfirmed: false, isOnboarded: false });
    await inTransaction(async (client) => {
      await client.query("UPDATE users SET email_verified_at = now() WHERE id = $1", [place.ownerId]);
      const other = charges(place.id, true);
      await untilWaiting("the answer of the payment provider");
      await client.query("COMMIT");
      await other;
    });
    expect(await isOnboarded(place.id)).toBe(true);
    await db().user.update({ where: { id: place.ownerId }, data: { emailVerifiedAt: null } });
    await charges(place.id, false);
    await inTransaction(async (client) => {
      await client.query(
        "UPDATE providers SET charges_enabled = true, details_submitted = true WHERE id = $1",
        [place.id],
      );
      const other = confirm(place.ownerId);
      await untilWaiting("the confirmation of the address");
      await client.query("COMMIT");
      await other;
    });
    expect(await isOnboarded(place.id)).toBe(true);
  });
});
