-- Best match first. Beside the words that make a row match, a narrow row keeps where its telling words stand:
-- `name_words`, and `other_words`, whose weights name the field (services: B kind and its synonyms, C business;
-- businesses: B what it offers). Cities, categories and descriptions make a row match, but never a better one.
-- `quality` is what orders equal matches: the rating, weighted by how many gave it.

-- The mean of the reviews and of fifteen imagined ones at 4.3, so that a single five does not beat 4.9 of two hundred.
CREATE FUNCTION search_quality(rating_sum integer, review_count integer) RETURNS double precision
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN (rating_sum + 15 * 4.3) / (review_count + 15);

-- Words as they are and as stems.
CREATE FUNCTION search_field(words text) RETURNS tsvector
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN to_tsvector('search_words'::regconfig, search_plain(words))
  || to_tsvector('search_stems'::regconfig, search_plain(words));

ALTER TABLE service_search ADD COLUMN quality double precision NOT NULL DEFAULT 0;
ALTER TABLE provider_search ADD COLUMN quality double precision NOT NULL DEFAULT 0;

-- With all that a ranking reads, so that it touches no other row.
CREATE TABLE service_ranking (
  service_id uuid PRIMARY KEY REFERENCES service_search ON DELETE CASCADE,
  provider_id uuid NOT NULL,
  quality double precision NOT NULL,
  name_words tsvector NOT NULL,
  other_words tsvector NOT NULL
);

CREATE TABLE provider_ranking (
  provider_id uuid PRIMARY KEY REFERENCES provider_search ON DELETE CASCADE,
  name_words tsvector NOT NULL,
  other_words tsvector NOT NULL
);

CREATE OR REPLACE VIEW service_search_source AS
SELECT
  s.id AS service_id, s.provider_id, c.slug AS category_slug, sc.slug AS subcategory_slug,
  search_fold(coalesce(p.city, '')) AS city_key, s.name, p.company_name, s.price_ore, s.is_physical, s.is_digital,
  p.is_verified IS DISTINCT FROM false AS is_recommendable,
  provider_rating(p.rating_sum, p.review_count) AS rating,
  search_position(p.latitude, p.longitude) AS position,
  concat_ws(' ', s.name, p.company_name, p.city, sc.name_sv, sc.name_en, c.name_sv, c.name_en) AS head,
  array_to_string(sc.synonyms, ' ') AS synonyms, s.description AS prose,
  search_quality(p.rating_sum, p.review_count) AS quality,
  strip(search_field(s.name)) AS name_words,
  setweight(search_field(concat_ws(' ', sc.name_sv, sc.name_en, array_to_string(sc.synonyms, ' '))), 'B')
    || setweight(search_field(p.company_name), 'C') AS other_words
FROM services s
JOIN visible_providers p ON p.id = s.provider_id
JOIN subcategories sc ON sc.id = s.subcategory_id
JOIN categories c ON c.id = sc.category_id
WHERE s.is_active AND s.archived_at IS NULL;

CREATE OR REPLACE VIEW provider_search_source AS
SELECT
  p.id AS provider_id, offered.category_slugs, search_fold(coalesce(p.city, '')) AS city_key, p.company_name,
  p.is_verified IS DISTINCT FROM false AS is_recommendable,
  provider_rating(p.rating_sum, p.review_count) AS rating, p.review_count,
  search_position(p.latitude, p.longitude) AS position,
  concat_ws(' ', p.company_name, p.city, offered.words) AS head, offered.synonyms, p.description AS prose,
  search_quality(p.rating_sum, p.review_count) AS quality,
  strip(search_field(p.company_name)) AS name_words,
  setweight(search_field(concat_ws(' ', offered.offers, offered.synonyms)), 'B') AS other_words
FROM visible_providers p
CROSS JOIN LATERAL (
  SELECT
    coalesce(array_agg(DISTINCT c.slug ORDER BY c.slug), '{}') AS category_slugs,
    string_agg(concat_ws(' ', s.name, sc.name_sv, sc.name_en, c.name_sv, c.name_en), ' ') AS words,
    coalesce(string_agg(array_to_string(sc.synonyms, ' '), ' '), '') AS synonyms,
    string_agg(concat_ws(' ', s.name, sc.name_sv, sc.name_en), ' ') AS offers
  FROM services s
  JOIN subcategories sc ON sc.id = s.subcategory_id
  JOIN categories c ON c.id = sc.category_id
  WHERE s.provider_id = p.id AND s.is_active AND s.archived_at IS NULL
) offered;

