import { z } from "zod";

const port = z.coerce.number().int().min(0).max(65_535);
const milliseconds = z.coerce.number().int().min(1);

const environment = z
  .object({
    STRIPE_STANDIN_HOST: z.string().min(1).default("127.0.0.1"),
    STRIPE_STANDIN_PORT: port.default(0),
    STRIPE_STANDIN_DATA: z.string().min(1).optional(),
    STRIPE_STANDIN_PUBLIC_URL: z.url().optional(),
    STRIPE_STANDIN_PLATFORM_NAME: z.string().min(1).default("Demo"),
    STRIPE_STANDIN_ASYNC_SECONDS: z.coerce.number().min(0).default(5),
    STRIPE_STANDIN_RETRY_MS: milliseconds.default(1_000),
    STRIPE_SECRET_KEY: z.string().min(1),
    STRIPE_WEBHOOK_URL: z.url().optional(),
    STRIPE_WEBHOOK_SECRET: z.string().min(1).optional(),
    STRIPE_WEBHOOK_EVENTS: z
      .string()
      .transform((types) => new Set(types.split(",").map((type) => type.trim())))
      .optional(),
  })
  .refine((env) => env.STRIPE_WEBHOOK_URL === undefined || env.STRIPE_WEBHOOK_SECRET !== undefined, {
    path: ["STRIPE_WEBHOOK_SECRET"],
    message: "is needed when STRIPE_WEBHOOK_URL is set",
  });

export interface Config {
  host: string;
  /** 0 takes a free port. */
  port: number;
  /** Journal file; without it all state is lost with the process. */
  dataFile: string | undefined;
  /** How a browser reaches this server, when that is not `http://host:port`. */
  publicUrl: string | undefined;
  /** Shown on payments to the platform itself, such as its subscription. */
  platformName: string;
  /** How long a delayed payment or refund takes. */
  asyncSeconds: number;
  /** Pause before the first repetition of a webhook; it doubles each time. */
  retryMs: number;
  secretKey: string;
  /** `events`: the types it is sent; undefined is every type. */
  webhook: { url: string; secret: string; events: ReadonlySet<string> | undefined } | undefined;
}

/** Reads the settings. Throws an Error with one line that names the wrong setting. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const set = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ""),
  );
  const read = environment.safeParse(set);
  if (!read.success) {
    const issue = read.error.issues[0];
    throw new Error(`${issue?.path.join(".") ?? "environment"}: ${issue?.message ?? "cannot be read"}`);
  }
  const values = read.data;
  const { STRIPE_WEBHOOK_URL: url, STRIPE_WEBHOOK_SECRET: secret, STRIPE_WEBHOOK_EVENTS: events } = values;
  return {
    host: values.STRIPE_STANDIN_HOST,
    port: values.STRIPE_STANDIN_PORT,
    dataFile: values.STRIPE_STANDIN_DATA,
    publicUrl: values.STRIPE_STANDIN_PUBLIC_URL?.replace(/\/$/, ""),
    platformName: values.STRIPE_STANDIN_PLATFORM_NAME,
    asyncSeconds: values.STRIPE_STANDIN_ASYNC_SECONDS,
    retryMs: values.STRIPE_STANDIN_RETRY_MS,
    secretKey: values.STRIPE_SECRET_KEY,
    webhook: url !== undefined && secret !== undefined ? { url, secret, events } : undefined,
  };
}
