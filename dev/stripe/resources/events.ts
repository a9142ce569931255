import { z } from "zod";
import { type Context, owned, ownedRows } from "../core/context";
import { isJsonObject } from "../core/json";
import { createdWithin, page } from "../core/lists";
import { bool, createdFilter, list, pagination, readParams, text } from "../core/params";
import { type ApiRequest, type ApiRoute, pathParam } from "../core/router";
import type { RowOfKind } from "../rows";
import { eventJson } from "../server/events";

function delivered(ctx: Context, event: RowOfKind["event"]): boolean {
  return ctx.tx.get("delivery", event.id)?.status !== "pending";
}

/** The event with the number of receivers that still wait for it. */
export function eventShape(ctx: Context, event: RowOfKind["event"]): object {
  const parsed: unknown = JSON.parse(eventJson(event, delivered(ctx, event) ? 0 : 1));
  return isJsonObject(parsed) ? parsed : {};
}

const eventList = z.strictObject({
  ...pagination,
  created: createdFilter().optional(),
  delivery_success: bool().optional(),
  type: text().optional(),
  types: list(text()).optional(),
});

/** `charge.*` stands for every type that begins with `charge.`. */
function matchesType(pattern: string, type: string): boolean {
  return pattern.endsWith("*") ? type.startsWith(pattern.slice(0, -1)) : type === pattern;
}

function listEvents(ctx: Context, request: ApiRequest): object {
  const asked = readParams(eventList, request.form);
  const patterns = asked.type === undefined ? asked.types : [asked.type];
  const rows = ownedRows(ctx, "event").filter(
    (row) =>
      createdWithin(row.created, asked.created) &&
      (patterns === undefined || patterns.some((pattern) => matchesType(pattern, row.type))) &&
      (asked.delivery_success === undefined || asked.delivery_success === delivered(ctx, row)),
  );
  return page(rows, asked, "/v1/events", (row) => eventShape(ctx, row));
}

function retrieve(ctx: Context, request: ApiRequest): object {
  return eventShape(ctx, owned(ctx, "event", pathParam(request, "id"), "event"));
}

export const eventRoutes: ApiRoute[] = [
  { method: "GET", path: "/v1/events", run: listEvents },
  { method: "GET", path: "/v1/events/:id", run: retrieve },
];
