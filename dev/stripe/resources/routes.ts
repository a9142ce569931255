import type { z } from "zod";
import { type Context, type OwnedKind, owned, ownedRows } from "../core/context";
import { type CreatedFilter, createdWithin, type Pagination, page } from "../core/lists";
import { createdFilter, pagination, readParams } from "../core/params";
import { type ApiRoute, pathParam } from "../core/router";
import type { RowOfKind } from "../rows";

/*
 * The two calls that every resource has: all of them, and one by its id.
 */

/** The parameters of every list. */
export const listed = { ...pagination, created: createdFilter().optional() };
type Listed = Pagination & { created?: CreatedFilter | undefined };

type Shape<K extends OwnedKind> = (ctx: Context, row: RowOfKind[K]) => object;

interface ListOf<K extends OwnedKind, Asked extends Listed> {
  readonly path: string;
  /** With those of every list. */
  readonly params: z.ZodType<Asked>;
  /** Whether a row is asked for, beside its date. */
  readonly where: (row: RowOfKind[K], asked: Asked) => boolean;
  readonly shape: Shape<K>;
}

/** Lists the rows of the account acted for. */
export function listRoute<K extends OwnedKind, Asked extends Listed>(
  kind: K,
  { path, params, where, shape }: ListOf<K, Asked>,
): ApiRoute {
  return {
    method: "GET",
    path,
    run: (ctx, request) => {
      const asked = readParams(params, request.form);
      const rows = ownedRows(ctx, kind).filter(
        (row) => createdWithin(row.created, asked.created) && where(row, asked),
      );
      return page(rows, asked, path, (row) => shape(ctx, row));
    },
  };
}

/** Answers one row, whose id ends the path. */
export function readRoute<K extends OwnedKind>(
  kind: K,
  { path, name, param, shape }: { path: string; name: string; param?: string; shape: Shape<K> },
): ApiRoute {
  return {
    method: "GET",
    path: `${path}/:id`,
    run: (ctx, request) => shape(ctx, owned(ctx, kind, pathParam(request, "id"), name, param)),
  };
}
