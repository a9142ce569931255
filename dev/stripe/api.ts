import { type Context, seconds } from "./core/context";
import { ApiError, invalidRequest } from "./core/errors";
import { expand } from "./core/expand";
import { type FormTree, parseForm } from "./core/form";
import { checkKey, checkSameCall, fingerprintOfForm, inUse } from "./core/idempotency";
import { newId } from "./core/ids";
import { toWire } from "./core/json";
import { type ApiRoute, findRoute, type Match } from "./core/router";
import { accountLinkRoutes } from "./resources/accountLinks";
import { accountOfHeader, accountRoutes } from "./resources/accounts";
import { balanceRoutes } from "./resources/balance";
import { catalogueRoutes } from "./resources/catalogue";
import { checkoutSessionRoutes } from "./resources/checkoutSessions";
import { customerRoutes } from "./resources/customers";
import { eventRoutes } from "./resources/events";
import { moneyRoutes } from "./resources/money";
import { paymentRoutes } from "./resources/payments";
import { subscriptionRoutes } from "./resources/subscriptions";
import { taxRateRoutes } from "./resources/taxRates";
import { API_VERSION } from "./server/events";
import type { Services } from "./server/services";

const ROUTES: ApiRoute[] = [
  ...accountRoutes,
  ...accountLinkRoutes,
  ...checkoutSessionRoutes,
  ...paymentRoutes,
  ...balanceRoutes,
  ...moneyRoutes,
  ...catalogueRoutes,
  ...customerRoutes,
  ...subscriptionRoutes,
  ...taxRateRoutes,
  ...eventRoutes,
];

