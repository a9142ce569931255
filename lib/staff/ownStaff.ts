import "server-only";
import type { z } from "zod";
import { db, type Tx } from "@/lib/db/client";
import { AppError } from "@/lib/errors/AppError";
import { type StaffColour, toStaffColour } from "./colours";
import type { staffMemberSchema } from "./staffDraft";

/** A person of a business that names its people. */
export type OwnStaffMember = {
  id: string;
  name: string;
  colour: StaffColour;
  /** The portrait. */
  imageUrl: string | null;
  isActive: boolean;
  doesAllServices: boolean;
  /** The services of somebody who does not do all; else empty. */
  serviceIds: string[];
};

/**
 * The condition for the present people of a business, or the one who works alone. Whoever was removed stays a row for
 * its bookings; an implicit person who is switched off stands for nobody.
 */
export const ofBusiness = (providerId: string) => ({
  providerId,
  removedAt: null,
  NOT: { isImplicit: true, isActive: false },
});

/** The order in which people are shown. */
export const staffOrder = [{ sort: "asc" }, { createdAt: "asc" }, { id: "asc" }] as const;

/**
 * The people of a business in its own order, those who are switched off included; none while one person works alone.
 */
export async function loadOwnStaff(providerId: string, source: Tx = db()): Promise<OwnStaffMember[]> {
  const rows = await source.staffMember.findMany({
    where: { ...ofBusiness(providerId), isImplicit: false },
    select: {
      id: true,
      name: true,
      colour: true,
      imageUrl: true,
      isActive: true,
      doesAllServices: true,
      services: { where: { service: { archivedAt: null } }, select: { serviceId: true } },
    },
    orderBy: [...staffOrder],
  });
  return rows.map(({ name, colour, services, ...person }) => ({
    ...person,
    name: name ?? "",
    colour: toStaffColour(colour),
    serviceIds: person.doesAllServices ? [] : services.map(({ serviceId }) => serviceId),
  }));
}

/**
 * One person, in the caller's transaction.
 * @throws AppError not_found for somebody else's, one who was removed, and the one person of a business that works
 *   alone
 */
export async function loadStaffMember(providerId: string, id: string, source: Tx): Promise<OwnStaffMember> {
  const person = (await loadOwnStaff(providerId, source)).find((each) => each.id === id);
  if (person === undefined) throw new AppError("not_found");
  return person;
}

export function serializeStaffMember(person: OwnStaffMember): z.input<typeof staffMemberSchema> {
  return {
    id: person.id,
    name: person.name,
    colour: person.colour,
    is_active: person.isActive,
    does_all_services: person.doesAllServices,
    service_ids: person.serviceIds,
  };
}
