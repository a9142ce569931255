import type { z } from "zod";
import type { ownProviderSchema } from "@/lib/business/schemas";
import type { locationSchema, providerSchema } from "@/lib/providers/schemas";
import type { reviewSchema } from "@/lib/reviews/schemas";
import type { publicPersonSchema } from "@/lib/staff/publicSchemas";

/*
 * One business of the demo data and what belongs to it: all examples tell of the same. Its ids are those that the
 * demo data really has, so that an example can be tried as it stands.
 */

export const ids = {
  provider: "090ef777-3b76-83f9-99b0-cea199488182",
  service: "632fa488-0bff-8887-bb47-b5d7ccb52650",
  category: "3c734d39-95a8-8435-ba81-5a2116f0342d",
  subcategory: "7c122321-0a17-8fd5-ae7f-9943ec958298",
  booking: "89981a8d-d740-8e36-a1d7-52f7fcc1fe06",
  review: "c494ec25-0728-889f-bd00-efc30d7685e7",
  staff: "47e1b6a8-64c9-8387-b1a0-a299586270ac",
  customer: "1d56b87a-5680-8949-a4b5-50cd20b93f71",
  /** What stands for a customer in reviews of the business; made of a secret, so the demo data has another. */
  reviewer: "7be0c41d-93f5-8a62-8d17-c05e2f6b9a34",
  session: "9a70d8e1-e7be-4527-b732-f63789599497",
  account: "acct_seed_1",
  checkout: "cs_test_a1dWk3Zr8mQ2LxT5vB7nYc4E",
};

export const startTime = "2026-11-26T13:30:00.000Z";
export const endTime = "2026-11-26T14:00:00.000Z";
/** What the mail's link carries. */
export const linkToken = "8Yx2n0QmJt5rL4vEo1cWzK7sDfHbGpUa";

export const category = { id: ids.category, name: "Skönhet och välmående", slug: "beauty-wellness" };
export const subcategory = {
  id: ids.subcategory,
  name: "Frisör",
  slug: "hair",
  category_id: ids.category,
  category,
};

export const location: z.output<typeof locationSchema> = {
  id: "a22c4c7d-1aa4-8f4c-b407-9faee4d653b4",
  address: "Bondegatan 46",
  postal_code: "116 33",
  city: "Stockholm",
  phone: "08-465 004 19",
  latitude: 59.3126,
  longitude: 18.0858,
  is_position_exact: true,
  is_primary: true,
};

export const provider: z.output<typeof providerSchema> = {
  id: ids.provider,
  slug: "salong-norr",
  company_name: "Salong Norr",
  organisation_number: "5599407318",
  description: "En liten salong på Bondegatan med tre stolar och stora fönster.",
  phone: "08-465 004 19",
  address: "Bondegatan 46",
  postal_code: "116 33",
  city: "Stockholm",
  latitude: 59.3126,
  longitude: 18.0858,
  profile_image_url: null,
  average_rating: 4.8,
  review_count: 391,
  booking_count: 1337,
  commission_rate: 5,
  is_onboarded: true,
  is_verified: true,
  stripe_account_id: ids.account,
  time_zone: "Europe/Stockholm",
};

/** Whom customers can ask for there. */
export const person: z.output<typeof publicPersonSchema> = {
  id: ids.staff,
  name: "Josefin Sandell",
  colour: "rose",
};

/** The business as its owner sees it. */
export const ownProvider: z.output<typeof ownProviderSchema> = {
  ...provider,
  email: "hej@salongnorr.example",
  contact_email: "hej@salongnorr.example",
  plan: "payg",
  provider_locations: [location],
};
export const review: z.output<typeof reviewSchema> = {
  id: ids.review,
  rating: 5,
  comment: "Trodde jag hade hopplöst hår. Det hade jag tydligen inte.",
  created_at: "2026-11-20T17:40:46.654Z",
  user_id: ids.reviewer,
  booking: { service_id: ids.service },
  reply: { reply_text: "Tack Elin, vi ses om sex veckor.", created_at: "2026-11-20T18:02:11.000Z" },
};

/** A week as the contract tells it, Monday first. */
export const openingHours = [1, 2, 3, 4, 5, 6, 7].map((day) => {
  const lunch = { lunch_start_time: null, lunch_end_time: null };
  if (day === 7) return { day_of_week: day, is_closed: true, open_time: null, close_time: null, ...lunch };
  const [open_time, close_time] = day === 6 ? ["10:00", "15:00"] : ["09:00", "19:00"];
  return { day_of_week: day, is_closed: false, open_time, close_time, ...lunch };
});
