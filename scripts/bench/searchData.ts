import type pg from "pg";
import swedishTowns from "@/lib/geo/swedishTowns.json";
import { categories } from "@/prisma/seed/content/categories";
import { kindPhrases } from "@/prisma/seed/content/phrases/kindPhrases";
import { subcategories } from "@/prisma/seed/content/subcategories";

/** A catalogue the size of a country: businesses with five services each, the same ones every time. */

const SERVICES_EACH = 5;
const BATCH = 1000;

const cities: readonly [name: string, latitude: number, longitude: number, weight: number][] = [
  ["Stockholm", 59.33, 18.06, 24],
  ["Göteborg", 57.71, 11.97, 14],
  ["Malmö", 55.6, 13.0, 9],
  ["Uppsala", 59.86, 17.64, 6],
  ["Linköping", 58.41, 15.62, 4],
  ["Örebro", 59.27, 15.21, 4],
  ["Västerås", 59.61, 16.55, 4],
  ["Helsingborg", 56.05, 12.69, 4],
  ["Umeå", 63.83, 20.26, 4],
  ["Lund", 55.7, 13.19, 4],
  ["Gävle", 60.67, 17.14, 3],
  ["Borås", 57.72, 12.94, 3],
  ["Växjö", 56.88, 14.81, 3],
  ["Luleå", 65.58, 22.15, 2],
  ["Östersund", 63.18, 14.64, 2],
  ["Kalmar", 56.66, 16.36, 2],
  ["Falun", 60.6, 15.63, 2],
  ["Skövde", 58.39, 13.85, 2],
];
/** How many businesses of a city of weight 1 there are for each one of the other 800 towns. */
const TOWN_SHARE = 50;
const towns = swedishTowns.map(
  ([name, latitude, longitude]) => [String(name), Number(latitude), Number(longitude)] as const,
);
const weightedCities = [
  ...cities.flatMap((city) => Array.from({ length: city[3] * TOWN_SHARE }, () => city)),
  ...towns,
];

const firstNames =
  "Anna Björn Cecilia David Elsa Fredrik Gunilla Håkan Ida Johan Karin Lars Maja Nils Olga Per Rut Sven Tove Ulf Vera Åsa Östen".split(
    " ",
  );
const companyWords =
  "Salong Ateljé Studio Verkstad Gården Hörnan Huset Kvarteret Norra Södra Östra Västra Lilla Stora Gröna Blå Klara Vita Eken Björken Linden Havet Ängen Sjön".split(
    " ",
  );
const adjectives =
  "Klassisk Snabb Lyxig Enkel Komplett Skonsam Grundlig Personlig Utökad Effektiv Ekologisk Traditionell".split(
    " ",
  );
const prose =
  "vi arbetar noggrant med material av hög kvalitet och tar god tid för dig som kund före besöket får du råd hemma eller hos oss efteråt lämnar vi alltid skriftlig rapport med tips tiden räcker gott till frågor fika ingår parkering finns utanför dörren betalning sker tryggt på förhand välkommen att boka återbud lämnas senast dygnet innan erfaren personal med lång utbildning flera språk talas lokalen är tillgänglig med rullstol".split(
    " ",
  );

const syllables =
  "ba dra fin gla ho in kar lö ma nät or pe ris sto tun ull vå äng öst bry del fram gul hav jul kon lus mjö nor plå".split(
    " ",
  );

/** Mulberry32: small, seeded, good enough to spread a catalogue. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const random = randomOf(2026);
function pick<T>(list: readonly T[]): T {
  const item = list[Math.floor(random() * list.length)];
  if (item === undefined) throw new Error("Nothing to pick from");
  return item;
}
const sentence = (words: number) => Array.from({ length: words }, () => pick(prose)).join(" ");

/** A word that hardly anybody else uses: a living language has tens of thousands of them. */
const rareWord = () => Array.from({ length: 3 }, () => pick(syllables)).join("");

async function insertCategories(client: pg.ClientBase): Promise<void> {
  for (const [sort, { slug, nameSv, nameEn }] of categories.entries()) {
    await client.query("INSERT INTO categories (slug, name_sv, name_en, sort) VALUES ($1, $2, $3, $4)", [
      slug,
      nameSv,
      nameEn,
      sort,
    ]);
  }
  for (const [sort, { slug, category, nameSv, nameEn, synonyms }] of subcategories.entries()) {
    await client.query(
      `INSERT INTO subcategories (category_id, slug, name_sv, name_en, synonyms, sort)
       SELECT id, $2, $3, $4, $5, $6 FROM categories WHERE slug = $1`,
      [category, slug, nameSv, nameEn, synonyms, sort],
    );
  }
  await client.query(
    `INSERT INTO kind_phrases (subcategory_id, phrase)
     SELECT sc.id, given.phrase FROM json_to_recordset($1) AS given (kind text, phrase text)
     JOIN subcategories sc ON sc.slug = given.kind`,
    [JSON.stringify(kindPhrases())],
  );
}

