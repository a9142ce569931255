import { expect, it } from "vitest";
import { relyingPartyOf } from "./relyingParty";

it.each([
  ["https://stund.example", "stund.example"],
  ["https://boka.stund.example:8443/", "boka.stund.example"],
  ["http://localhost:8081", "localhost"],
])("passkeys at %s are bound to the host %s", (url, id) => {
  expect(relyingPartyOf(url)).toMatchObject({ id, origin: new URL(url).origin });
});

it.each(["http://stund.example", "http://127.0.0.1:8081", "https://192.0.2.1", "https://[2001:db8::1]"])(
  "%s has no passkeys, as browsers have it",
  (url) => expect(relyingPartyOf(url)).toBeNull(),
);
