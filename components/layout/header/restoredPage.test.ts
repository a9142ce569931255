import { describe, expect, it } from "vitest";
import { checkRestored, type PortalAccount } from "./restoredPage";

const person = (email: string): PortalAccount => ({ state: "signedIn", email });
const guest: PortalAccount = { state: "guest" };

/** Whether the page is loaded anew, and whether the server was asked who is signed in. */
async function restore(account: PortalAccount, isHinted: boolean, now: PortalAccount = guest) {
  const seen = { reloads: 0, asks: 0 };
  await checkRestored({
    account,
    isHinted,
    ask: async () => {
      seen.asks += 1;
      return now;
    },
    reload: () => {
      seen.reloads += 1;
    },
  });
  return seen;
}

describe("a page that Back restores from the browser's memory", () => {
  it("is loaded anew after signing out, without asking the server", async () => {
    expect(await restore(person("a@example.com"), false)).toEqual({ reloads: 1, asks: 0 });
    expect(await restore({ state: "asking" }, false)).toEqual({ reloads: 1, asks: 0 });
  });

  it("is loaded anew when somebody else, or nobody, is signed in by then", async () => {
    expect(await restore(person("a@example.com"), true, person("b@example.com"))).toMatchObject({
      reloads: 1,
    });
    expect(await restore(person("a@example.com"), true, guest)).toMatchObject({ reloads: 1 });
  });

  it("of a guest is loaded anew after signing in, and kept otherwise", async () => {
    expect(await restore(guest, true)).toEqual({ reloads: 1, asks: 0 });
    expect(await restore(guest, false)).toEqual({ reloads: 0, asks: 0 });
  });

  it("is kept for the account that is still signed in, also while the server cannot be asked", async () => {
    const same = person("a@example.com");
    expect(await restore(same, true, same)).toEqual({ reloads: 0, asks: 1 });
    expect(await restore(same, true, { state: "failed" })).toEqual({ reloads: 0, asks: 1 });
  });
});
