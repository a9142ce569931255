import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { runningClusterUrl } from "../../dev/postgres/cluster";
import { UserError } from "../../dev/system/UserError";
import { dataDirectoryOf, keptSecret, loadSettingsFile, readPlan, requireSettings } from "./settings";

/**
 * Sets in the environment what a command of the operator needs that asks Stripe, too: the settings of the product, or
 * without `DATABASE_URL` those of the demo that runs here.
 * @throws {UserError} naming every wrong or missing setting, or when no demo runs here
 */
export function applyOperatorSettings(): void {
  loadSettingsFile();
  if ((process.env.DATABASE_URL ?? "") === "") Object.assign(process.env, demoSettings());
  requireSettings(process.env);
}

function demoSettings(): Record<string, string> {
  const directory = dataDirectoryOf(process.env);
  const database = runningClusterUrl(join(directory, "postgres"), "stund");
  const port = join(directory, "stripe", "port");
  if (database === undefined || !existsSync(port))
    throw new UserError("DATABASE_URL is not set, and no demo has been started here.");
  const { standIns, defaults } = readPlan(process.env);
  return {
    ...defaults,
    DATABASE_URL: database,
    ...(standIns.mail ? { SMTP_URL: "smtp://127.0.0.1" } : {}),
    ...(standIns.stripe
      ? {
          STRIPE_SECRET_KEY: `sk_test_${keptSecret(directory, "stripe-key")}`,
          STRIPE_WEBHOOK_SECRET: `whsec_${keptSecret(directory, "stripe-webhook")}`,
          STRIPE_API_BASE: `http://127.0.0.1:${readFileSync(port, "utf8").trim()}`,
        }
      : {}),
  };
}
