import { type Context, seconds } from "../core/context";
import { newId } from "../core/ids";
import { type JsonObject, toWire } from "../core/json";
import type { RowOfKind } from "../rows";

/** The API version of the objects here: the one that the SDK 23.1.0 is pinned to. */
export const API_VERSION = "2026-10-28.endive";

/**
 * Records that something happened to `object` and queues its webhook. `before` is the object as it was; the fields
 * that differ become `previous_attributes`.
 */
export function emit(ctx: Context, type: string, object: object, before?: object): void {
  if (ctx.silent) return;
  const event = ctx.tx.put("event", {
    id: newId("evt"),
    account: ctx.account,
    created: seconds(ctx),
    type,
    object: JSON.stringify(object),
    previous: before === undefined ? null : JSON.stringify(differing(toWire(before), toWire(object))),
    requestId: ctx.request.id,
    idempotencyKey: ctx.request.idempotencyKey,
  });
  const { webhook } = ctx.config;
  if (webhook === undefined || webhook.events?.has(type) === false) return;
  ctx.tx.put("delivery", {
    id: event.id,
    created: event.created,
    status: "pending",
    attempts: 0,
    lastStatus: null,
    lastError: null,
    dueAt: ctx.now,
  });
}

function differing(before: JsonObject, after: JsonObject): JsonObject {
  const changed = Object.entries(before).filter(
    ([key, value]) => JSON.stringify(value) !== JSON.stringify(after[key]),
  );
  return Object.fromEntries(changed);
}

/** The event as it is sent. `pendingWebhooks` is 1 while its delivery is outstanding. */
export function eventJson(event: RowOfKind["event"], pendingWebhooks: number): string {
  const previous = event.previous === null ? "" : `,"previous_attributes":${event.previous}`;
  const head = {
    id: event.id,
    object: "event",
    ...(event.account === null ? {} : { account: event.account }),
    api_version: API_VERSION,
    created: event.created,
    livemode: false,
    pending_webhooks: pendingWebhooks,
    request: { id: event.requestId, idempotency_key: event.idempotencyKey },
    type: event.type,
  };
  // The object was stored as text when the event happened, and is sent unchanged.
  return `${JSON.stringify(head).slice(0, -1)},"data":{"object":${event.object}${previous}}}`;
}
