-- What visitors search and browse. Two tables repeat, in one row for each visible service and business, all that a
-- list is filtered and sorted by (and two beside them its words), so that no list joins before it knows its twenty rows. Triggers keep
-- them within the transaction of each change; a row exists exactly while visitors may see what it stands for.

CREATE EXTENSION IF NOT EXISTS cube;
CREATE EXTENSION IF NOT EXISTS fuzzystrmatch;

-- Text -------------------------------------------------------------------------------------
-- Words are folded (case, å ä ö é) both when stored and when asked for. Stop words go before folding, since
-- "har" (has) must not turn up when somebody looks for "hår" (hair).

CREATE TEXT SEARCH DICTIONARY search_stop (TEMPLATE = pg_catalog.simple, STOPWORDS = swedish, ACCEPT = false);
CREATE TEXT SEARCH DICTIONARY search_stem (TEMPLATE = pg_catalog.snowball, LANGUAGE = swedish);

-- Every word as it is: names, where even "Du & jag" has to be found.
CREATE TEXT SEARCH CONFIGURATION search_words (COPY = pg_catalog.simple);
ALTER TEXT SEARCH CONFIGURATION search_words
  ALTER MAPPING FOR asciiword, asciihword, hword_asciipart, word, hword, hword_part, numword, numhword, hword_numpart
  WITH unaccent, pg_catalog.simple;

-- Running text: the same without stop words.
CREATE TEXT SEARCH CONFIGURATION search_prose (COPY = search_words);
ALTER TEXT SEARCH CONFIGURATION search_prose
  ALTER MAPPING FOR asciiword, asciihword, hword_asciipart, word, hword, hword_part
  WITH search_stop, unaccent, pg_catalog.simple;

-- Stems, so that "klippningar" finds "klippning".
CREATE TEXT SEARCH CONFIGURATION search_stems (COPY = search_words);
ALTER TEXT SEARCH CONFIGURATION search_stems
  ALTER MAPPING FOR asciiword, asciihword, hword_asciipart, word, hword, hword_part
  WITH search_stop, unaccent, search_stem;

