import { expect, it } from "vitest";
import { keepOverlap } from "@/lib/business/dashboard/overlaps";
import { loadWaiting } from "@/lib/business/dashboard/waiting";
import { db } from "@/lib/db/client";
import { markVisit } from "@/lib/visits/marks/markVisit";
import { objectToMark } from "@/lib/visits/marks/objectToMark";
import { linkProof } from "../../support/builders/moves";
import { book, type Salon, salon } from "../../support/builders/salon";
import { ownerOf } from "../../support/builders/schedules";
import { sharedDatabase } from "../../support/run/testDatabase";

await sharedDatabase();

const now = "2026-11-20T12:00:00Z";
const nowMs = Date.parse(now);
const waitingOf = (place: Salon) => loadWaiting(place.id, nowMs);
const mark = (place: Salon, bookingId: string, wanted: "arrived" | "no_show") =>
  markVisit(ownerOf(place), { bookingId, mark: wanted, userId: place.ownerId, nowMs });

it("a link that is not paid waits from the day before its visit, until it is paid otherwise or nobody came", async () => {
  const place = await salon();
  const byLink = { source: "phone", paymentWay: "link" } as const;
  const [yesterday, tomorrow] = [
    await book(place, { ...byLink, at: "2026-11-19T09:00:00Z", name: "Moa Lind" }),
    await book(place, { ...byLink, at: "2026-11-21T09:00:00Z" }),
  ];
  await book(place, { ...byLink, at: "2026-11-23T09:00:00Z" });
  await book(place, { ...byLink, at: "2026-10-23T09:00:00Z" });
  await book(place, { source: "phone", at: "2026-11-20T09:00:00Z" });
  expect(await waitingOf(place)).toEqual({
    visits: [
      {
        kind: "unpaid_link",
        id: yesterday,
        customerName: "Moa Lind",
        serviceName: "Klippning",
        startsAt: new Date("2026-11-19T09:00:00Z"),
      },
      expect.objectContaining({ id: tomorrow }),
    ],
    unansweredReviews: 0,
  });
  await mark(place, yesterday, "no_show");
  await db().booking.update({ where: { id: tomorrow }, data: { paymentWay: "on_site" } });
  expect(await waitingOf(place)).toEqual({ visits: [], unansweredReviews: 0 });
  expect(await waitingOf(await salon())).toEqual({ visits: [], unansweredReviews: 0 });
});

it("a customer who says that they were there waits until the mark is another one", async () => {
  const place = await salon();
  const id = await book(place, { at: "2026-11-20T09:00:00Z" });
  await mark(place, id, "no_show");
  expect((await waitingOf(place)).visits).toEqual([]);
  await objectToMark(id, linkProof(id), { text: null, nowMs });
  expect((await waitingOf(place)).visits).toMatchObject([{ kind: "objected", id }]);
  await mark(place, id, "arrived");
  expect((await waitingOf(place)).visits).toEqual([]);
});

it("a booking waits where its person is busy elsewhere, until it is kept, and again when the time elsewhere grows", async () => {
  const place = await salon();
  await db().externalCalendar.create({
    data: {
      ...{ staffMemberId: place.staffId, providerId: place.id },
      ...{ sealedAddress: Buffer.from("sealed"), nextFetchAt: new Date(now) },
    },
  });
  const busy = (from: string, until: string) =>
    db().externalBusy.create({
      data: {
        ...{ staffMemberId: place.staffId, providerId: place.id },
        ...{ startsAt: new Date(`2026-11-23T${from}Z`), endsAt: new Date(`2026-11-23T${until}Z`) },
      },
    });
  const id = await book(place, { at: "2026-11-23T09:00:00Z" });
  await book(place, { at: "2026-11-23T12:00:00Z" });
  await busy("08:00", "09:00");
  expect((await waitingOf(place)).visits).toEqual([]);
  await busy("09:10", "09:20");
  expect((await waitingOf(place)).visits).toMatchObject([{ kind: "overlap", id }]);

  const other = await salon();
  await expect(keepOverlap(other.id, id)).rejects.toMatchObject({ code: "not_found" });
  await keepOverlap(place.id, id);
  await keepOverlap(place.id, id);
  expect((await waitingOf(place)).visits).toEqual([]);
  await busy("09:15", "10:30");
  expect((await waitingOf(place)).visits).toMatchObject([{ kind: "overlap", id }]);
  await keepOverlap(place.id, id);
  expect((await waitingOf(place)).visits).toEqual([]);
  await db().externalCalendar.delete({ where: { id: place.staffId } });
  expect(await db().keptOverlap.count({ where: { bookingId: id } })).toBe(0);
});

it("reviews of the last two weeks wait for a reply", async () => {
  const place = await salon();
  const reviewed = async (day: string) => {
    const bookingId = await book(place, { at: `${day}T09:00:00Z`, status: "completed" });
    const { id } = await db().review.create({
      data: {
        ...{ providerId: place.id, bookingId, serviceId: place.serviceId, rating: 4 },
        createdAt: new Date(`${day}T15:00:00Z`),
      },
      select: { id: true },
    });
    return id;
  };
  const reviewId = await reviewed("2026-11-18");
  await reviewed("2026-11-19");
  await reviewed("2026-10-18");
  expect((await waitingOf(place)).unansweredReviews).toBe(2);
  await db().reviewReply.create({ data: { reviewId, providerId: place.id, replyText: "Tack" } });
  expect((await waitingOf(place)).unansweredReviews).toBe(1);
});
