import { hash } from "@node-rs/argon2";
import { describe, expect, it } from "vitest";
import { hashPassword, needsRehash, verifyPassword } from "./passwordHash";

describe("passwords", () => {
  it("are stored as argon2id with today's parameters, each with its own salt", async () => {
    const [first, second] = await Promise.all([hashPassword("tre gula tåg"), hashPassword("tre gula tåg")]);
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(first).not.toBe(second);
    expect(needsRehash(first)).toBe(false);
  });

  it("match in either Unicode composition of å, ä and ö", async () => {
    const stored = await hashPassword("tåg".normalize("NFC"));
    expect(await verifyPassword(stored, "tåg".normalize("NFD"))).toBe(true);
    expect(await verifyPassword(stored, "tag")).toBe(false);
    expect(await verifyPassword(stored, "Tåg")).toBe(false);
  });

  it("never match without an account", async () => {
    expect(await verifyPassword(null, "")).toBe(false);
    expect(await verifyPassword(null, "tre gula tåg")).toBe(false);
  });

  it("are rehashed when the parameters were others", async () => {
    const old = await hash("tre gula tåg", { memoryCost: 4_096, timeCost: 3, parallelism: 1 });
    expect(needsRehash(old)).toBe(true);
    expect(await verifyPassword(old, "tre gula tåg")).toBe(true);
  });
});
