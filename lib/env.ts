import { z } from "zod";
import { brand } from "./brand";
import { defaultAppUrl } from "./paths";

/**
 * Every setting of the product, read once and checked. `.env.example` describes each of them.
 * No secret has a default here: the launcher generates those of the local demo.
 */
const port = z.coerce.number().int().min(1).max(65_535);
/** As many decimals as a booking keeps of the rate it was sold at. */
const percent = z.coerce.number().min(0).max(100).multipleOf(0.01, "may have two decimals at most");
const httpUrl = z.url({ protocol: /^https?$/ });

const envSchema = z
  .object({
    NODE_ENV: z.enum(["development", "production", "test"]).default("development"),
    PORT: port.default(8081),
    APP_URL: httpUrl.default(defaultAppUrl),
    APP_SECRET: z.string().min(32, "needs at least 32 characters"),
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
    DATABASE_POOL_SIZE: z.coerce.number().int().min(1).max(200).default(16),
    STRIPE_SECRET_KEY: z.string().regex(/^(sk|rk)_/, "must start with sk_ or rk_"),
    STRIPE_WEBHOOK_SECRET: z.string().regex(/^whsec_/, "must start with whsec_"),
    STRIPE_PUBLISHABLE_KEY: z.string().regex(/^pk_/, "must start with pk_").optional(),
    STRIPE_API_BASE: httpUrl.optional(),
    STRIPE_PAGES_URL: httpUrl.optional(),
    MAPS_EMBED_KEY: z
      .string()
      .regex(/^[\w-]+$/, "is no key")
      .optional(),
    GEOCODER_URL: httpUrl.optional(),
    SMTP_URL: z.url({ protocol: /^smtps?$/ }),
    MAIL_FROM: z.string().min(3).default(brand.mailFrom),
    OPERATOR_EMAIL: z.email().default(brand.operatorEmail),
    HOLD_MINUTES: z.coerce.number().int().min(30).max(1440).default(30),
    HOLDS_PER_ADDRESS: z.coerce.number().int().min(1).default(40),
    GUEST_HOLDS_PER_BUSINESS: z.coerce.number().int().min(1).default(5),
    GUEST_HOLDS_DAY_PERCENT: z.coerce.number().int().min(1).default(33),
    STRANGER_MAILS_PER_DAY: z.coerce.number().int().min(1).default(5),
    WRITES_PER_ADDRESS: z.coerce.number().int().min(1).default(300),
    WITHDRAWAL_EXEMPT_KINDS: z
      .string()
      .regex(/^[a-z0-9-]+(, ?[a-z0-9-]+)*$/, "must be slugs of kinds, separated by commas")
      .transform((slugs) => slugs.split(/, ?/))
      .default([]),
    PAYG_COMMISSION_PERCENT: percent.default(5),
    MONTHLY_PLAN_PRICE: z.coerce.number().int().min(0).default(499),
    LOG_LEVEL: z.enum(["trace", "debug", "info", "warn", "error", "fatal", "silent"]).default("info"),
    TRUST_PROXY: z.coerce.number("must be a number of proxies").int().min(0).max(10).default(0),
  })
  .readonly();

export type Env = z.infer<typeof envSchema>;

export type EnvResult = { ok: true; env: Env } | { ok: false; problems: string[] };

/** Checks settings; each problem is one line that names the setting. An empty value counts as unset. */
export function parseEnv(source: Record<string, string | undefined>): EnvResult {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
  const parsed = envSchema.safeParse(given);
  if (parsed.success) return { ok: true, env: parsed.data };
  const problems = parsed.error.issues.map((issue) => {
    const name = issue.path.join(".");
    return given[name] === undefined ? `${name} is not set` : `${name} is wrong: ${issue.message}`;
  });
  return { ok: false, problems };
}

let cached: Env | undefined;

/**
 * The settings of this process. Read on first use, not on import, so that a build needs none.
 * @throws Error naming every wrong or missing setting in one line
 */
export function env(): Env {
  if (cached) return cached;
  const result = parseEnv(process.env);
  if (!result.ok) throw new Error(`Settings: ${result.problems.join("; ")}`);
  cached = result.env;
  return cached;
}
