-- What the services of a booking that the business makes cost in its list when it was made, whatever was agreed. Online the
-- price is the listed one, and the column is null. Of earlier bookings it is what the services cost now.
ALTER TABLE bookings ADD COLUMN listed_ore integer CHECK (listed_ore >= 0);
UPDATE bookings b SET listed_ore = coalesce(
  (SELECT sum(s.price_ore) FROM booking_lines l JOIN services s ON s.id = l.service_id WHERE l.booking_id = b.id),
  (SELECT s.price_ore FROM services s WHERE s.id = b.service_id))
WHERE source <> 'online';
ALTER TABLE bookings ADD CONSTRAINT bookings_own_have_list_price CHECK (source = 'online' OR listed_ore IS NOT NULL);

-- An instance of the version before does not say it.
CREATE FUNCTION list_price_of_service() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT s.price_ore INTO NEW.listed_ore FROM services s WHERE s.id = NEW.service_id;
  RETURN NEW;
END $$;
CREATE TRIGGER bookings_list_price BEFORE INSERT ON bookings
  FOR EACH ROW WHEN (NEW.source <> 'online' AND NEW.listed_ore IS NULL) EXECUTE FUNCTION list_price_of_service();

-- Half of it has to be paid for a review: who could change it could write reviews for nearly nothing.
CREATE FUNCTION keep_list_price() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the listed price of a booking is settled when it is made' USING ERRCODE = 'ST006';
END $$;
CREATE TRIGGER bookings_list_price_stays BEFORE UPDATE OF listed_ore ON bookings
  FOR EACH ROW WHEN (NEW.listed_ore IS DISTINCT FROM OLD.listed_ore) EXECUTE FUNCTION keep_list_price();

-- A review needs a payment through the product of which some was kept. What the business booked itself was made before its start
-- and paid by a link, and at least half of its price was kept: of the agreed one, and of the listed one.
CREATE OR REPLACE FUNCTION review_needs_payment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM payments p JOIN bookings b ON b.id = p.booking_id AND b.provider_id = p.provider_id
  WHERE p.booking_id = NEW.booking_id AND p.provider_id = NEW.provider_id AND p.status = 'paid'
    AND p.amount_ore > p.refunded_ore
    AND (b.source = 'online'
      OR (b.created_at < b.starts_at
        AND (p.amount_ore - p.refunded_ore)::bigint * 2 >= greatest(b.total_ore, b.listed_ore)
        AND EXISTS (SELECT FROM payment_links l WHERE l.booking_id = b.id AND l.paid_at IS NOT NULL)));
  IF NOT FOUND THEN
    RAISE EXCEPTION 'a review needs a payment through the product' USING ERRCODE = 'ST004';
  END IF;
  RETURN NEW;
END $$;

-- As before (see `booked_by_business`), with the listed price.
CREATE OR REPLACE FUNCTION book_by_business(
  p_bookings jsonb, p_services uuid[], p_actor_user uuid, p_data jsonb, p_grace interval
) RETURNS TABLE (outcome text, nth integer, lapsed uuid[], twin uuid) LANGUAGE plpgsql AS $$
DECLARE
  head bookings := jsonb_populate_record(NULL::bookings, p_bookings -> 0);
  b bookings;
  row jsonb;
  candidates uuid[];
  chosen uuid;
  blocking uuid[];
  earlier uuid;
  round text;
BEGIN
  -- The first round is without the lock, so that what is taken for certain waits for nobody.
  FOREACH round IN ARRAY ARRAY['look', 'look again', 'insert'] LOOP
    IF round = 'look again' THEN
      PERFORM lock_calendar(head.provider_id);
    END IF;
    IF round <> 'insert' THEN
      SELECT id INTO earlier FROM bookings WHERE request_key = head.request_key;
      IF FOUND THEN
        RETURN QUERY SELECT 'twin', NULL::integer, '{}'::uuid[], earlier;
        RETURN;
      END IF;
    END IF;
    IF round = 'look again' THEN
      IF settings_changed(head.provider_id, (p_bookings -> 0 ->> 'settings_version')::integer) THEN
        RETURN QUERY SELECT 'changed', NULL::integer, '{}'::uuid[], NULL::uuid;
        RETURN;
      END IF;
      -- Their removal waits for this; or was faster, and then fewer are found.
      PERFORM 1 FROM services s
      WHERE s.id = ANY (p_services) AND s.provider_id = head.provider_id AND s.archived_at IS NULL
      ORDER BY s.id FOR KEY SHARE;
      IF (SELECT count(*) FROM services s WHERE s.id = ANY (p_services) AND s.provider_id = head.provider_id
          AND s.archived_at IS NULL AND s.is_active) < cardinality(p_services) THEN
        RETURN QUERY SELECT 'inactive', NULL::integer, '{}'::uuid[], NULL::uuid;
        RETURN;
      END IF;
    END IF;
    FOR i IN 0 .. jsonb_array_length(p_bookings) - 1 LOOP
      row := p_bookings -> i;
      b := jsonb_populate_record(NULL::bookings, row);
      candidates := ARRAY(SELECT jsonb_array_elements_text(row -> 'candidates'))::uuid[];
      chosen := free_staff_member(b, candidates, p_grace);
      IF chosen IS NULL AND round = 'insert' THEN
        -- Two of the rows want the same time. What was inserted goes with the transaction.
        RAISE EXCEPTION 'two dates of one series overlap' USING ERRCODE = '23P01';
      ELSIF chosen IS NULL THEN
        blocking := lapsed_holds(b.provider_id, candidates, b.blocked_from, b.blocked_until, p_grace);
        RETURN QUERY
          SELECT CASE WHEN cardinality(blocking) > 0 THEN 'lapsed' ELSE 'taken' END, i, blocking, NULL::uuid;
        RETURN;
      END IF;
      CONTINUE WHEN round <> 'insert';
      INSERT INTO bookings (
        id, provider_id, staff_member_id, service_id, customer_id, status, confirmed_at, source, payment_way, series_id,
        starts_at, ends_at, blocked_from, blocked_until, duration_minutes, time_zone, delivery_mode, service_name,
        provider_name, customer_name, customer_email, customer_phone, notifies_customer, locale, total_ore,
        commission_percent, commission_ore, vat_percent, free_cancellation_until, request_key, request_fingerprint,
        is_staff_chosen, listed_ore
      ) VALUES (
        b.id, b.provider_id, chosen, b.service_id, b.customer_id, 'confirmed', clock_timestamp(), b.source,
        b.payment_way, b.series_id, b.starts_at, b.ends_at, b.blocked_from, b.blocked_until, b.duration_minutes,
        b.time_zone, b.delivery_mode, b.service_name, b.provider_name, b.customer_name, b.customer_email,
        b.customer_phone, b.notifies_customer, b.locale, b.total_ore, 0, 0, b.vat_percent, b.free_cancellation_until,
        b.request_key, b.request_fingerprint, b.is_staff_chosen, b.listed_ore
      );
      INSERT INTO booking_events (provider_id, booking_id, kind, to_status, actor, actor_user_id, data)
      VALUES (b.provider_id, b.id, 'booked_by_business', 'confirmed', 'provider', p_actor_user, p_data);
    END LOOP;
  END LOOP;
  RETURN QUERY SELECT 'booked', NULL::integer, '{}'::uuid[], NULL::uuid;
END $$;
