import { expect, it, vi } from "vitest";
import { makePasskey } from "./browserPasskeys";

vi.mock("@simplewebauthn/browser", () => {
  throw new Error("The file did not load");
});

it("makes no passkey, and fails in no other way, where the library could not be loaded", async () => {
  const made = makePasskey({
    challenge: "YQ",
    rp: { id: "localhost", name: "Stund" },
    user: { id: "YQ", name: "anna@exempel.se", displayName: "Anna" },
    pubKeyCredParams: [{ type: "public-key", alg: -7 }],
    timeout: 300_000,
    excludeCredentials: [],
    authenticatorSelection: {
      residentKey: "required",
      requireResidentKey: true,
      userVerification: "required",
    },
    attestation: "none",
  });
  expect(await made).toBeNull();
});
