import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { removeService } from "@/lib/catalogue/edit/removeService";
import { serviceDraftSchema } from "@/lib/catalogue/edit/serviceDraft";
import { updateService } from "@/lib/catalogue/edit/updateService";
import { servicesByIds } from "@/lib/catalogue/serviceRows";
import { db } from "@/lib/db/client";
import { AppError } from "@/lib/errors/AppError";
import { picturePath } from "@/lib/http/pictureAddress";
import { addPicture } from "@/lib/pictures/addPicture";
import { describePicture, orderPictures, removePicture } from "@/lib/pictures/changePicture";
import { purgePictures } from "@/lib/pictures/purge";
import { galleryOf, loadOwnPicture, loadOwnPictures, pictureContent } from "@/lib/pictures/queries";
import { staffOfProviders } from "@/lib/staff/publicStaff";
import { photo } from "../../support/builders/pictures";
import { type Salon, salon } from "../../support/builders/salon";
import { team } from "../../support/builders/team";
import { sharedDatabase } from "../../support/run/testDatabase";

await sharedDatabase();

const own = { alt: "", serviceId: null, staffMemberId: null };
let shade = 0;
/** Never the same twice. */
const newPhoto = () => {
  shade += 1;
  return photo(`#10${shade.toString(16).padStart(4, "0")}`, 200 + shade, 200);
};
const add = async (place: Salon, wish: object = {}) =>
  addPicture(place.id, await newPhoto(), { ...own, ...wish });
const cover = async ({ id }: Salon) =>
  (await db().provider.findUniqueOrThrow({ where: { id }, select: { profileImageUrl: true } }))
    .profileImageUrl;
const serviceImage = async ({ serviceId: id }: Salon) =>
  (await db().service.findUniqueOrThrow({ where: { id }, select: { imageUrl: true } })).imageUrl;
const portrait = async ({ staffId: id }: Salon) =>
  (await db().staffMember.findUniqueOrThrow({ where: { id }, select: { imageUrl: true } })).imageUrl;
const srcOf = async (place: Salon, id: string) => (await loadOwnPicture(place.id, id)).src;
const srcs = async (place: Salon) => (await galleryOf(place.id)).map(({ src }) => src);

async function outcome(work: Promise<unknown>): Promise<string> {
  try {
    await work;
    return "done";
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return error.code;
  }
}

describe("addPicture", () => {
  it("adds to a business's own after those that are there, and the first is its cover", async () => {
    const place = await salon();
    const first = await add(place, { alt: "Salongen" });
    const second = await add(place);
    const [one, other] = [await srcOf(place, first), await srcOf(place, second)];
    expect(await srcs(place)).toEqual([one, other]);
    expect(await cover(place)).toBe(one);
    expect((await galleryOf(place.id))[0]).toMatchObject({ alt: "Salongen", height: 200 });
  });

  it("tells customers what the picture of a service and a portrait show", async () => {
    const place = await team();
    await add(place, { serviceId: place.serviceId, alt: "Kort lugg" });
    const portraitId = await add(place, { staffMemberId: place.aliId });
    await describePicture(place.id, portraitId, "Ali vid spegeln");
    const [service] = await servicesByIds([place.serviceId], "sv");
    expect(service).toMatchObject({ imageAlt: "Kort lugg" });
    const people = (await staffOfProviders([place.id])).get(place.id);
    expect(people?.map(({ imageAlt }) => imageAlt)).toEqual(["", "Ali vid spegeln"]);
  });

  it("gives a service and a person one picture, which a new one replaces", async () => {
    const place = await salon();
    for (const wish of [{ serviceId: place.serviceId }, { staffMemberId: place.staffId }]) {
      await add(place, wish);
      await add(place, wish);
    }
    const pictures = await loadOwnPictures(place.id);
    expect(pictures).toHaveLength(2);
    expect(await serviceImage(place)).toBe(pictures.find(({ serviceId }) => serviceId)?.src);
    expect(await portrait(place)).toBe(pictures.find(({ staffMemberId }) => staffMemberId)?.src);
    expect(pictures.find(({ staffMemberId }) => staffMemberId)).toMatchObject({ width: 200, height: 200 });
    expect(await srcs(place)).toEqual([]);
    expect(await cover(place)).toBeNull();
  });

  it("knows no service and no person of another business, nor one that is gone", async () => {
    const [place, other] = [await salon(), await salon()];
    expect(await outcome(add(place, { serviceId: other.serviceId }))).toBe("not_found");
    expect(await outcome(add(place, { staffMemberId: other.staffId }))).toBe("not_found");
    expect(await outcome(add(place, { serviceId: place.serviceId, staffMemberId: place.staffId }))).toBe(
      "not_found",
    );
    await removeService(place.id, place.serviceId, Date.now());
    expect(await outcome(add(place, { serviceId: place.serviceId }))).toBe("not_found");
  });

  it("takes twelve of a business, however many come at once", async () => {
    const place = await salon();
    for (let count = 0; count < 11; count++) await add(place);
    const outcomes = await Promise.all([outcome(add(place)), outcome(add(place))]);
    expect(outcomes.toSorted()).toEqual(["done", "picture_limit"]);
    expect(await galleryOf(place.id)).toHaveLength(12);
  });

  it("looks for room before it looks at the file", async () => {
    const place = await salon();
    const { hash } = await db().picture.findUniqueOrThrow({ where: { id: await add(place) } });
    const more = Array.from({ length: 11 }, (_none, index) => index + 1);
    await db().picture.createMany({
      data: more.map((position) => ({ providerId: place.id, hash, position, alt: "" })),
    });
    const noPicture = new TextEncoder().encode("Hej");
    expect(await outcome(addPicture(place.id, noPicture, own))).toBe("picture_limit");
    const nobodys = { ...own, serviceId: randomUUID() };
    expect(await outcome(addPicture(place.id, noPicture, nobodys))).toBe("not_found");
  });

  it("keeps the same picture once, whoever shows it", async () => {
    const [place, other] = [await salon(), await salon()];
    const file = await newPhoto();
    const ids = await Promise.all([addPicture(place.id, file, own), addPicture(other.id, file, own)]);
    const { hash } = await db().picture.findUniqueOrThrow({ where: { id: ids[0] } });
    expect(await db().picture.count({ where: { hash } })).toBe(2);
    expect(await db().pictureVariant.count({ where: { hash } })).toBe(2);
  });
});

