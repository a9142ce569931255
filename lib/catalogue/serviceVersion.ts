import "server-only";
import { createHash } from "node:crypto";
import type { Service } from "@/lib/db/generated/client";
import { saidColumns } from "./serviceFields";

/** What a business says of a service. */
type Said = Pick<Service, (typeof saidColumns)[number]>;

/**
 * Which state of a service an edit began with (SVC-19). It follows from what is said of the service: another place in the
 * order is no other version, and an edit that was taken back leads to the version before.
 * @param staffIds who does it, sorted: the form sends all of them
 */
export function serviceVersion(service: Said, staffIds: readonly string[]): string {
  // By name, so that another order of the answers changes no version.
  const said = [...saidColumns.toSorted().map((name) => service[name]), staffIds];
  return createHash("sha256").update(JSON.stringify(said)).digest("base64url").slice(0, 16);
}

/** The version as `If-Match` carries it. */
export const serviceTag = (service: Said, staffIds: readonly string[]): string =>
  `"${serviceVersion(service, staffIds)}"`;
