import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { isAbsolute, join } from "node:path";
import { loadEnvFile } from "node:process";
import { UserError } from "../../dev/system/UserError";
import { basePathOf } from "../../lib/basePath";
import { parseEnv } from "../../lib/env";
import { projectRoot } from "./project";

/** What to start, as the settings say. */
export interface StartPlan {
  dataDirectory: string;
  port: number;
  /** Undefined listens on every address of the machine; with a stand-in, only when it is told to. */
  host: string | undefined;
  appUrl: string;
  /** What no setting names a real one for, and is therefore stood in for. */
  standIns: { database: boolean; stripe: boolean; mail: boolean };
  seedDemo: boolean;
  /** Settings that the product needs and nobody gave, except those that the stand-ins bring. */
  defaults: Record<string, string>;
}

type Source = Record<string, string | undefined>;

/** Takes the settings of `.env` in; what the environment already says stands. */
export function loadSettingsFile(): void {
  const file = join(projectRoot, ".env");
  if (existsSync(file)) loadEnvFile(file);
}

/**
 * Takes every setting of the product out of an environment, so that a run of tests is the same for
 * everyone. `.env.example` names them all.
 */
export function dropSettings(env: Source): void {
  const example = readFileSync(join(projectRoot, ".env.example"), "utf8");
  for (const [, name] of example.matchAll(/^#? ?([A-Z][A-Z0-9_]*)=/gm)) {
    if (name !== undefined) delete env[name];
  }
}

/** Where this project keeps what has to survive a restart. */
export function dataDirectoryOf(source: Source): string {
  const given = source.STUND_DATA_DIR || ".data";
  return isAbsolute(given) ? given : join(projectRoot, given);
}

/**
 * Reads the settings and settles what is stood in for.
 * @throws {UserError} naming every wrong or missing setting, a line each.
 */
export function readPlan(source: Source): StartPlan {
  const isSet = (name: string) => (source[name] ?? "") !== "";
  const dataDirectory = dataDirectoryOf(source);
  const standIns = {
    database: !isSet("DATABASE_URL"),
    stripe: !isSet("STRIPE_SECRET_KEY"),
    mail: !isSet("SMTP_URL"),
  };
  const isStoodIn = Object.values(standIns).some(Boolean);
  const port = source.PORT || "8081";
  const defaults = {
    PORT: port,
    ...(isSet("APP_URL") ? {} : { APP_URL: `http://localhost:${port}` }),
    ...(isSet("APP_SECRET") || !standIns.database ? {} : { APP_SECRET: keptSecret(dataDirectory, "app") }),
  };
  // The address follows from the port unless it is set: a wrong port is told of once, as that.
  const checked = {
    ...source,
    ...placeholders(standIns),
    ...defaults,
    APP_URL: source.APP_URL || "http://localhost",
  };
  refuse([...conflicts(source, standIns), ...keyProblems(source), ...problemsOf(checked)]);
  return {
    dataDirectory,
    port: Number(port),
    host: source.HOST || (isStoodIn ? "127.0.0.1" : undefined),
    appUrl: source.APP_URL || defaults.APP_URL || "",
    standIns,
    seedDemo: standIns.database || source.SEED_DEMO === "1",
    defaults,
  };
}

/**
 * For a single process of the product, which stands in for nothing.
 * @throws {UserError} naming every wrong or missing setting, a line each.
 */
export function requireSettings(source: Source): void {
  refuse([...keyProblems(source), ...problemsOf(source)]);
}

function refuse(problems: string[]): void {
  if (problems.length > 0) throw new UserError(problems.map((problem) => `Setting ${problem}.`).join("\n"));
}

function problemsOf(source: Source): string[] {
  const result = parseEnv(source);
  return [...(result.ok ? [] : result.problems), ...basePathProblems(source), ...hostProblems(source)];
}

/** Of the addresses that only this machine reaches, Next can be told one (see `listenOn`). */
function hostProblems({ HOST = "" }: Source): string[] {
  const isOther = HOST === "::1" || (HOST.startsWith("127.") && HOST !== "127.0.0.1");
  return isOther ? ["HOST is wrong: 127.0.0.1 is the address for this machine alone"] : [];
}

/** The build takes it in, and would stop half-way. */
function basePathProblems({ CUSTOMER_BASE_PATH }: Source): string[] {
  try {
    basePathOf(CUSTOMER_BASE_PATH);
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message : "CUSTOMER_BASE_PATH is wrong"];
  }
}

