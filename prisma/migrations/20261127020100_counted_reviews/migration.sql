-- A review counts only while its visit is completed and was not given back in full within 30 days of it, and comes from a visit
-- that was booked and paid online. What falls away stays as a row, for the operator, and is in no list and no average.
ALTER TABLE reviews ADD COLUMN fell_away_at timestamptz(3);

-- The reviews that count: every list and figure reads these.
CREATE VIEW counted_reviews AS SELECT * FROM reviews WHERE fell_away_at IS NULL;

CREATE OR REPLACE FUNCTION count_review() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP IN ('UPDATE', 'DELETE') AND OLD.fell_away_at IS NULL THEN
    UPDATE providers SET rating_sum = rating_sum - OLD.rating, review_count = review_count - 1
    WHERE id = OLD.provider_id;
  END IF;
  IF TG_OP IN ('UPDATE', 'INSERT') AND NEW.fell_away_at IS NULL THEN
    UPDATE providers SET rating_sum = rating_sum + NEW.rating, review_count = review_count + 1
    WHERE id = NEW.provider_id;
  END IF;
  RETURN NULL;
END $$;
DROP TRIGGER reviews_count ON reviews;
CREATE TRIGGER reviews_count AFTER INSERT OR DELETE OR UPDATE OF rating, fell_away_at ON reviews
  FOR EACH ROW EXECUTE FUNCTION count_review();

CREATE OR REPLACE FUNCTION search_count_review() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP IN ('UPDATE', 'DELETE') AND OLD.fell_away_at IS NULL THEN
    UPDATE service_search SET review_count = review_count - 1 WHERE service_id = OLD.service_id;
  END IF;
  IF TG_OP IN ('UPDATE', 'INSERT') AND NEW.fell_away_at IS NULL THEN
    UPDATE service_search SET review_count = review_count + 1 WHERE service_id = NEW.service_id;
  END IF;
  RETURN NULL;
END $$;
DROP TRIGGER reviews_search_count ON reviews;
CREATE TRIGGER reviews_search_count AFTER INSERT OR DELETE OR UPDATE OF fell_away_at ON reviews
  FOR EACH ROW EXECUTE FUNCTION search_count_review();

-- As in `kind_phrases`, counting the reviews that count.
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
    (SELECT count(*) FROM bookings b WHERE b.service_id = source.service_id AND b.source = 'online' AND b.status IN ('confirmed', 'completed')),
    (SELECT count(*) FROM counted_reviews r WHERE r.service_id = source.service_id)
  FROM service_search_source source WHERE service_id = ANY (ids) ORDER BY service_id
  ON CONFLICT (service_id) DO UPDATE SET
    provider_id = excluded.provider_id, category_slug = excluded.category_slug,
    subcategory_slug = excluded.subcategory_slug, city_key = excluded.city_key, name = excluded.name,
    company_name = excluded.company_name, price_ore = excluded.price_ore, is_physical = excluded.is_physical,
    is_digital = excluded.is_digital, is_recommendable = excluded.is_recommendable, rating = excluded.rating,
    quality = excluded.quality, position = excluded.position;
  INSERT INTO service_documents (service_id, document)
  SELECT service_id, search_document(head, synonyms, prose) || kinds
  FROM service_search_source WHERE service_id = ANY (ids) ORDER BY service_id
  ON CONFLICT (service_id) DO UPDATE SET document = excluded.document;
  INSERT INTO service_ranking (service_id, provider_id, quality, name_words, other_words)
  SELECT service_id, provider_id, quality, name_words, other_words
  FROM service_search_source WHERE service_id = ANY (ids) ORDER BY service_id
  ON CONFLICT (service_id) DO UPDATE SET provider_id = excluded.provider_id, quality = excluded.quality,
    name_words = excluded.name_words, other_words = excluded.other_words;
END $$;

-- Who reads of a visit that it has a review has locked its booking; this holds for whatever else writes.
CREATE FUNCTION reviewed_visit_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM reviews r WHERE r.booking_id = NEW.id AND r.provider_id = NEW.provider_id) THEN
    RAISE EXCEPTION 'a visit that has a review is not reopened' USING ERRCODE = 'ST007';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER bookings_reviewed_stays BEFORE UPDATE OF status ON bookings
  FOR EACH ROW WHEN (OLD.status = 'completed' AND NEW.status <> 'completed') EXECUTE FUNCTION reviewed_visit_stays();

-- A review comes from a visit that was booked and paid online, of which some was kept.
CREATE OR REPLACE FUNCTION review_needs_payment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM payments p JOIN bookings b ON b.id = p.booking_id AND b.provider_id = p.provider_id
  WHERE p.booking_id = NEW.booking_id AND p.provider_id = NEW.provider_id AND p.status = 'paid'
    AND p.amount_ore > p.refunded_ore AND b.source = 'online';
  IF NOT FOUND THEN
    RAISE EXCEPTION 'a review needs a payment through the product' USING ERRCODE = 'ST004';
  END IF;
  RETURN NEW;
END $$;

-- What is there already, by the same rule.
UPDATE reviews r SET fell_away_at = now()
FROM bookings b
WHERE b.id = r.booking_id AND b.provider_id = r.provider_id
  AND (b.source <> 'online' OR b.status <> 'completed'
    OR EXISTS (SELECT FROM payments p
      WHERE p.booking_id = b.id AND p.provider_id = b.provider_id AND p.refunded_ore >= p.amount_ore
        AND (SELECT max(f.created_at) FROM refunds f WHERE f.payment_id = p.id AND f.status <> 'failed')
          < r.created_at + interval '30 days'));

-- The listed price decides nothing any more. An instance of the version before writes the column still; the version after this
-- one removes it, and it from `book_by_business`.
DROP TRIGGER bookings_list_price ON bookings;
DROP FUNCTION list_price_of_service();
DROP TRIGGER bookings_list_price_stays ON bookings;
DROP FUNCTION keep_list_price();
ALTER TABLE bookings DROP CONSTRAINT bookings_own_have_list_price;