-- The function of the extension is only STABLE, because somebody might edit its rules; we do not.
CREATE FUNCTION search_fold(value text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN lower(unaccent('unaccent'::regdictionary, value));

-- The parser would keep "gellack/manikyr" together as a path and "salong.se" as a host.
CREATE FUNCTION search_plain(value text) RETURNS text
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN translate(value, '/\@._:-–—', '         ');

-- Which lexemes there are is all that is asked, not where: no positions are kept. Synonyms of the trade are a space
-- of their own ("=" before each): a hairdresser is found by "klippning", but no gardener by the end of his
-- "gräsklippning".
CREATE FUNCTION search_document(head text, synonyms text, prose text) RETURNS tsvector
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN strip(to_tsvector('search_words'::regconfig, search_plain(head))
    || to_tsvector('search_prose'::regconfig, search_plain(prose))
    || to_tsvector('search_stems'::regconfig, search_plain(head || ' ' || prose)))
  || array_to_tsvector(ARRAY(SELECT '=' || lexeme FROM unnest(tsvector_to_array(
    to_tsvector('search_words'::regconfig, search_plain(synonyms))
      || to_tsvector('search_stems'::regconfig, search_plain(synonyms)))) AS lexeme));

-- Place ------------------------------------------------------------------------------------
-- A point on the unit sphere: straight distances between such points order as the great circle does, and an index
-- can walk them nearest first. Who has no position stands at the centre of the earth: further off than anything in
-- the same country, and the same from everywhere.

CREATE FUNCTION search_position(latitude double precision, longitude double precision) RETURNS cube
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE
  WHEN latitude IS NULL OR longitude IS NULL THEN cube(ARRAY[0.0, 0.0, 0.0]::double precision[])
  ELSE cube(ARRAY[
    cos(radians(latitude)) * cos(radians(longitude)),
    cos(radians(latitude)) * sin(radians(longitude)),
    sin(radians(latitude))
  ])
END;

-- Tables -----------------------------------------------------------------------------------

CREATE TABLE service_search (
  service_id uuid PRIMARY KEY REFERENCES services ON DELETE CASCADE,
  provider_id uuid NOT NULL,
  category_slug text NOT NULL,
  subcategory_slug text NOT NULL,
  city_key text NOT NULL,
  name text COLLATE "sv-x-icu" NOT NULL,
  company_name text COLLATE "sv-x-icu" NOT NULL,
  price_ore integer NOT NULL,
  is_physical boolean NOT NULL,
  is_digital boolean NOT NULL,
  -- False where the business is explicitly unverified: not for home and trending.
  is_recommendable boolean NOT NULL,
  -- Average rating of the business, 0 without reviews.
  rating double precision NOT NULL,
  booking_count integer NOT NULL DEFAULT 0,
  review_count integer NOT NULL DEFAULT 0,
  position cube NOT NULL
) WITH (fillfactor = 90);
CREATE INDEX service_search_position_idx ON service_search USING gist (position);
CREATE INDEX service_search_featured_idx ON service_search (rating DESC, price_ore DESC, service_id DESC);
CREATE INDEX service_search_category_idx ON service_search (category_slug, rating DESC, price_ore DESC, service_id DESC);
CREATE INDEX service_search_subcategory_idx ON service_search (subcategory_slug, rating DESC, price_ore DESC, service_id DESC);
CREATE INDEX service_search_city_idx ON service_search (city_key, rating DESC, price_ore DESC, service_id DESC);
CREATE INDEX service_search_name_idx ON service_search (name, service_id);
CREATE INDEX service_search_price_idx ON service_search (price_ore, service_id);
CREATE INDEX service_search_company_name_idx ON service_search (company_name, name, service_id);
CREATE INDEX service_search_provider_id_idx ON service_search (provider_id);
-- The address of a service's page ends in the last group of its id.
CREATE INDEX service_search_short_id_idx ON service_search ("right"(service_id::text, 12));

-- The words stand apart: they are wide, and most lists and all counts never read them.
CREATE TABLE service_documents (
  service_id uuid PRIMARY KEY REFERENCES service_search ON DELETE CASCADE,
  document tsvector NOT NULL
);
CREATE INDEX service_documents_document_idx ON service_documents USING gin (document);

CREATE TABLE provider_search (
  provider_id uuid PRIMARY KEY REFERENCES providers ON DELETE CASCADE,
  category_slugs text[] NOT NULL,
  city_key text NOT NULL,
  company_name text COLLATE "sv-x-icu" NOT NULL,
  is_recommendable boolean NOT NULL,
  rating double precision NOT NULL,
  review_count integer NOT NULL,
  position cube NOT NULL
);
CREATE INDEX provider_search_position_idx ON provider_search USING gist (position);
CREATE INDEX provider_search_category_slugs_idx ON provider_search USING gin (category_slugs);
CREATE INDEX provider_search_rating_idx ON provider_search (rating DESC, review_count DESC, provider_id DESC);
CREATE INDEX provider_search_city_idx ON provider_search (city_key, rating DESC, review_count DESC, provider_id DESC);
CREATE INDEX provider_search_company_name_idx ON provider_search (company_name, provider_id);

CREATE TABLE provider_documents (
  provider_id uuid PRIMARY KEY REFERENCES provider_search ON DELETE CASCADE,
  document tsvector NOT NULL
);
CREATE INDEX provider_documents_document_idx ON provider_documents USING gin (document);

-- Every word that occurs. Typing errors and parts of compounds are resolved against these few words instead of
-- against all rows. Words are only added: one that is no longer used finds nothing and does no harm.
CREATE TABLE search_terms (
  term text COLLATE "C" PRIMARY KEY
);
CREATE INDEX search_terms_trigram_idx ON search_terms USING gin (term gin_trgm_ops);

-- Keeping them -----------------------------------------------------------------------------

CREATE FUNCTION provider_rating(rating_sum integer, review_count integer) RETURNS double precision
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN review_count > 0 THEN rating_sum::double precision / review_count ELSE 0 END;

-- In order of the word, so that two transactions with the same new words never wait for each other crosswise.
CREATE FUNCTION add_search_terms(head text, prose text) RETURNS void LANGUAGE sql AS $$
  INSERT INTO search_terms (term)
  SELECT DISTINCT word FROM unnest(tsvector_to_array(
    to_tsvector('search_words', search_plain(head)) || to_tsvector('search_prose', search_plain(prose)))) AS word
  WHERE length(word) BETWEEN 3 AND 40 AND word !~ '[0-9]'
  ORDER BY word
  ON CONFLICT DO NOTHING
$$;

-- An account that is closed or erased takes its business out of sight.
CREATE VIEW visible_providers AS
SELECT p.id, p.company_name, p.description, p.city, p.latitude, p.longitude, p.is_verified, p.rating_sum, p.review_count
FROM providers p JOIN users u ON u.id = p.owner_user_id
WHERE u.disabled_at IS NULL AND u.erased_at IS NULL;

CREATE VIEW service_search_source AS
SELECT
  s.id AS service_id, s.provider_id, c.slug AS category_slug, sc.slug AS subcategory_slug,
  search_fold(coalesce(p.city, '')) AS city_key, s.name, p.company_name, s.price_ore, s.is_physical, s.is_digital,
  p.is_verified IS DISTINCT FROM false AS is_recommendable,
  provider_rating(p.rating_sum, p.review_count) AS rating,
  search_position(p.latitude, p.longitude) AS position,
  concat_ws(' ', s.name, p.company_name, p.city, sc.name_sv, sc.name_en, c.name_sv, c.name_en) AS head,
  array_to_string(sc.synonyms, ' ') AS synonyms, s.description AS prose
FROM services s
JOIN visible_providers p ON p.id = s.provider_id
JOIN subcategories sc ON sc.id = s.subcategory_id
JOIN categories c ON c.id = sc.category_id
WHERE s.is_active AND s.archived_at IS NULL;

CREATE VIEW provider_search_source AS
SELECT
  p.id AS provider_id, offered.category_slugs, search_fold(coalesce(p.city, '')) AS city_key, p.company_name,
  p.is_verified IS DISTINCT FROM false AS is_recommendable,
  provider_rating(p.rating_sum, p.review_count) AS rating, p.review_count,
  search_position(p.latitude, p.longitude) AS position,
  concat_ws(' ', p.company_name, p.city, offered.words) AS head, offered.synonyms, p.description AS prose
FROM visible_providers p
CROSS JOIN LATERAL (
  SELECT
    coalesce(array_agg(DISTINCT c.slug ORDER BY c.slug), '{}') AS category_slugs,
    string_agg(concat_ws(' ', s.name, sc.name_sv, sc.name_en, c.name_sv, c.name_en), ' ') AS words,
    coalesce(string_agg(array_to_string(sc.synonyms, ' '), ' '), '') AS synonyms
  FROM services s
  JOIN subcategories sc ON sc.id = s.subcategory_id
  JOIN categories c ON c.id = sc.category_id
  WHERE s.provider_id = p.id AND s.is_active AND s.archived_at IS NULL
) offered;

CREATE FUNCTION refresh_service_search(ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM service_search WHERE service_id = ANY (ids)
    AND service_id NOT IN (SELECT service_id FROM service_search_source WHERE service_id = ANY (ids));
  PERFORM add_search_terms(string_agg(concat_ws(' ', head, synonyms), ' '), string_agg(prose, ' '))
  FROM service_search_source WHERE service_id = ANY (ids);
  INSERT INTO service_search (service_id, provider_id, category_slug, subcategory_slug, city_key, name, company_name,
    price_ore, is_physical, is_digital, is_recommendable, rating, position, booking_count, review_count)
  SELECT service_id, provider_id, category_slug, subcategory_slug, city_key, name, company_name,
    price_ore, is_physical, is_digital, is_recommendable, rating, position,
    (SELECT count(*) FROM bookings b WHERE b.service_id = source.service_id AND b.status IN ('confirmed', 'completed')),
    (SELECT count(*) FROM reviews r WHERE r.service_id = source.service_id)
  FROM service_search_source source WHERE service_id = ANY (ids) ORDER BY service_id
  ON CONFLICT (service_id) DO UPDATE SET
    provider_id = excluded.provider_id, category_slug = excluded.category_slug,
    subcategory_slug = excluded.subcategory_slug, city_key = excluded.city_key, name = excluded.name,
    company_name = excluded.company_name, price_ore = excluded.price_ore, is_physical = excluded.is_physical,
    is_digital = excluded.is_digital, is_recommendable = excluded.is_recommendable, rating = excluded.rating,
    position = excluded.position;
  INSERT INTO service_documents (service_id, document)
  SELECT service_id, search_document(head, synonyms, prose)
  FROM service_search_source WHERE service_id = ANY (ids) ORDER BY service_id
  ON CONFLICT (service_id) DO UPDATE SET document = excluded.document;
END $$;

CREATE FUNCTION refresh_provider_search(ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM provider_search WHERE provider_id = ANY (ids)
    AND provider_id NOT IN (SELECT id FROM visible_providers WHERE id = ANY (ids));
  PERFORM add_search_terms(string_agg(concat_ws(' ', head, synonyms), ' '), string_agg(prose, ' '))
  FROM provider_search_source WHERE provider_id = ANY (ids);
  INSERT INTO provider_search (provider_id, category_slugs, city_key, company_name, is_recommendable, rating,
    review_count, position)
  SELECT provider_id, category_slugs, city_key, company_name, is_recommendable, rating, review_count, position
  FROM provider_search_source WHERE provider_id = ANY (ids) ORDER BY provider_id
  ON CONFLICT (provider_id) DO UPDATE SET
    category_slugs = excluded.category_slugs, city_key = excluded.city_key, company_name = excluded.company_name,
    is_recommendable = excluded.is_recommendable, rating = excluded.rating, review_count = excluded.review_count,
    position = excluded.position;
  INSERT INTO provider_documents (provider_id, document)
  SELECT provider_id, search_document(head, synonyms, prose)
  FROM provider_search_source WHERE provider_id = ANY (ids) ORDER BY provider_id
  ON CONFLICT (provider_id) DO UPDATE SET document = excluded.document;
END $$;

-- Services before providers, always: whoever takes both kinds of rows takes them in this order.
CREATE FUNCTION refresh_search_of_providers(ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_service_search(ARRAY(SELECT id FROM services WHERE provider_id = ANY (ids)));
  PERFORM refresh_provider_search(ids);
END $$;

CREATE FUNCTION search_services_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_service_search(ARRAY(SELECT id FROM added));
  PERFORM refresh_provider_search(ARRAY(SELECT DISTINCT provider_id FROM added));
  RETURN NULL;
END $$;
CREATE TRIGGER services_search_insert AFTER INSERT ON services REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION search_services_added();

-- Conditions stand at the triggers, not in the functions: most updates of these tables concern none of this.
CREATE FUNCTION search_service_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_service_search(ARRAY[NEW.id]);
  PERFORM refresh_provider_search(ARRAY[NEW.provider_id]);
  RETURN NULL;
END $$;
CREATE TRIGGER services_search_update AFTER UPDATE ON services FOR EACH ROW
  WHEN ((OLD.subcategory_id, OLD.name, OLD.description, OLD.is_active, OLD.archived_at)
    IS DISTINCT FROM (NEW.subcategory_id, NEW.name, NEW.description, NEW.is_active, NEW.archived_at))
  EXECUTE FUNCTION search_service_changed();

CREATE FUNCTION search_service_figures() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE service_search SET price_ore = NEW.price_ore, is_physical = NEW.is_physical, is_digital = NEW.is_digital
  WHERE service_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER services_search_figures AFTER UPDATE ON services FOR EACH ROW
  WHEN ((OLD.price_ore, OLD.is_physical, OLD.is_digital) <> (NEW.price_ore, NEW.is_physical, NEW.is_digital))
  EXECUTE FUNCTION search_service_figures();

-- The services' own rows went with them by the foreign key.
CREATE FUNCTION search_services_removed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_provider_search(ARRAY(SELECT DISTINCT provider_id FROM removed));
  RETURN NULL;
END $$;
CREATE TRIGGER services_search_delete AFTER DELETE ON services REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION search_services_removed();

CREATE FUNCTION search_providers_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_provider_search(ARRAY(SELECT id FROM added));
  RETURN NULL;
END $$;
CREATE TRIGGER providers_search_insert AFTER INSERT ON providers REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION search_providers_added();

CREATE FUNCTION search_provider_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_search_of_providers(ARRAY[NEW.id]);
  RETURN NULL;
END $$;
CREATE TRIGGER providers_search_update AFTER UPDATE ON providers FOR EACH ROW
  WHEN ((OLD.owner_user_id, OLD.company_name, OLD.description, OLD.city, OLD.latitude, OLD.longitude, OLD.is_verified)
    IS DISTINCT FROM (NEW.owner_user_id, NEW.company_name, NEW.description, NEW.city, NEW.latitude, NEW.longitude,
      NEW.is_verified))
  EXECUTE FUNCTION search_provider_changed();

-- A new review moves only numbers.
CREATE FUNCTION search_provider_figures() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  new_rating double precision := provider_rating(NEW.rating_sum, NEW.review_count);
BEGIN
  UPDATE service_search SET rating = new_rating WHERE provider_id = NEW.id;
  UPDATE provider_search SET rating = new_rating, review_count = NEW.review_count WHERE provider_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER providers_search_figures AFTER UPDATE ON providers FOR EACH ROW
  WHEN ((OLD.rating_sum, OLD.review_count) <> (NEW.rating_sum, NEW.review_count))
  EXECUTE FUNCTION search_provider_figures();

CREATE FUNCTION search_subcategories_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_search_of_providers(ARRAY(
    SELECT DISTINCT s.provider_id FROM services s JOIN after a ON a.id = s.subcategory_id));
  RETURN NULL;
END $$;
CREATE TRIGGER subcategories_search_update AFTER UPDATE ON subcategories REFERENCING NEW TABLE AS after
  FOR EACH STATEMENT EXECUTE FUNCTION search_subcategories_changed();

CREATE FUNCTION search_categories_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_search_of_providers(ARRAY(
    SELECT DISTINCT s.provider_id FROM services s
    JOIN subcategories sc ON sc.id = s.subcategory_id JOIN after a ON a.id = sc.category_id));
  RETURN NULL;
END $$;
CREATE TRIGGER categories_search_update AFTER UPDATE ON categories REFERENCING NEW TABLE AS after
  FOR EACH STATEMENT EXECUTE FUNCTION search_categories_changed();

CREATE FUNCTION search_account_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_search_of_providers(ARRAY(SELECT id FROM providers WHERE owner_user_id = NEW.id));
  RETURN NULL;
END $$;
CREATE TRIGGER users_search_update AFTER UPDATE ON users FOR EACH ROW
  WHEN ((OLD.disabled_at, OLD.erased_at) IS DISTINCT FROM (NEW.disabled_at, NEW.erased_at))
  EXECUTE FUNCTION search_account_changed();

-- How often a service was booked and reviewed, for "popular".
CREATE FUNCTION search_count_booking() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  was boolean := TG_OP <> 'INSERT' AND OLD.status IN ('confirmed', 'completed');
  is_now boolean := TG_OP <> 'DELETE' AND NEW.status IN ('confirmed', 'completed');
BEGIN
  IF was AND NOT is_now THEN
    UPDATE service_search SET booking_count = booking_count - 1 WHERE service_id = OLD.service_id;
  ELSIF is_now AND NOT was THEN
    UPDATE service_search SET booking_count = booking_count + 1 WHERE service_id = NEW.service_id;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER bookings_search_insert AFTER INSERT ON bookings FOR EACH ROW
  WHEN (NEW.status IN ('confirmed', 'completed')) EXECUTE FUNCTION search_count_booking();
CREATE TRIGGER bookings_search_update AFTER UPDATE ON bookings FOR EACH ROW
  WHEN (OLD.status <> NEW.status) EXECUTE FUNCTION search_count_booking();
CREATE TRIGGER bookings_search_delete AFTER DELETE ON bookings FOR EACH ROW
  WHEN (OLD.status IN ('confirmed', 'completed')) EXECUTE FUNCTION search_count_booking();

CREATE FUNCTION search_count_review() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    UPDATE service_search SET review_count = review_count + 1 WHERE service_id = NEW.service_id;
  ELSE
    UPDATE service_search SET review_count = review_count - 1 WHERE service_id = OLD.service_id;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER reviews_search_count AFTER INSERT OR DELETE ON reviews
  FOR EACH ROW EXECUTE FUNCTION search_count_review();

-- What was there before this migration.
SELECT refresh_search_of_providers(ARRAY(SELECT id FROM providers));
