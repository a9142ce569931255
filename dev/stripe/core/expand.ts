import { lineItemShape } from "../shapes/checkout";
import { invoicePaymentsShape } from "../shapes/invoice";
import { refundShape } from "../shapes/ledger";
import { isSource, referenced } from "../shapes/registry";
import { type Context, ownedRows } from "./context";
import { invalidRequest } from "./errors";
import { isJsonObject, type Json, type JsonObject, toWire } from "./json";

const MAX_DEPTH = 4;

function listOf(data: object[], url: string): JsonObject {
  return toWire({ object: "list", data, has_more: false, url });
}

/** Lists that are sent only when asked for. */
function includable(ctx: Context, owner: JsonObject, field: string): JsonObject | undefined {
  const id = typeof owner.id === "string" ? owner.id : "";
  switch (`${owner.object}.${field}`) {
    case "checkout.session.line_items": {
      const items = ctx.tx.get("checkoutSession", id)?.lineItems ?? [];
      return listOf(
        items.map((item) => lineItemShape(ctx, item)),
        `/v1/checkout/sessions/${id}/line_items`,
      );
    }
    case "charge.refunds": {
      const refunds = ownedRows(ctx, "refund").filter((refund) => refund.charge === id);
      return listOf(refunds.toReversed().map(refundShape), `/v1/charges/${id}/refunds`);
    }
    case "invoice.payments": {
      const invoice = ctx.tx.get("invoice", id);
      return invoice === undefined ? undefined : toWire(invoicePaymentsShape(invoice));
    }
    default:
      return undefined;
  }
}

function cannotExpand(path: string): Error {
  return invalidRequest(`This property cannot be expanded (${path}).`, { param: "expand" });
}

function expandField(ctx: Context, owner: JsonObject, segments: readonly string[], path: string): void {
  const [field = "", ...rest] = segments;
  const value = owner[field];
  if (typeof value === "string") {
    const object = referenced(ctx, field, value);
    if (object === undefined && isSource(field)) return;
    if (object === undefined) throw cannotExpand(path);
    owner[field] = toWire(object);
  } else if (value === undefined) {
    // A field that such an object has only at times.
    if (`${owner.object}.${field}` === "refund.failure_balance_transaction") return;
    const included = includable(ctx, owner, field);
    if (included === undefined) throw cannotExpand(path);
    owner[field] = included;
  }
  if (rest.length > 0) expandValue(ctx, owner[field] ?? null, rest, path);
}

function expandValue(ctx: Context, value: Json, segments: readonly string[], path: string): void {
  if (Array.isArray(value)) for (const item of value) expandValue(ctx, item, segments, path);
  else if (isJsonObject(value)) expandField(ctx, value, segments, path);
}

/** Puts whole objects in place of ids along each path, as `expand[]` asks. Changes and returns `body`. */
export function expand(ctx: Context, body: JsonObject, paths: readonly string[]): JsonObject {
  for (const path of paths) {
    const segments = path.split(".");
    if (segments.length > MAX_DEPTH + (segments[0] === "data" ? 1 : 0)) {
      throw invalidRequest(`You cannot expand more than ${MAX_DEPTH} levels of a property (${path}).`, {
        param: "expand",
      });
    }
    expandValue(ctx, body, segments, path);
  }
  return body;
}
