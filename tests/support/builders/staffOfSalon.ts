import { db } from "@/lib/db/client";
import type { Salon } from "./salon";

type PersonWish = {
  name: string;
  sort?: number;
  colour?: string;
  /** What they do; everything when it is left out. */
  services?: readonly string[];
};

/** Somebody more at a business, which then works alone no more: who did so is called Maria. */
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

/** A person's services from now on. */
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

/** One more service of a business, like its first one. */
export async function addService(place: Salon, name: string): Promise<string> {
  const { id: _id, ...like } = await db().service.findUniqueOrThrow({ where: { id: place.serviceId } });
  const { id } = await db().service.create({ data: { ...like, name }, select: { id: true } });
  return id;
}
