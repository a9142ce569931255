import { z } from "zod";
import { createTaxRate } from "../billing/taxes";
import { type Context, owned, ownedRows } from "../core/context";
import { invalidRequest } from "../core/errors";
import { createdWithin, page, wanted } from "../core/lists";
import { bool, createdFilter, metadata, onlyFalse, pagination, readParams, text } from "../core/params";
import { type ApiRequest, type ApiRoute, pathParam } from "../core/router";
import { taxRateShape } from "../shapes/taxRate";

const taxRateCreate = z.strictObject({
  display_name: text(50),
  percentage: text(8),
  inclusive: onlyFalse(),
  country: text(2).optional(),
  description: text(500).optional(),
  jurisdiction: text(50).optional(),
  tax_type: text(50).optional(),
  active: bool().optional(),
  metadata: metadata().optional(),
});

function create(ctx: Context, request: ApiRequest): object {
  const given = readParams(taxRateCreate, request.form);
  const percentage = Number(given.percentage);
  if (!(percentage >= 0 && percentage <= 100))
    throw invalidRequest(`Invalid decimal: ${given.percentage}`, { param: "percentage" });
  const rate = createTaxRate(ctx, {
    displayName: given.display_name,
    percentage,
    country: given.country ?? null,
    description: given.description ?? null,
    jurisdiction: given.jurisdiction ?? null,
    taxType: given.tax_type ?? null,
    active: given.active ?? true,
    metadata: given.metadata,
  });
  return taxRateShape(rate);
}

const taxRateList = z.strictObject({
  ...pagination,
  active: bool().optional(),
  created: createdFilter().optional(),
  inclusive: bool().optional(),
});

function list(ctx: Context, request: ApiRequest): object {
  const asked = readParams(taxRateList, request.form);
  const rows = ownedRows(ctx, "taxRate").filter(
    (row) =>
      createdWithin(row.created, asked.created) &&
      wanted(asked.active, row.active) &&
      wanted(asked.inclusive, false),
  );
  return page(rows, asked, "/v1/tax_rates", taxRateShape);
}

export const taxRateRoutes: ApiRoute[] = [
  { method: "POST", path: "/v1/tax_rates", run: create },
  { method: "GET", path: "/v1/tax_rates", run: list },
  {
    method: "GET",
    path: "/v1/tax_rates/:id",
    run: (ctx, request) => taxRateShape(owned(ctx, "taxRate", pathParam(request, "id"), "tax rate")),
  },
];