CREATE OR REPLACE FUNCTION refresh_service_search(ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM service_search WHERE service_id = ANY (ids)
    AND service_id NOT IN (SELECT service_id FROM service_search_source WHERE service_id = ANY (ids));
  PERFORM add_search_terms(string_agg(concat_ws(' ', head, synonyms), ' '), string_agg(prose, ' '))
  FROM service_search_source WHERE service_id = ANY (ids);
  INSERT INTO service_search (service_id, provider_id, category_slug, subcategory_slug, city_key, name, company_name,
    price_ore, is_physical, is_digital, is_recommendable, rating, quality, position, booking_count, review_count)
  SELECT service_id, provider_id, category_slug, subcategory_slug, city_key, name, company_name,
    price_ore, is_physical, is_digital, is_recommendable, rating, quality, position,
    (SELECT count(*) FROM bookings b WHERE b.service_id = source.service_id AND b.status IN ('confirmed', 'completed')),
    (SELECT count(*) FROM reviews r WHERE r.service_id = source.service_id)
  FROM service_search_source source WHERE service_id = ANY (ids) ORDER BY service_id
  ON CONFLICT (service_id) DO UPDATE SET
    provider_id = excluded.provider_id, category_slug = excluded.category_slug,
    subcategory_slug = excluded.subcategory_slug, city_key = excluded.city_key, name = excluded.name,
    company_name = excluded.company_name, price_ore = excluded.price_ore, is_physical = excluded.is_physical,
    is_digital = excluded.is_digital, is_recommendable = excluded.is_recommendable, rating = excluded.rating,
    quality = excluded.quality, position = excluded.position;
  INSERT INTO service_documents (service_id, document)
  SELECT service_id, search_document(head, synonyms, prose)
  FROM service_search_source WHERE service_id = ANY (ids) ORDER BY service_id
  ON CONFLICT (service_id) DO UPDATE SET document = excluded.document;
  INSERT INTO service_ranking (service_id, provider_id, quality, name_words, other_words)
  SELECT service_id, provider_id, quality, name_words, other_words
  FROM service_search_source WHERE service_id = ANY (ids) ORDER BY service_id
  ON CONFLICT (service_id) DO UPDATE SET provider_id = excluded.provider_id, quality = excluded.quality,
    name_words = excluded.name_words, other_words = excluded.other_words;
END $$;

CREATE OR REPLACE FUNCTION refresh_provider_search(ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM provider_search WHERE provider_id = ANY (ids)
    AND provider_id NOT IN (SELECT id FROM visible_providers WHERE id = ANY (ids));
  PERFORM add_search_terms(string_agg(concat_ws(' ', head, synonyms), ' '), string_agg(prose, ' '))
  FROM provider_search_source WHERE provider_id = ANY (ids);
  INSERT INTO provider_search (provider_id, category_slugs, city_key, company_name, is_recommendable, rating,
    review_count, quality, position)
  SELECT provider_id, category_slugs, city_key, company_name, is_recommendable, rating, review_count, quality, position
  FROM provider_search_source WHERE provider_id = ANY (ids) ORDER BY provider_id
  ON CONFLICT (provider_id) DO UPDATE SET
    category_slugs = excluded.category_slugs, city_key = excluded.city_key, company_name = excluded.company_name,
    is_recommendable = excluded.is_recommendable, rating = excluded.rating, review_count = excluded.review_count,
    quality = excluded.quality, position = excluded.position;
  INSERT INTO provider_documents (provider_id, document)
  SELECT provider_id, search_document(head, synonyms, prose)
  FROM provider_search_source WHERE provider_id = ANY (ids) ORDER BY provider_id
  ON CONFLICT (provider_id) DO UPDATE SET document = excluded.document;
  INSERT INTO provider_ranking (provider_id, name_words, other_words)
  SELECT provider_id, name_words, other_words
  FROM provider_search_source WHERE provider_id = ANY (ids) ORDER BY provider_id
  ON CONFLICT (provider_id) DO UPDATE SET name_words = excluded.name_words, other_words = excluded.other_words;
END $$;

-- A new review moves only numbers.
CREATE OR REPLACE FUNCTION search_provider_figures() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  new_rating double precision := provider_rating(NEW.rating_sum, NEW.review_count);
  new_quality double precision := search_quality(NEW.rating_sum, NEW.review_count);
BEGIN
  UPDATE service_search SET rating = new_rating, quality = new_quality WHERE provider_id = NEW.id;
  UPDATE service_ranking SET quality = new_quality WHERE provider_id = NEW.id;
  UPDATE provider_search SET rating = new_rating, review_count = NEW.review_count, quality = new_quality
  WHERE provider_id = NEW.id;
  RETURN NULL;
END $$;

SELECT refresh_search_of_providers(ARRAY(SELECT id FROM providers));

CREATE INDEX service_search_quality_idx ON service_search (quality DESC, service_id DESC);
CREATE INDEX service_ranking_provider_id_idx ON service_ranking (provider_id);
CREATE INDEX service_ranking_name_words_idx ON service_ranking USING gin (name_words);
CREATE INDEX service_ranking_other_words_idx ON service_ranking USING gin (other_words);

-- The first matches of a text, in no order. The database takes a word's beginning for far more common than it is, and
-- would rather read the whole table than the index.
CREATE FUNCTION services_matching(query tsquery, cap integer) RETURNS SETOF uuid
LANGUAGE sql STABLE PARALLEL SAFE SET enable_seqscan = off
AS 'SELECT service_id FROM service_documents WHERE document @@ query LIMIT cap';
