import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { listFavouritesCall, takeFavouritesCall } from "@/lib/api/contract/favourites";
import { newBusiness } from "../../support/calls/business";
import { newCustomerAccount } from "../../support/calls/customerAccount";
import { call, type Failure } from "../../support/calls/http";
import { expectPrivate, wrongFields } from "../../support/calls/refusal";

const path = "/customers/me/favourites";

type Kept = { provider_id: string; created_at: string }[];

async function anna() {
  const { cookie } = await newCustomerAccount();
  const send = <T>(method: string, rest = "", body?: unknown, headers = {}) =>
    call<T>(`${path}${rest}`, { method, body, headers: { Cookie: cookie, ...headers } });
  return { send, list: () => send<Kept>("GET") };
}

/** The ids of two businesses that everybody sees. */
async function twoBusinesses() {
  const { body } = await call<{ id: string }[]>("/providers/v1?limit=2");
  const [first, second] = body;
  if (!first || !second) throw new Error("There are not two businesses");
  return [first.id, second.id] as const;
}

describe("/customers/me/favourites", () => {
  it("keeps a business, lists it and lets it go", async () => {
    const [{ send, list }, [first]] = [await anna(), await twoBusinesses()];
    expect((await send("PUT", `/${first}`)).status).toBe(204);
    expect((await send("PUT", `/${first}`)).status).toBe(204);
    const answer = await list();
    expectPrivate(listFavouritesCall, answer);
    expect(answer.body.map(({ provider_id }) => provider_id)).toEqual([first]);
    expect((await send("DELETE", `/${first}`)).status).toBe(204);
    expect((await list()).body).toEqual([]);
  });

  it("takes along what a device has kept, and answers the list", async () => {
    const [{ send }, [first, second]] = [await anna(), await twoBusinesses()];
    const answer = await send<Kept>("POST", "", { providers: [first, randomUUID(), second] });
    expectPrivate(takeFavouritesCall, answer);
    expect(answer.body.map(({ provider_id }) => provider_id)).toEqual([second, first]);
  });

  it("refuses what is no business, more than a device keeps, and what another site sends", async () => {
    const { send } = await anna();
    expect((await send<Failure>("PUT", `/${randomUUID()}`)).status).toBe(404);
    const many = { providers: Array.from({ length: 101 }, () => randomUUID()) };
    expect(wrongFields(await send<Failure>("POST", "", many))).toEqual(["providers"]);
    const foreign = { Origin: "https://elsewhere.example" };
    expect((await send("POST", "", { providers: [] }, foreign)).status).toBe(403);
  });

  it("is a customer's alone", async () => {
    const business = await newBusiness();
    for (const headers of [{}, { Cookie: business.cookie }]) {
      expect((await call<Failure>(path, { headers })).body.code).toBe("not_signed_in");
    }
  });
});
