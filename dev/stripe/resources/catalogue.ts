import { z } from "zod";
import { createPrice, createProduct } from "../billing/catalogue";
import type { PriceRow, ProductRow } from "../billing/rows";
import { type Context, owned, ownedRows, seconds } from "../core/context";
import { invalidRequest } from "../core/errors";
import { createdWithin, page, wanted } from "../core/lists";
import {
  bool,
  createdFilter,
  currency,
  integer,
  list,
  mergeMetadata,
  metadata,
  oneOf,
  pagination,
  readParams,
  text,
  unsettableText,
  url,
  withoutEffect,
} from "../core/params";
import { type ApiRequest, type ApiRoute, pathParam } from "../core/router";
import { emit } from "../server/events";
import { priceShape, productShape } from "../shapes/billing";

const productCreate = z.strictObject({
  id: text(255).optional(),
  name: text(250),
  description: text(5000).optional(),
  active: bool().optional(),
  images: list(url()).optional(),
  metadata: metadata().optional(),
  url: url().optional(),
  tax_code: withoutEffect.optional(),
  statement_descriptor: withoutEffect.optional(),
  unit_label: withoutEffect.optional(),
});

function newProduct(ctx: Context, request: ApiRequest): object {
  const given = readParams(productCreate, request.form);
  if (given.id !== undefined && ctx.tx.get("product", given.id) !== undefined) {
    throw invalidRequest("Product already exists.", { code: "resource_already_exists", param: "id" });
  }
  const product = createProduct(ctx, { ...given, active: given.active ?? true });
  emit(ctx, "product.created", productShape(product));
  return productShape(product);
}

function product(ctx: Context, request: ApiRequest): ProductRow {
  return owned(ctx, "product", pathParam(request, "id"), "product");
}

const productUpdate = z.strictObject({
  name: text(250).optional(),
  description: unsettableText().optional(),
  active: bool().optional(),
  metadata: metadata().optional(),
  default_price: text().optional(),
});

function updateProduct(ctx: Context, request: ApiRequest): object {
  const row = product(ctx, request);
  const given = readParams(productUpdate, request.form);
  const after = ctx.tx.put("product", {
    ...row,
    name: given.name ?? row.name,
    description: given.description === undefined ? row.description : given.description,
    active: given.active ?? row.active,
    metadata: mergeMetadata(row.metadata, given.metadata),
    defaultPrice: given.default_price ?? row.defaultPrice,
    updated: seconds(ctx),
  });
  emit(ctx, "product.updated", productShape(after), productShape(row));
  return productShape(after);
}

const productList = z.strictObject({
  ...pagination,
  active: bool().optional(),
  created: createdFilter().optional(),
  ids: list(text()).optional(),
});

function listProducts(ctx: Context, request: ApiRequest): object {
  const asked = readParams(productList, request.form);
  const rows = ownedRows(ctx, "product").filter(
    (row) =>
      createdWithin(row.created, asked.created) &&
      wanted(asked.active, row.active) &&
      (asked.ids === undefined || asked.ids.includes(row.id)),
  );
  return page(rows, asked, "/v1/products", productShape);
}

const recurring = z.strictObject({
  interval: oneOf(["day", "week", "month", "year"]),
  interval_count: integer(1, 36).optional(),
  usage_type: oneOf(["licensed"]).optional(),
});

const priceCreate = z.strictObject({
  currency: currency(),
  unit_amount: integer(0),
  product: text().optional(),
  product_data: z
    .strictObject({ id: text(255).optional(), name: text(250), metadata: metadata().optional() })
    .optional(),
  recurring: recurring.optional(),
  lookup_key: text(200).optional(),
  transfer_lookup_key: bool().optional(),
  nickname: text().optional(),
  active: bool().optional(),
  metadata: metadata().optional(),
  tax_behavior: oneOf(["inclusive", "exclusive", "unspecified"]).optional(),
});

