/** Anything that survives JSON. */
export type Json = null | boolean | number | string | Json[] | JsonObject;
export interface JsonObject {
  [key: string]: Json;
}

export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A copy of `value` as it would be sent: without `undefined`, without prototypes, safe to change. */
export function toWire(value: object): JsonObject {
  const copy: unknown = JSON.parse(JSON.stringify(value));
  if (!isJsonObject(copy)) throw new TypeError("Only an object can be sent.");
  return copy;
}
