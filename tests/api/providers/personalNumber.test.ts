import { expect, it } from "vitest";
import { freshOrganisationNumber, freshPersonalNumber } from "../../support/builders/organisationNumbers";
import { ownSalon } from "../../support/calls/business";
import { type Answer, call } from "../../support/calls/http";

type Listed = { id: string };

/** All that anybody can read of a business, as one text. */
async function publicText(providerId: string, serviceId: string): Promise<string> {
  const pages = await Promise.all([
    call(`/providers/v1/${providerId}`),
    call(`/services/v1/${serviceId}`),
    call(`/services/v1?providerId=${providerId}`),
  ]);
  expect(pages.map(({ status }) => status)).toEqual([200, 200, 200]);
  const found = await listed(providerId);
  return JSON.stringify([...pages.map(({ body }) => body), found]);
}

/** The business in the public list, page by page. */
async function listed(providerId: string): Promise<Listed> {
  for (let path: string | undefined = "/providers/v1?limit=100"; path !== undefined; ) {
    const answer: Answer<Listed[]> = await call<Listed[]>(path);
    const found = answer.body.find(({ id }) => id === providerId);
    if (found !== undefined) return found;
    path = /^<([^>]+)>; rel="next"$/.exec(answer.headers.get("link") ?? "")?.[1];
  }
  throw new Error("The business is in no list");
}

it.each([
  [
    "a sole trader's, which is a personal number, stands in no public call or list",
    freshPersonalNumber(),
    false,
  ],
  ["a company's stands there", freshOrganisationNumber(), true],
])("the number of a business: %s", async (_, number, isPublic) => {
  const { own, service } = await ownSalon();
  const path = "/providers/me/organisation-number";
  expect((await own.send("PUT", path, { organisation_number: number })).status).toBe(200);
  const text = await publicText(service.provider.id, service.id);
  expect(text.includes(number)).toBe(isPublic);
  if (!isPublic) expect(text).not.toContain(number.slice(0, 6));
  // Its owner goes on reading it.
  expect(JSON.stringify((await own.get("/providers/me/settings")).body)).toContain(number);
});
