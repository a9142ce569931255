import { hashPassword } from "@/lib/identity/passwords/passwordHash";
import { Random, uuidOf } from "@/prisma/seed/random";
import { password } from "../support/password";
import type { Database } from "./database";

export type WorldService = {
  id: string;
  providerId: string;
  minutes: number;
  bufferBefore: number;
  bufferAfter: number;
};

export type WorldBusiness = {
  id: string;
  name: string;
  ownerEmail: string;
  stripeAccount: string;
  /** How many people work there. */
  people: number;
  services: [WorldService, WorldService];
  timeZone: string;
};

export type Person = { id: string; email: string };

/** The businesses and customers. Each of the last four businesses serves one check, which no other uses. */
export type World = {
  open: WorldBusiness[];
  kills: WorldBusiness[];
  contention: WorldBusiness;
  outages: WorldBusiness;
  customers: Person[];
  /** Of everybody's password. */
  passwordHash: string;
  /** The one subcategory that there is. */
  subcategoryId: string;
};

type Kind = { people: number; buffers?: [number, number]; plan?: "monthly"; timeZone?: string };

/** What the businesses of the history are like; after them those for kills, contention and outages. */
const kinds: readonly Kind[] = [
  { people: 1 },
  { people: 1, buffers: [10, 15] },
  { people: 3 },
  { people: 1, plan: "monthly" },
  { people: 2, buffers: [0, 30] },
  { people: 1, timeZone: "America/New_York" },
  { people: 1 },
  { people: 4 },
  { people: 1, buffers: [5, 0] },
  { people: 2 },
  { people: 1 },
  { people: 3, timeZone: "Europe/Helsinki" },
];
const special: readonly Kind[] = [
  { people: 1 },
  { people: 3, buffers: [10, 0] },
  { people: 3 },
  { people: 3 },
];

const customersCount = 16;
const days = [1, 2, 3, 4, 5, 6, 7];

/** Writes the rows of all businesses and customers, which follow from the seed alone. */
export async function makeWorld(database: Database, seed: number): Promise<World> {
  const random = new Random("world", seed);
  const hash = await hashPassword(password);
  const subcategoryId = await makeCategory(database, seed);
  const made: WorldBusiness[] = [];
  for (const [index, kind] of [...kinds, ...special].entries()) {
    const business = plan(seed, index, kind, random);
    await insertBusiness(database, business, kind, { hash, subcategoryId, random });
    made.push(business);
  }
  const customers = Array.from({ length: customersCount }, (_, index) => ({
    id: uuidOf("customer", seed, index),
    email: `kund-${index}@exempel.se`,
  }));
  for (const { id, email } of customers) {
    await database.rows(
      `INSERT INTO users (id, email, role, full_name, password_hash, email_verified_at)
       VALUES ($1, $2, 'customer', 'Kim Kund', $3, now()) ON CONFLICT DO NOTHING`,
      [id, email, hash],
    );
  }
  const [first, second, contention, outages] = made.slice(kinds.length);
  if (!first || !second || !contention || !outages) throw new Error("The world is not whole");
  return {
    open: made.slice(0, kinds.length),
    kills: [first, second],
    contention,
    outages,
    customers,
    passwordHash: hash,
    subcategoryId,
  };
}

async function makeCategory(database: Database, seed: number): Promise<string> {
  const [category, subcategory] = [uuidOf("category", seed), uuidOf("subcategory", seed)];
  await database.rows(
    "INSERT INTO categories (id, slug, name_sv, name_en, sort) VALUES ($1, 'skonhet', 'Skönhet', 'Beauty', 1)",
    [category],
  );
  await database.rows(
    `INSERT INTO subcategories (id, category_id, slug, name_sv, name_en, sort)
     VALUES ($1, $2, 'frisor', 'Frisör', 'Hairdresser', 1)`,
    [subcategory, category],
  );
  return subcategory;
}

function plan(seed: number, index: number, kind: Kind, random: Random): WorldBusiness {
  const id = uuidOf("business", seed, index);
  const [bufferBefore, bufferAfter] = kind.buffers ?? [0, 0];
  const service = (number: number, minutes: number): WorldService => ({
    id: uuidOf("service", seed, index, number),
    providerId: id,
    minutes,
    bufferBefore,
    bufferAfter,
  });
  return {
    id,
    name: `Salong ${index}`,
    ownerEmail: `agare-${index}@exempel.se`,
    stripeAccount: `acct_faults${seed}x${index}x${random.whole(1000, 9999)}`,
    people: kind.people,
    services: [service(0, 30), service(1, random.pick([45, 60, 90]))],
    timeZone: kind.timeZone ?? "Europe/Stockholm",
  };
}

type Common = { hash: string; subcategoryId: string; random: Random };

async function insertBusiness(
  database: Database,
  business: WorldBusiness,
  kind: Kind,
  { hash, subcategoryId, random }: Common,
): Promise<void> {
  const owner = uuidOf("owner", business.id);
  await database.rows(
    `INSERT INTO users (id, email, role, full_name, password_hash, email_verified_at)
     VALUES ($1, $2, 'provider', 'Ägare', $3, now())`,
    [owner, business.ownerEmail, hash],
  );
  await database.rows(
    `INSERT INTO providers (id, owner_user_id, slug, company_name, email, city, address, time_zone, plan, is_onboarded,
       stripe_account_id, details_submitted, charges_enabled, payouts_enabled)
     VALUES ($1, $2, $3, $4, $5, 'Stockholm', 'Storgatan 1', $6, $7, true, $8, true, true, true)`,
    [
      business.id,
      owner,
      `salong-${business.ownerEmail.replaceAll(/\D/g, "")}`,
      business.name,
      business.ownerEmail,
      business.timeZone,
      kind.plan ?? "payg",
      business.stripeAccount,
    ],
  );
  for (let person = 0; person < kind.people; person += 1) {
    await database.rows(
      "INSERT INTO staff_members (id, provider_id, name, is_implicit, sort) VALUES ($1, $2, $3, $4, $5)",
      [uuidOf("staff", business.id, person), business.id, `Person ${person}`, person === 0, person],
    );
  }
  for (const day of days) {
    await database.rows(
      `INSERT INTO opening_hours (provider_id, day_of_week, open_minute, close_minute, lunch_start_minute, lunch_end_minute)
       VALUES ($1, $2, 420, 1200, 720, 750)`,
      [business.id, day],
    );
  }
  for (const service of business.services) {
    await database.rows(
      `INSERT INTO services (id, provider_id, subcategory_id, name, price_ore, duration_minutes, buffer_before_minutes,
         buffer_after_minutes)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [
        service.id,
        business.id,
        subcategoryId,
        `Klippning ${service.minutes}`,
        random.whole(200, 1_900) * 100 + random.pick([0, 0, 50, 90]),
        service.minutes,
        service.bufferBefore,
        service.bufferAfter,
      ],
    );
  }
}