/** Stands where a stand-in's own value will stand, so that everything else can be checked before it runs. */
function placeholders({ database, stripe, mail }: StartPlan["standIns"]): Source {
  return {
    ...(database ? { DATABASE_URL: "postgresql://127.0.0.1/stund" } : {}),
    ...(stripe ? { STRIPE_SECRET_KEY: "sk_test_local", STRIPE_WEBHOOK_SECRET: "whsec_local" } : {}),
    ...(mail ? { SMTP_URL: "smtp://127.0.0.1" } : {}),
  };
}

/** Settings that are right alone and wrong together. */
function conflicts(source: Source, standIns: StartPlan["standIns"]): string[] {
  const found: string[] = [];
  if (standIns.stripe && source.STRIPE_WEBHOOK_SECRET) {
    found.push("STRIPE_SECRET_KEY is not set, although STRIPE_WEBHOOK_SECRET is");
  }
  if (standIns.stripe && source.STRIPE_API_BASE) {
    found.push("STRIPE_SECRET_KEY is not set, although STRIPE_API_BASE is");
  }
  if (/^(sk|rk)_live_/.test(source.STRIPE_SECRET_KEY ?? "")) {
    const needed = ["DATABASE_URL", "SMTP_URL", "APP_URL"].filter((name) => !source[name]);
    for (const name of needed) found.push(`${name} is not set: a live STRIPE_SECRET_KEY takes real money`);
    if (source.SEED_DEMO === "1") {
      found.push(
        "SEED_DEMO is set: the demo's accounts have a published password, and the key takes real money",
      );
    }
    if (source.APP_URL?.startsWith("http:")) {
      found.push("APP_URL must begin with https: a live STRIPE_SECRET_KEY takes real money");
    }
  }
  return found;
}

/** Stripe's two keys belong together: to one account, and both for real money or neither. What stands in for Stripe needs one. */
function keyProblems(source: Source): string[] {
  const { STRIPE_SECRET_KEY: secret, STRIPE_PUBLISHABLE_KEY: publishable, STRIPE_API_BASE: base } = source;
  if (!secret && publishable) return ["STRIPE_SECRET_KEY is not set, although STRIPE_PUBLISHABLE_KEY is"];
  if (secret && !publishable && !base)
    return ["STRIPE_PUBLISHABLE_KEY is not set, although STRIPE_SECRET_KEY is"];
  const isLive = (key: string | undefined) => key?.split("_")[1] === "live";
  if (!publishable || isLive(secret) === isLive(publishable)) return [];
  return ["STRIPE_PUBLISHABLE_KEY and STRIPE_SECRET_KEY are not of the same mode, live or test"];
}

/**
 * A secret of the local demo: made once and kept, so that a restart signs nobody out and what was
 * signed before stays valid.
 */
export function keptSecret(dataDirectory: string, name: string): string {
  const file = join(dataDirectory, "secrets", name);
  if (!existsSync(file)) {
    mkdirSync(dataDirectory, { recursive: true });
    mkdirSync(join(dataDirectory, "secrets"), { recursive: true, mode: 0o700 });
    // Whole or not at all: a full disk leaves an empty file.
    writeFileSync(`${file}.new`, randomBytes(32).toString("base64url"), { mode: 0o600 });
    renameSync(`${file}.new`, file);
  }
  return readFileSync(file, "utf8");
}
