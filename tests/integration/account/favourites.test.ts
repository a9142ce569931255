import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { eraseCustomer } from "@/lib/account/eraseCustomer";
import { loadExport, serializeExport } from "@/lib/account/export/exportCustomer";
import {
  addFavourite,
  addFavourites,
  listFavourites,
  removeFavourite,
} from "@/lib/account/favourites/ownFavourites";
import { db } from "@/lib/db/client";
import { salon } from "../../support/builders/salon";
import { account, someone } from "../../support/calls/accounts";
import { knownCustomer } from "../../support/calls/customer";
import { password } from "../../support/password";
import { sharedDatabase } from "../../support/run/testDatabase";

await sharedDatabase();

const kept = async (customerId: string) =>
  (await listFavourites(customerId)).map(({ provider_id }) => provider_id);

describe("the favourites of an account", () => {
  it("are listed newest first, each once", async () => {
    const [anna, first, second] = [await account(), await salon(), await salon()];
    await addFavourite(anna.id, first.id);
    await addFavourite(anna.id, second.id);
    await addFavourite(anna.id, first.id);
    expect(await kept(anna.id)).toEqual([second.id, first.id]);
  });

  it("are the account's alone, and removing one leaves the others", async () => {
    const [anna, elsa, first, second] = [await account(), await account(), await salon(), await salon()];
    await addFavourites(anna.id, [first.id, second.id]);
    await addFavourite(elsa.id, first.id);
    await removeFavourite(anna.id, first.id);
    await removeFavourite(anna.id, randomUUID());
    expect(await kept(anna.id)).toEqual([second.id]);
    expect(await kept(elsa.id)).toEqual([first.id]);
  });

  it("are no businesses that there are not", async () => {
    const anna = await account();
    await expect(addFavourite(anna.id, randomUUID())).rejects.toMatchObject({ code: "not_found" });
    expect(await kept(anna.id)).toEqual([]);
  });

  it("take along what a device kept, in its order, beside those there are", async () => {
    const anna = await account();
    const [first, second, third] = [await salon(), await salon(), await salon()];
    await addFavourite(anna.id, second.id);
    await addFavourites(anna.id, [third.id, randomUUID(), first.id, second.id]);
    expect(await kept(anna.id)).toEqual([first.id, third.id, second.id]);
  });

  it("stand in the person's export", async () => {
    const [anna, place] = [await account(), await salon()];
    await addFavourite(anna.id, place.id);
    const { favourites } = serializeExport(await loadExport(anna.id), new Date());
    expect(favourites).toEqual([
      { provider_id: place.id, business: "Salongen", created_at: expect.any(String) },
    ]);
  });

  it("are erased with the account", async () => {
    const place = await salon();
    const who = await knownCustomer(place);
    await addFavourite(who.id, place.id);
    await eraseCustomer(who.active, { password }, { client: someone(), now: new Date() });
    expect(await db().favourite.count({ where: { customerId: who.id } })).toBe(0);
  });

  it("are none for an account that was erased", async () => {
    const [anna, place] = [await account(), await salon()];
    await db().user.update({
      where: { id: anna.id },
      data: { erasedAt: new Date(), disabledAt: new Date() },
    });
    await addFavourites(anna.id, [place.id]);
    expect(await kept(anna.id)).toEqual([]);
  });
});