describe("the database", () => {
  it("holds twelve of a business and one of a service, whatever writes to it", async () => {
    const place = await salon();
    const { hash } = await db().picture.findUniqueOrThrow({ where: { id: await add(place) } });
    const write = (data: object) =>
      db().picture.create({ data: { providerId: place.id, hash, position: 1, ...data } });
    await expect(write({ position: 12 })).rejects.toThrow(/pictures_position_check/);
    await expect(write({ position: 0 })).rejects.toThrow(/[Uu]nique/);
    await expect(write({ serviceId: place.serviceId })).rejects.toThrow(/pictures_position_check/);
    await expect(write({ serviceId: place.serviceId, staffMemberId: place.staffId })).rejects.toThrow();
  });
});

describe("orderPictures and removePicture", () => {
  it("put another picture first, which is the cover then", async () => {
    const place = await salon();
    const ids = [await add(place), await add(place), await add(place)];
    const paths = await srcs(place);
    await orderPictures(place.id, [ids[2] ?? "", ids[0] ?? "", ids[1] ?? ""]);
    expect(await srcs(place)).toEqual([paths[2], paths[0], paths[1]]);
    expect(await cover(place)).toBe(paths[2]);
    await removePicture(place.id, ids[2] ?? "");
    expect(await cover(place)).toBe(paths[0]);
    await add(place);
    expect(await srcs(place)).toHaveLength(3);
    for (const { id } of await loadOwnPictures(place.id)) await removePicture(place.id, id);
    expect(await cover(place)).toBeNull();
  });

  it("refuse an order that is not that of all of them", async () => {
    const place = await salon();
    const [first, second] = [await add(place), await add(place)];
    const third = await add(place, { serviceId: place.serviceId });
    for (const ids of [[], [first], [first, first], [first, second, third]])
      expect(await outcome(orderPictures(place.id, ids))).toBe("pictures_changed");
  });

  it("know no picture of another business", async () => {
    const [place, other] = [await salon(), await salon()];
    const id = await add(place, { alt: "Salongen" });
    expect(await outcome(removePicture(other.id, id))).toBe("not_found");
    expect(await outcome(describePicture(other.id, id, "Vår"))).toBe("not_found");
    expect(await outcome(loadOwnPicture(other.id, id))).toBe("not_found");
    expect(await loadOwnPicture(place.id, id)).toMatchObject({ alt: "Salongen" });
  });
});

describe("updateService", () => {
  it("leaves an uploaded picture alone, and takes no address of one for a picture of its own", async () => {
    const place = await salon();
    const { subcategoryId } = await db().service.findUniqueOrThrow({ where: { id: place.serviceId } });
    const draft = (image_url: string | null) =>
      serviceDraftSchema.parse({
        name: "Klippning",
        price: 420,
        duration_minutes: 30,
        subcategory_id: subcategoryId,
        image_url,
      });
    const foreign = "https://bilder.exempel.se/a.jpg";
    await updateService(place.id, place.serviceId, draft(foreign));
    expect(await serviceImage(place)).toBe(foreign);
    const id = await add(place, { serviceId: place.serviceId });
    const src = await srcOf(place, id);
    await updateService(place.id, place.serviceId, draft(foreign));
    await updateService(place.id, place.serviceId, draft(null));
    expect(await serviceImage(place)).toBe(src);
    await removePicture(place.id, id);
    await updateService(place.id, place.serviceId, draft(`https://stund.example${src}`));
    expect(await serviceImage(place)).toBeNull();
  });
});

describe("purgePictures", () => {
  it("removes what has been shown nowhere for a day, and nothing else", async () => {
    const place = await salon();
    const [shown, gone] = [await add(place), await add(place)];
    const picture = await db().picture.findUniqueOrThrow({ where: { id: gone }, include: { content: true } });
    const { hash, content } = picture;
    await removePicture(place.id, gone);
    const hours = (count: number) => new Date(Date.now() + count * 3_600_000);
    expect(await purgePictures(hours(23))).toBe(0);
    expect(await pictureContent(hash, content.width)).not.toBeNull();
    expect(await purgePictures(hours(25))).toBeGreaterThan(0);
    expect(await pictureContent(hash, content.width)).toBeNull();
    expect(await srcs(place)).toEqual([await srcOf(place, shown)]);
    const { hash: kept } = await db().picture.findUniqueOrThrow({ where: { id: shown } });
    expect(picturePath(kept, 160)).toMatch(/^\/pictures\//);
    expect(await pictureContent(kept, 160)).not.toBeNull();
  });
});
