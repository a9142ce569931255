-- Bookings that the business makes itself, beside those that customers make online: where a booking came from, how it is
-- paid, what became of the visit, and whose client it is. The checks say which combinations exist.

CREATE TYPE booking_source AS ENUM ('online', 'phone', 'desk');
CREATE TYPE payment_way AS ENUM ('checkout', 'on_site', 'link');
CREATE TYPE visit_mark AS ENUM ('arrived', 'no_show');

-- The people whom a business serves, as it knows them; one row for each business that knows them.
CREATE TABLE clients (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  provider_id uuid NOT NULL REFERENCES providers ON DELETE CASCADE,
  name text NOT NULL CHECK (btrim(name) <> '' AND length(name) <= 200),
  -- As it was given; the same in E.164 where it is a number, which is how doubles are found.
  phone text CHECK (length(phone) <= 40),
  phone_e164 text CHECK (phone_e164 ~ '^\+[1-9][0-9]{6,14}$'),
  email text CHECK (length(email) <= 254),
  -- Their account with the product, where a booking of theirs was made with one.
  user_id uuid REFERENCES users,
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  updated_at timestamptz(3) NOT NULL DEFAULT now(),
  UNIQUE (id, provider_id),
  CHECK (phone_e164 IS NULL OR phone IS NOT NULL)
);
CREATE UNIQUE INDEX clients_account_idx ON clients (provider_id, user_id) WHERE user_id IS NOT NULL;
CREATE INDEX clients_name_idx ON clients (provider_id, lower(name), id);
CREATE INDEX clients_phone_idx ON clients (provider_id, phone_e164) WHERE phone_e164 IS NOT NULL;
CREATE INDEX clients_email_idx ON clients (provider_id, lower(email)) WHERE email IS NOT NULL;
CREATE INDEX clients_user_idx ON clients (user_id) WHERE user_id IS NOT NULL;

ALTER TABLE bookings
  ADD COLUMN source booking_source NOT NULL DEFAULT 'online',
  ADD COLUMN payment_way payment_way NOT NULL DEFAULT 'checkout',
  ADD COLUMN client_id uuid,
  -- What became of the visit, with who said so and when; it changes neither status nor money.
  ADD COLUMN visit_mark visit_mark,
  ADD COLUMN marked_at timestamptz(3),
  ADD COLUMN marked_by uuid REFERENCES users,
  -- Of a repeating booking: the same for all of its dates.
  ADD COLUMN series_id uuid,
  -- Whether the customer is written to; without an address nobody is.
  ADD COLUMN notifies_customer boolean NOT NULL DEFAULT true,
  ADD FOREIGN KEY (client_id, provider_id) REFERENCES clients (id, provider_id),
  -- Who books online pays by the payment page before it is confirmed; what the business books, it is paid otherwise.
  ADD CONSTRAINT bookings_way_of_source CHECK ((source = 'online') = (payment_way = 'checkout')),
  ADD CONSTRAINT bookings_own_are_no_holds CHECK (source = 'online' OR status <> 'pending'),
  ADD CONSTRAINT bookings_own_cost_no_commission
    CHECK (source = 'online' OR (commission_percent = 0 AND commission_ore = 0)),
  ADD CONSTRAINT bookings_mark_of_visit CHECK ((visit_mark IS NULL) = (marked_at IS NULL)),
  ADD CONSTRAINT bookings_mark_not_of_holds CHECK (visit_mark IS NULL OR status IN ('confirmed', 'completed'));
CREATE INDEX bookings_client_idx ON bookings (client_id, starts_at) WHERE client_id IS NOT NULL;
CREATE INDEX bookings_series_idx ON bookings (series_id) WHERE series_id IS NOT NULL;

-- Several services in a row, done by one person, are one booking with a line for each; a booking of one service has none.
-- Length and price of the booking are the sums (checked where it is made).
CREATE TABLE booking_lines (
  provider_id uuid NOT NULL,
  booking_id uuid NOT NULL,
  position smallint NOT NULL CHECK (position BETWEEN 0 AND 9),
  service_id uuid NOT NULL,
  service_name text NOT NULL,
  duration_minutes integer NOT NULL CHECK (duration_minutes > 0),
  price_ore integer NOT NULL CHECK (price_ore >= 0),
  vat_percent smallint NOT NULL CHECK (vat_percent IN (0, 6, 12, 25)),
  PRIMARY KEY (booking_id, position),
  FOREIGN KEY (booking_id, provider_id) REFERENCES bookings (id, provider_id) ON DELETE CASCADE,
  FOREIGN KEY (service_id, provider_id) REFERENCES services (id, provider_id)
);
CREATE INDEX booking_lines_service_idx ON booking_lines (service_id);

-- Where a booking came from is settled when it is made: commission and popularity depend on it.
CREATE FUNCTION keep_booking_source() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the source of a booking is settled when it is made' USING ERRCODE = 'ST006';
END $$;
CREATE TRIGGER bookings_source_stays BEFORE UPDATE OF source ON bookings
  FOR EACH ROW WHEN (NEW.source <> OLD.source) EXECUTE FUNCTION keep_booking_source();

-- An online booking is confirmed by a payment and nothing else. Asked at the end of the transaction, since fulfilment
-- writes booking and payment in one.
CREATE FUNCTION online_booking_is_paid() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM bookings b
  WHERE b.id = NEW.id AND b.source = 'online' AND b.status IN ('confirmed', 'completed')
    AND NOT EXISTS (SELECT 1 FROM payments p WHERE p.booking_id = b.id AND p.provider_id = b.provider_id AND p.status = 'paid');
  IF FOUND THEN
    RAISE EXCEPTION 'an online booking is confirmed by its payment' USING ERRCODE = 'ST003';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER bookings_online_paid AFTER INSERT OR UPDATE OF status ON bookings
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (NEW.source = 'online' AND NEW.status IN ('confirmed', 'completed'))
  EXECUTE FUNCTION online_booking_is_paid();

-- What the business books itself makes it neither popular nor trending.
CREATE FUNCTION counts_as_booking(b bookings) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(b.source = 'online' AND b.status IN ('confirmed', 'completed'), false)
$$;

CREATE OR REPLACE FUNCTION count_booking() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  change integer := counts_as_booking(NEW)::integer - counts_as_booking(OLD)::integer;
BEGIN
  UPDATE providers SET booking_count = booking_count + change
  WHERE id = coalesce(NEW.provider_id, OLD.provider_id) AND change <> 0;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION search_count_booking() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  change integer := counts_as_booking(NEW)::integer - counts_as_booking(OLD)::integer;
BEGIN
  UPDATE service_search SET booking_count = booking_count + change
  WHERE service_id = coalesce(NEW.service_id, OLD.service_id) AND change <> 0;
  RETURN NULL;
END $$;

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

-- A review needs a payment through the product.
CREATE FUNCTION review_needs_payment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM payments p
  WHERE p.booking_id = NEW.booking_id AND p.provider_id = NEW.provider_id AND p.status = 'paid';
  IF NOT FOUND THEN
    RAISE EXCEPTION 'a review needs a payment through the product' USING ERRCODE = 'ST004';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER reviews_paid BEFORE INSERT ON reviews FOR EACH ROW EXECUTE FUNCTION review_needs_payment();
