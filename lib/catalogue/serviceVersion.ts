import "server-only";
import { createHash } from "node:crypto";
import type { Service } from "@/lib/db/generated/client";

/** What a business says of a service. */
type Said = Omit<
  Service,
  "id" | "providerId" | "imageUrl" | "position" | "archivedAt" | "createdAt" | "updatedAt"
>;

/**
 * Which state of a service an edit began with (SVC-19). It follows from what is said of the service: another place in the
 * order is no other version, and an edit that was taken back leads to the version before.
 * @param staffIds who does it, sorted: the form sends all of them
 */
export function serviceVersion(service: Said, staffIds: readonly string[]): string {
  const said = [
    service.subcategoryId,
    service.name,
    service.description,
    service.priceOre,
    service.vatPercent,
    service.durationMinutes,
    service.bufferBeforeMinutes,
    service.bufferAfterMinutes,
    service.isActive,
    service.isPhysical,
    service.isDigital,
    staffIds,
  ];
  return createHash("sha256").update(JSON.stringify(said)).digest("base64url").slice(0, 16);
}

/** The version as `If-Match` carries it. */
export const serviceTag = (service: Said, staffIds: readonly string[]): string =>
  `"${serviceVersion(service, staffIds)}"`;
