import { readdirSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { allCalls } from "@/lib/api/contract/all";
import { projectRoot } from "@/scripts/support/project";
import { call } from "../../support/calls/http";
import { isDeep } from "../../support/depth";
import { callTable } from "../../support/roles/callTable";
import { pageTable } from "../../support/roles/pageTable";
import { addressOf, cookieOf, type Persona, personas } from "../../support/roles/personas";
import { rolesDocument } from "../../support/roles/render";
import { ownThings, type Things } from "../../support/roles/things";

/* Every call and every page, for every persona. The tables are the rules; docs/roles.md shows them. */

/** What nobody but its owner (and the business that was booked) may read anywhere. */
const privateTo: Partial<Record<Persona, true>> = { customer: true, business: true };
let secrets: string[];

const unknownId = "00000000-0000-4000-8000-000000000000";
const malformedIds = ["x", "%00", "1%27--", "..%2f..", "%C3%85"];

/** Who asks for what is the same to everybody: in the deep run all of them. */
const askers = personas.filter(
  (persona) => isDeep || persona === "guest" || persona === "customer" || persona === "otherBusiness",
);

const cookies = new Map<Persona, string>();
let things: Things;

async function cookie(persona: Persona): Promise<string> {
  const known = cookies.get(persona) ?? (await cookieOf(persona));
  cookies.set(persona, known);
  return known;
}

beforeAll(async () => {
  things = await ownThings();
  secrets = [await addressOf("customer"), await addressOf("business")];
}, 60_000);

const filled = (path: string, params: Record<string, string> = {}) =>
  path.replace(/\{(\w+)\}/g, (_, name) => params[name] ?? "");

describe("calls", () => {
  // What ends sessions comes last.
  const rows = allCalls.map((each) => ({ ...each, row: callTable[each.id] }));
  const ordered = [
    ...rows.filter(({ row }) => !row.endsSessions),
    ...rows.filter(({ row }) => row.endsSessions),
  ];

  it.each(ordered)("$method $path", async ({ method, path, row }) => {
    const isSame = new Set(Object.values(row.answers)).size === 1;
    for (const persona of isSame ? askers : personas) {
      const { params, query, body } = row.attempt?.(things, persona) ?? {};
      const address = `${filled(path, params)}${query === undefined ? "" : `?${query}`}`;
      const headers = { Cookie: await cookie(persona) };
      const answer = await call(address, { method, body, headers });
      expect(answer.status, `${persona}: ${JSON.stringify(answer.body)}`).toBe(row.answers[persona]);
      if (!privateTo[persona]) {
        for (const secret of secrets) expect(JSON.stringify(answer.body), persona).not.toContain(secret);
      }
      if (row.endsSessions) cookies.clear();
    }
  });

  const withIds = ordered.filter(({ path }) => path.includes("{id}"));

  it.each(withIds.map((each, place) => ({ ...each, place })))(
    "$method $path takes a malformed id for an unknown one",
    async ({ method, path, row, place }) => {
      const owner = path.startsWith("/providers/me") ? "business" : "customer";
      const { params, body, query } = row.attempt?.(things, owner) ?? {};
      // One for each call, in turn; the deep run tries all.
      const malformed = isDeep ? malformedIds : [malformedIds[place % malformedIds.length] ?? ""];
      for (const id of [unknownId, ...malformed]) {
        const address = `${filled(path, { ...params, id })}${query ? `?${query}` : ""}`;
        const headers = { Cookie: await cookie(owner) };
        const status = id === unknownId ? (row.unknownId ?? 404) : 404;
        expect((await call(address, { method, body, headers })).status, address).toBe(status);
      }
    },
  );
});

describe("pages", () => {
  it("are all in the table", () => {
    expect(pagesOf("app/[locale]")).toEqual(Object.keys(pageTable).toSorted());
  });

  it.each(Object.entries(pageTable))("%s", async (_, { path, answers, isOpen }) => {
    for (const persona of isOpen ? askers : personas) {
      const address = encodeURI(path(things));
      const answer = await call<string>(address, { headers: { Cookie: await cookie(persona) } });
      const location = answer.headers.get("location");
      const told = location === null ? answer.status : `→ ${relative(location)}`;
      expect(told, persona).toBe(answers[persona]);
      if (!privateTo[persona]) {
        for (const secret of secrets) expect(answer.body, persona).not.toContain(secret);
      }
    }
  });
});

/** An address of this site without its host. */
function relative(location: string): string {
  const { pathname, search } = new URL(location, "http://this.site");
  return `${pathname}${search}`;
}

/** The pages under a folder, by their path without route groups and language. */
function pagesOf(folder: string): string[] {
  return readdirSync(`${projectRoot}/${folder}`, { recursive: true, encoding: "utf8" })
    .filter((file) => /(^|\/)page\.tsx$/.test(file))
    .map((file) => `/${file.replace(/\([\w-]+\)\//g, "").replace(/\/?page\.tsx$/, "")}`)
    .toSorted();
}

it("docs/roles.md shows these tables", async () => {
  await expect(rolesDocument()).toMatchFileSnapshot(`${projectRoot}/docs/roles.md`);
});