/** A lookup key belongs to one price; it moves only when that is asked for. */
function claimLookupKey(ctx: Context, key: string | undefined, transfer: boolean | undefined): void {
  const holder = key === undefined ? undefined : ownedRows(ctx, "price").find((row) => row.lookupKey === key);
  if (holder === undefined) return;
  if (transfer !== true) {
    throw invalidRequest(`A price (\`${holder.id}\`) already uses that lookup key.`, {
      code: "resource_already_exists",
      param: "lookup_key",
    });
  }
  ctx.tx.put("price", { ...holder, lookupKey: null });
}

function productForPrice(ctx: Context, given: z.infer<typeof priceCreate>): ProductRow {
  if ((given.product === undefined) === (given.product_data === undefined)) {
    throw invalidRequest("You must specify either `product` or `product_data` when creating a price.", {
      param: "product",
    });
  }
  if (given.product_data !== undefined) return createProduct(ctx, { ...given.product_data, active: true });
  return owned(ctx, "product", given.product ?? "", "product", "product");
}

function newPrice(ctx: Context, request: ApiRequest): object {
  const given = readParams(priceCreate, request.form);
  claimLookupKey(ctx, given.lookup_key, given.transfer_lookup_key);
  const price = createPrice(ctx, {
    product: productForPrice(ctx, given).id,
    currency: given.currency,
    unitAmount: given.unit_amount,
    recurring: given.recurring,
    lookupKey: given.lookup_key,
    nickname: given.nickname,
    taxBehavior: given.tax_behavior,
    metadata: given.metadata,
    active: given.active ?? true,
  });
  emit(ctx, "price.created", priceShape(price));
  return priceShape(price);
}

function price(ctx: Context, request: ApiRequest): PriceRow {
  return owned(ctx, "price", pathParam(request, "id"), "price");
}

const priceUpdate = z.strictObject({
  active: bool().optional(),
  lookup_key: text(200).optional(),
  transfer_lookup_key: bool().optional(),
  metadata: metadata().optional(),
  nickname: unsettableText().optional(),
});

function updatePrice(ctx: Context, request: ApiRequest): object {
  const row = price(ctx, request);
  const given = readParams(priceUpdate, request.form);
  if (given.lookup_key !== row.lookupKey) claimLookupKey(ctx, given.lookup_key, given.transfer_lookup_key);
  const after = ctx.tx.put("price", {
    ...row,
    active: given.active ?? row.active,
    lookupKey: given.lookup_key ?? row.lookupKey,
    nickname: given.nickname === undefined ? row.nickname : given.nickname,
    metadata: mergeMetadata(row.metadata, given.metadata),
  });
  emit(ctx, "price.updated", priceShape(after), priceShape(row));
  return priceShape(after);
}

const priceList = z.strictObject({
  ...pagination,
  active: bool().optional(),
  created: createdFilter().optional(),
  currency: currency().optional(),
  lookup_keys: list(text(200)).optional(),
  product: text().optional(),
  type: oneOf(["one_time", "recurring"]).optional(),
});

function listPrices(ctx: Context, request: ApiRequest): object {
  const asked = readParams(priceList, request.form);
  const rows = ownedRows(ctx, "price").filter(
    (row) =>
      createdWithin(row.created, asked.created) &&
      wanted(asked.active, row.active) &&
      wanted(asked.currency, row.currency) &&
      wanted(asked.product, row.product) &&
      wanted<string>(asked.type, row.recurring === null ? "one_time" : "recurring") &&
      (asked.lookup_keys === undefined ||
        (row.lookupKey !== null && asked.lookup_keys.includes(row.lookupKey))),
  );
  return page(rows, asked, "/v1/prices", priceShape);
}

export const catalogueRoutes: ApiRoute[] = [
  { method: "POST", path: "/v1/products", run: newProduct },
  { method: "GET", path: "/v1/products", run: listProducts },
  { method: "GET", path: "/v1/products/:id", run: (ctx, request) => productShape(product(ctx, request)) },
  { method: "POST", path: "/v1/products/:id", run: updateProduct },
  { method: "POST", path: "/v1/prices", run: newPrice },
  { method: "GET", path: "/v1/prices", run: listPrices },
  { method: "GET", path: "/v1/prices/:id", run: (ctx, request) => priceShape(price(ctx, request)) },
  { method: "POST", path: "/v1/prices/:id", run: updatePrice },
];
