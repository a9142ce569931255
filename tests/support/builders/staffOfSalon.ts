import { db } from "@/lib/db/client";
import type { Salon } from "./salon";

type PersonWish = {
  name: string;
  sort?: number;
  colour?: string;
  /** What they do; everything when it is left out. */
  services?: readonly string[];
};

/** Adds a person to a business; one that worked alone becomes a named person, Maria. Returns the id. */
export async function addPerson(place: Pick<Salon, "id">, wish: PersonWish): Promise<string> {
  const { services, ...person } = wish;
  await db().staffMember.updateMany({
    where: { providerId: place.id, isImplicit: true },
    data: { isImplicit: false, name: "Maria", colour: "rose" },
  });
  const { id } = await db().staffMember.create({
    data: { sort: 1, ...person, providerId: place.id, doesAllServices: services === undefined },
    select: { id: true },
  });
  await db().staffService.createMany({
    data: (services ?? []).map((serviceId) => ({ staffMemberId: id, serviceId, providerId: place.id })),
  });
  return id;
}

/** Sets a person's services. */
export async function letDo(
  place: Pick<Salon, "id">,
  staffMemberId: string,
  services: readonly string[],
): Promise<void> {
  await db().staffMember.update({ where: { id: staffMemberId }, data: { doesAllServices: false } });
  await db().staffService.deleteMany({ where: { staffMemberId } });
  await db().staffService.createMany({
    data: services.map((serviceId) => ({ staffMemberId, serviceId, providerId: place.id })),
  });
}

/** Adds a copy of a business's first service under another name. */
export async function addService(place: Salon, name: string): Promise<string> {
  const { id: _id, ...like } = await db().service.findUniqueOrThrow({ where: { id: place.serviceId } });
  const { id } = await db().service.create({ data: { ...like, name }, select: { id: true } });
  return id;
}
