import { expect, it } from "vitest";
import { loadWaiting } from "@/lib/business/dashboard/waiting";
import { db } from "@/lib/db/client";
import { markVisit } from "@/lib/visits/marks/markVisit";
import { objectToMark } from "@/lib/visits/marks/objectToMark";
import { linkProof } from "../../support/builders/moves";
import { book, type Salon, salon } from "../../support/builders/salon";
import { ownerOf } from "../../support/builders/schedules";
import { testDatabase } from "../../support/run/testDatabase";

await testDatabase("empty");

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