const providersSql = `
  WITH given AS (
    SELECT *, gen_random_uuid() AS id, gen_random_uuid() AS owner_id
    FROM json_to_recordset($1) AS g (no int, company text, city text, lat float, lng float, rating int, reviews int)
  ), owners AS (
    INSERT INTO users (id, email, role, password_hash, email_verified_at)
    SELECT owner_id, 'owner' || no || '@example.com', 'provider', '-', now() FROM given RETURNING id
  ), businesses AS (
    INSERT INTO providers (id, owner_user_id, slug, company_name, description, email, city, latitude, longitude,
      details_submitted, charges_enabled, stripe_account_id, rating_sum, review_count, booking_count)
    SELECT g.id, o.id, 'foretag-' || no, company, $2, 'owner' || no || '@example.com', city, lat, lng,
      true, true, 'acct_' || no, rating, reviews, reviews * 3
    FROM given g JOIN owners o ON o.id = g.owner_id RETURNING id
  ), staff AS (
    INSERT INTO staff_members (provider_id, is_implicit) SELECT id, true FROM businesses
  )
  SELECT g.no, b.id FROM businesses b JOIN given g USING (id) ORDER BY g.no`;

const hoursSql = `
  INSERT INTO opening_hours (provider_id, day_of_week, is_closed, open_minute, close_minute, lunch_start_minute,
    lunch_end_minute)
  SELECT provider_id, day, day > 5, 540, 1080, 720, 780
  FROM unnest($1::uuid[]) AS provider_id CROSS JOIN generate_series(1, 7) AS day`;

const servicesSql = `
  INSERT INTO services (provider_id, subcategory_id, name, description, price_ore, duration_minutes, is_physical, is_digital)
  SELECT g.provider, sc.id, g.name, g.prose, g.price, g.minutes, g.physical, g.digital
  FROM json_to_recordset($1) AS g (provider uuid, sub text, name text, prose text, price int, minutes int,
    physical boolean, digital boolean)
  JOIN subcategories sc ON sc.slug = g.sub`;

function newProvider(no: number) {
  const [city, latitude, longitude] = pick(weightedCities);
  const reviews = random() < 0.1 ? 0 : Math.ceil(random() * 200);
  return {
    no,
    company: `${pick(companyWords)} ${pick(firstNames)} ${pick(companyWords).toLowerCase()} ${pick(["AB", "& Co", "i stan", "HB"])}`,
    city,
    lat: latitude + (random() - 0.5) * 0.3,
    lng: longitude + (random() - 0.5) * 0.5,
    reviews,
    rating: Math.round(reviews * (3.5 + random() * 1.5)),
  };
}

function newService(provider: string) {
  const subcategory = pick(subcategories);
  const digital = random() < 0.15;
  const minutes = 15 + 15 * Math.floor(random() * 8);
  return {
    provider,
    sub: subcategory.slug,
    name: `${pick(adjectives)} ${pick([subcategory.nameSv, ...subcategory.synonyms])} ${minutes} min`,
    prose: `${sentence(18)} ${pick(subcategory.synonyms)} ${rareWord()} ${sentence(10)}.`,
    price: 19_500 + 500 * Math.floor(random() * 400),
    minutes,
    physical: !digital || random() < 0.5,
    digital,
  };
}

/** Fills an empty, migrated database. */
export async function fillCatalogue(client: pg.ClientBase, services: number): Promise<void> {
  await insertCategories(client);
  for (let first = 0; first < services / SERVICES_EACH; first += BATCH) {
    const count = Math.min(BATCH, Math.ceil(services / SERVICES_EACH) - first);
    const providers = Array.from({ length: count }, (_, index) => newProvider(first + index));
    const { rows } = await client.query<{ id: string }>(providersSql, [
      JSON.stringify(providers),
      sentence(25),
    ]);
    const ids = rows.map(({ id }) => id);
    await client.query(hoursSql, [ids]);
    const offered = ids.flatMap((id) => Array.from({ length: SERVICES_EACH }, () => newService(id)));
    await client.query(servicesSql, [JSON.stringify(offered)]);
  }
  await client.query("VACUUM ANALYZE");
}
