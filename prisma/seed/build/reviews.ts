import { demoAccounts } from "../accounts";
import type { ReplyRow, ReviewRow } from "../bookingRows";
import { Random, uuidOf } from "../random";
import type { Booking } from "./assignCustomers";
import type { SeedBusiness } from "./business";
import { commentsFor, repliesFor, Texts } from "./comments";
import { DAY_MS, HOUR_MS, type Present } from "./present";
import { rate } from "./ratings";

interface ReviewRecord {
  readonly review: ReviewRow;
  readonly reply: ReplyRow | null;
}

/** The share of visits that are reviewed; guests, who are asked by mail alone, review fewer. */
const REVIEWED = { account: 0.52, guest: 0.28 };
const COMMENTED = 0.64;
/** The demo's customers have their latest visits still to review. */
const DEMO_UNREVIEWED_DAYS = 28;
const DEMO_REVIEWED = 0.75;

/** Reviews of completed bookings, a day to six after the visit, and what the businesses answered. */
export function reviewsOf(bookings: readonly Booking[], present: Present): ReviewRecord[] {
  const texts = new Texts();
  // The demo customers' first, then newest first, since texts repeat least in those that are made first.
  const visits = bookings
    .filter(({ cancellation, endMs }) => cancellation === null && endMs <= present.nowMs)
    .sort((a, b) => Number(isDemo(b)) - Number(isDemo(a)) || b.endMs - a.endMs || (a.id < b.id ? -1 : 1));
  return visits.flatMap((visit) => {
    const review = reviewOf(visit, texts, present);
    return review ? [{ review, reply: replyTo(review, visit, texts, present) }] : [];
  });
}

function reviewOf(visit: Booking, texts: Texts, present: Present): ReviewRow | null {
  const { business, customer, endMs } = visit;
  const { service } = visit.appointment;
  const random = new Random("review", visit.id);
  const createdMs = endMs + DAY_MS * (0.8 + random.next() ** 2 * 5);
  const isOfDemo = isDemo(visit);
  const isLeftToDo = isOfDemo && endMs > present.nowMs - DEMO_UNREVIEWED_DAYS * DAY_MS;
  const share = isOfDemo ? DEMO_REVIEWED : customer.id === null ? REVIEWED.guest : REVIEWED.account;
  if (!random.chance(share) || createdMs > present.nowMs || isLeftToDo) return null;
  const rating = rate(business.content.rating, random);
  const saysWhy = isOfDemo || random.chance(rating <= 3 ? 0.9 : COMMENTED);
  const comment = saysWhy
    ? texts.fresh(business.id, commentsFor(service, rating, customer.locale), random)
    : null;
  return {
    id: uuidOf("review", visit.id),
    provider_id: business.id,
    booking_id: visit.id,
    service_id: service.id,
    user_id: customer.id,
    rating,
    comment,
    created_at: new Date(createdMs),
    updated_at: new Date(createdMs),
  };
}

function isDemo({ customer }: Booking): boolean {
  return demoAccounts.some(({ email }) => email === customer.email);
}

/** The share of reviews that a business answers. */
function replyRateOf({ slug }: SeedBusiness): number {
  return new Random("diligence", slug).pick([0.05, 0.3, 0.45, 0.6, 0.85]);
}

function replyTo(review: ReviewRow, visit: Booking, texts: Texts, present: Present): ReplyRow | null {
  const { business, customer } = visit;
  const random = new Random("reply", review.id);
  const replyRate = replyRateOf(business);
  const { rating } = review;
  const wish = rating <= 3 ? 0.4 + replyRate / 2 : review.comment === null ? replyRate / 5 : replyRate;
  const createdMs = review.created_at.getTime() + HOUR_MS * (1.5 + random.next() ** 2 * 90);
  if (!random.chance(wish) || createdMs > present.nowMs) return null;
  const text = texts.seldom(business.id, repliesFor(rating, review.comment, customer.locale), random);
  if (text === null) return null;
  return {
    review_id: review.id,
    provider_id: business.id,
    reply_text: text,
    created_at: new Date(createdMs),
    updated_at: new Date(createdMs),
  };
}