export interface ApiCall {
  readonly method: string;
  readonly path: string;
  readonly query: string;
  readonly body: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

interface ApiAnswer {
  readonly status: number;
  readonly body: string;
  readonly headers: Record<string, string>;
}

/** Stripe forgets a key after a day. */
const KEY_SECONDS = 86_400;

interface Call {
  readonly requestId: string;
  readonly endpoint: string;
  readonly match: Match<ApiRoute>;
  readonly form: FormTree;
  readonly expandPaths: string[];
  readonly account: string | null;
  readonly key: string | null;
}

function header(call: ApiCall, name: string): string | undefined {
  const value = call.headers[name];
  return Array.isArray(value) ? value[0] : value;
}

function keyOf(call: ApiCall): string | undefined {
  const authorization = header(call, "authorization") ?? "";
  if (authorization.startsWith("Bearer ")) return authorization.slice(7).trim();
  if (!authorization.startsWith("Basic ")) return undefined;
  return Buffer.from(authorization.slice(6), "base64").toString("utf8").split(":")[0];
}

function authenticate(services: Services, call: ApiCall): void {
  const key = keyOf(call);
  if (key === services.config.secretKey) return;
  const message =
    key === undefined || key === ""
      ? "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY')."
      : `Invalid API Key provided: ${key.slice(0, 8)}${"*".repeat(8)}${key.slice(-4)}`;
  throw new ApiError("invalid_request_error", message, { status: 401 }, true);
}

function routeOf(call: ApiCall): Match<ApiRoute> {
  const match = findRoute(ROUTES, call.method, call.path);
  if (match !== undefined) return match;
  throw new ApiError(
    "invalid_request_error",
    `Unrecognized request URL (${call.method}: ${call.path}). The local stand-in does not answer this call; its README.md lists the ones it does.`,
    { status: 404 },
    true,
  );
}

/** Takes `expand` out of the parameters: every call knows it. */
function splitExpand(form: FormTree): { form: FormTree; paths: string[] } {
  const { expand: asked, ...rest } = form;
  if (asked === undefined) return { form: rest, paths: [] };
  if (typeof asked === "string") throw invalidRequest("Invalid array", { param: "expand" });
  return { form: rest, paths: Object.values(asked).filter((path) => typeof path === "string") };
}

function read(services: Services, call: ApiCall, requestId: string): Call {
  authenticate(services, call);
  const named = header(call, "stripe-account");
  const account = named === undefined ? null : services.read((ctx) => accountOfHeader(ctx, named));
  const match = routeOf(call);
  const { form, paths } = splitExpand({ ...parseForm(call.query), ...parseForm(call.body) });
  const key = call.method === "POST" ? (header(call, "idempotency-key") ?? null) : null;
  if (key !== null) checkKey(key);
  return {
    requestId,
    endpoint: `${call.method} ${call.path}`,
    match,
    form,
    expandPaths: paths,
    account,
    key,
  };
}

type AfterWork = (ctx: Context, body: string) => void;

function run(services: Services, call: Call, afterWork: AfterWork): string {
  const request = { id: call.requestId, idempotencyKey: call.key };
  return services.transaction(
    (ctx) => {
      const result = call.match.route.run(ctx, { params: call.match.params, form: call.form });
      const body = JSON.stringify(expand(ctx, toWire(result), call.expandPaths));
      afterWork(ctx, body);
      return body;
    },
    { account: call.account, request },
  );
}

function runOnce(services: Services, call: Call, key: string): ApiAnswer {
  const id = `${call.account ?? "platform"}/${key}`;
  const fingerprint = fingerprintOfForm({ ...call.form, expand: call.expandPaths.join() });
  const kept = services.read((ctx) => ctx.tx.get("idempotency", id));
  if (kept !== undefined && kept.created > Date.now() / 1000 - KEY_SECONDS) {
    checkSameCall(kept, key, call.endpoint, fingerprint);
    const headers = { "idempotent-replayed": "true", "original-request": kept.requestId };
    return { status: kept.status, body: kept.body, headers };
  }
  const keep = (ctx: Context, status: number, body: string) => {
    const { requestId, endpoint } = call;
    ctx.tx.put("idempotency", { id, created: seconds(ctx), requestId, endpoint, fingerprint, status, body });
  };
  try {
    // The answer is stored in the transaction of the work, so that a crash cannot lose the key of work that was done.
    return { status: 200, body: run(services, call, (ctx, body) => keep(ctx, 200, body)), headers: {} };
  } catch (error) {
    if (error instanceof ApiError && !error.refusedUnread) {
      services.transaction((ctx) => keep(ctx, error.status, JSON.stringify(error.toBody())));
    }
    throw error;
  }
}

function failure(error: unknown): ApiAnswer {
  if (error instanceof ApiError)
    return { status: error.status, body: JSON.stringify(error.toBody()), headers: {} };
  console.error(error);
  const body = new ApiError("api_error", "An unknown error occurred in the stand-in.").toBody();
  return { status: 500, body: JSON.stringify(body), headers: {} };
}

function echo(call: ApiCall, requestId: string): Record<string, string> {
  const account = header(call, "stripe-account");
  const key = header(call, "idempotency-key");
  return {
    "request-id": requestId,
    "stripe-version": header(call, "stripe-version") ?? API_VERSION,
    ...(account === undefined ? {} : { "stripe-account": account }),
    ...(key === undefined ? {} : { "idempotency-key": key }),
  };
}

/** Keys whose call has begun and not been answered. */
const inFlight = new WeakMap<Services, Set<string>>();

function keysInFlight(services: Services): Set<string> {
  const keys = inFlight.get(services) ?? new Set<string>();
  inFlight.set(services, keys);
  return keys;
}

async function work(services: Services, call: Call, wait: () => Promise<void>): Promise<ApiAnswer> {
  if (call.key === null) {
    await wait();
    return { status: 200, body: run(services, call, () => undefined), headers: {} };
  }
  const keys = keysInFlight(services);
  const id = `${call.account ?? "platform"}/${call.key}`;
  if (keys.has(id)) throw inUse(call.key);
  keys.add(id);
  try {
    await wait();
    return runOnce(services, call, call.key);
  } finally {
    keys.delete(id);
  }
}

/** Answers a call of the Stripe API. `wait` is the delay that a test has asked for. */
export async function answerApi(
  services: Services,
  call: ApiCall,
  wait: () => Promise<void>,
): Promise<ApiAnswer> {
  const requestId = newId("req", 14);
  const common = echo(call, requestId);
  try {
    const answer = await work(services, read(services, call, requestId), wait);
    return { ...answer, headers: { ...common, ...answer.headers } };
  } catch (error) {
    const answer = failure(error);
    return { ...answer, headers: common };
  }
}
