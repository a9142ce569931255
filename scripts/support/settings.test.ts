import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { projectRoot } from "./project";
import { dropSettings, readPlan, requireSettings } from "./settings";

const directory = mkdtempSync(join(tmpdir(), "stund-settings-"));
afterAll(() => rmSync(directory, { recursive: true }));

const data = { STUND_DATA_DIR: directory };
const secret = "0123456789abcdef0123456789abcdef";
const real = {
  ...data,
  DATABASE_URL: "postgresql://stund@db.example/stund",
  APP_SECRET: secret,
  STRIPE_SECRET_KEY: "sk_live_123",
  STRIPE_PUBLISHABLE_KEY: "pk_live_123",
  STRIPE_WEBHOOK_SECRET: "whsec_123",
  SMTP_URL: "smtps://mail.example",
  APP_URL: "https://stund.example",
};

describe("readPlan", () => {
  it("stands in for everything when nothing is set", () => {
    const plan = readPlan(data);
    expect(plan).toMatchObject({
      port: 8081,
      host: "127.0.0.1",
      appUrl: "http://localhost:8081",
      standIns: { database: true, stripe: true, mail: true },
      seedDemo: true,
    });
  });

  it("is reached from this machine alone while anything is stood in for, unless it is told otherwise", () => {
    const test = { STRIPE_SECRET_KEY: "sk_test_1", STRIPE_PUBLISHABLE_KEY: "pk_test_1" };
    expect(readPlan({ ...real, ...test, SMTP_URL: "" }).host).toBe("127.0.0.1");
    expect(readPlan({ ...data, HOST: "0.0.0.0" }).host).toBe("0.0.0.0");
    expect(readPlan(real).host).toBeUndefined();
  });

  it("signs with the same secret at every start", () => {
    const secrets = [readPlan(data), readPlan(data)].map(({ defaults }) => defaults.APP_SECRET);
    expect(secrets[0]).toHaveLength(43);
    expect(secrets[1]).toBe(secrets[0]);
  });

  it("stands in for nothing when everything is set", () => {
    const plan = readPlan(real);
    expect(plan.standIns).toEqual({ database: false, stripe: false, mail: false });
    expect(plan.seedDemo).toBe(false);
    expect(plan.defaults).toEqual({ PORT: "8081" });
  });

  it.each([
    [{ DATABASE_URL: real.DATABASE_URL }, "Setting APP_SECRET is not set."],
    [{ APP_SECRET: "short" }, "Setting APP_SECRET is wrong: needs at least 32 characters."],
    [
      { STRIPE_SECRET_KEY: "sk_test_1", STRIPE_PUBLISHABLE_KEY: "pk_test_1" },
      "Setting STRIPE_WEBHOOK_SECRET is not set.",
    ],
    [
      { STRIPE_SECRET_KEY: "sk_test_1", STRIPE_WEBHOOK_SECRET: "whsec_1" },
      "Setting STRIPE_PUBLISHABLE_KEY is not set, although STRIPE_SECRET_KEY is.",
    ],
    [
      { STRIPE_PUBLISHABLE_KEY: "pk_test_1" },
      "Setting STRIPE_SECRET_KEY is not set, although STRIPE_PUBLISHABLE_KEY is.",
    ],
    [{ ...real, STRIPE_PUBLISHABLE_KEY: "pk_test_1" }, /are not of the same mode, live or test\.$/],
    [{ MAPS_EMBED_KEY: "a key" }, "Setting MAPS_EMBED_KEY is wrong: is no key."],
    [{ TRUST_PROXY: "yes" }, "Setting TRUST_PROXY is wrong: must be a number of proxies."],
    [{ TRUST_PROXY: "-1" }, /^Setting TRUST_PROXY is wrong: /],
    [{ TRUST_PROXY: "1.5" }, /^Setting TRUST_PROXY is wrong: /],
    [
      { STRIPE_WEBHOOK_SECRET: "whsec_1" },
      "Setting STRIPE_SECRET_KEY is not set, although STRIPE_WEBHOOK_SECRET is.",
    ],
    [
      { STRIPE_API_BASE: "http://localhost:1" },
      "Setting STRIPE_SECRET_KEY is not set, although STRIPE_API_BASE is.",
    ],
    [{ ...real, SMTP_URL: "" }, "Setting SMTP_URL is not set: a live STRIPE_SECRET_KEY takes real money."],
    [{ ...real, SEED_DEMO: "1" }, /^Setting SEED_DEMO is set: /],
    [{ ...real, APP_URL: "http://stund.example" }, /^Setting APP_URL must begin with https/],
    [{ CUSTOMER_BASE_PATH: "/api" }, /^Setting CUSTOMER_BASE_PATH is wrong: "\/api" /],
    [{ HOST: "::1" }, "Setting HOST is wrong: 127.0.0.1 is the address for this machine alone."],
    [{ PORT: "eighty" }, /^Setting PORT is wrong: /],
    [
      { PAYG_COMMISSION_PERCENT: "2.125" },
      "Setting PAYG_COMMISSION_PERCENT is wrong: may have two decimals at most.",
    ],
    [{ DATABASE_URL: "mysql://db", APP_SECRET: secret }, /^Setting DATABASE_URL is wrong: /],
  ])("names what is wrong with %o in one line", (settings, message) => {
    const refusal = refusalOf({ ...data, ...settings });
    expect(refusal).toMatch(message);
    expect(refusal).not.toContain("\n");
  });

  it("names every wrong setting, a line each", () => {
    const refusal = refusalOf({ ...data, PORT: "0", LOG_LEVEL: "loud", OPERATOR_EMAIL: "nobody" });
    expect(refusal.split("\n").map((line) => line.split(" ")[1])).toEqual([
      "PORT",
      "OPERATOR_EMAIL",
      "LOG_LEVEL",
    ]);
  });
});

describe("requireSettings", () => {
  it("stands in for nothing", () => {
    expect(() => requireSettings(real)).not.toThrow();
    expect(() => requireSettings({ ...real, STRIPE_PUBLISHABLE_KEY: "" })).toThrow(
      /^Setting STRIPE_PUBLISHABLE_KEY is not set, although STRIPE_SECRET_KEY is\.$/,
    );
    expect(() => requireSettings({ ...real, SMTP_URL: "", DATABASE_URL: "mysql://db" })).toThrow(
      /^Setting DATABASE_URL is wrong: .+\nSetting SMTP_URL is not set\.$/,
    );
  });
});

function refusalOf(settings: Record<string, string>): string {
  try {
    readPlan(settings);
    return "";
  } catch (error) {
    return error instanceof Error ? error.message : "";
  }
}

describe(".env.example", () => {
  it("describes every setting of the product", () => {
    const schema = readFileSync(join(projectRoot, "lib", "env.ts"), "utf8");
    const names = [...schema.matchAll(/^ {4}([A-Z][A-Z_]+): /gm)].map(([, name]) => name ?? "");
    const env = Object.fromEntries(
      names.filter((name) => name !== "NODE_ENV").map((name) => [name, "given"]),
    );
    expect(Object.keys(env)).toContain("DATABASE_URL");
    dropSettings(env);
    expect(env).toEqual({});
  });
});
