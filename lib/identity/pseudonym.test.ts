import { beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { pseudonymOf } from "./pseudonym";

const anna = "0b9a2c6e-52f7-4a8e-9f0e-6a4f0e3f9d11";
const elin = "5f3c9e0a-11d4-4a86-8b57-3d7e90c2a6f4";
const [salon, garage] = ["090ef777-3b76-83f9-99b0-cea199488182", "632fa488-0bff-8887-bb47-b5d7ccb52650"];

beforeAll(() => {
  Object.assign(process.env, {
    APP_SECRET: "a-secret-for-this-test-and-nothing-else",
    DATABASE_URL: "postgresql://127.0.0.1:9/none",
    STRIPE_SECRET_KEY: "sk_test_x",
    STRIPE_WEBHOOK_SECRET: "whsec_x",
    SMTP_URL: "smtp://127.0.0.1:9",
  });
});

describe("the pseudonym of a person", () => {
  it("is always the same at one business", () => {
    expect(pseudonymOf(anna, salon)).toBe(pseudonymOf(anna, salon));
  });

  it("differs for each business and each person, from its first six characters on", () => {
    const made = [anna, elin].flatMap((user) => [salon, garage].map((place) => pseudonymOf(user, place)));
    expect(new Set(made.map((id) => id.slice(0, 6))).size).toBe(4);
    expect(new Set(made.flatMap((id) => id.split("-"))).size).toBe(20);
  });

  it("is a UUID of version 8 and not the account's id", () => {
    const made = pseudonymOf(anna, salon);
    expect(z.uuid({ version: "v8" }).safeParse(made).success).toBe(true);
    expect(made).not.toBe(anna);
  });
});
