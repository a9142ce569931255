import { expect, it } from "vitest";
import { findBookable } from "@/lib/bookings/bookable";
import { db } from "@/lib/db/client";
import { salon } from "../support/salon";
import { testDatabase } from "../support/testDatabase";

await testDatabase("empty");

it("is a service of its own business, as long as the account of that one is open", async () => {
  const [place, other] = await Promise.all([salon(), salon()]);
  const find = (providerId = place.id) => findBookable(place.serviceId, providerId);
  expect(await find()).toMatchObject({ serviceId: place.serviceId, providerId: place.id, priceOre: 42_000 });
  expect(await find(other.id)).toBeNull();
  expect(await find("x")).toBeNull();
  await db().user.update({ where: { id: place.ownerId }, data: { disabledAt: new Date() } });
  expect(await find()).toBeNull();
});
