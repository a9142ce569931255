-- Bookings that the business makes: any number of dates at once, all or none, the way a hold is made (see `holds`): look,
-- take the calendar's lock, look again, insert.

-- A free visit can be booked at the desk. Online nothing is booked that is not paid for, and no link asks for 0 kr.
ALTER TABLE bookings
  DROP CONSTRAINT bookings_total_ore_check,
  ADD CONSTRAINT bookings_price CHECK (total_ore >= 0 AND (total_ore > 0 OR payment_way = 'on_site')),
  -- Whom the business books can be reached; the name is empty once the person was taken out.
  ADD CONSTRAINT bookings_own_have_contact
    CHECK (source = 'online' OR customer_name = '' OR customer_email <> '' OR customer_phone IS NOT NULL);

-- p_bookings: the rows to be, earliest first, all but staff member and status decided by the caller; each with
-- `candidates` (the people to choose from, in the business's own order) and the `settings_version` that its time was
-- checked by. The first has the `request_key` of all.
-- p_data: of the events.
-- outcome: booked; twin (that key was used before: nothing is written); changed (the settings: check the times anew);
-- inactive (a service is not sold any more); taken; or lapsed (`lapsed` names the holds to settle before trying again).
-- nth: which row was taken, counted from 0.
CREATE FUNCTION book_by_business(
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
        is_staff_chosen
      ) VALUES (
        b.id, b.provider_id, chosen, b.service_id, b.customer_id, 'confirmed', clock_timestamp(), b.source,
        b.payment_way, b.series_id, b.starts_at, b.ends_at, b.blocked_from, b.blocked_until, b.duration_minutes,
        b.time_zone, b.delivery_mode, b.service_name, b.provider_name, b.customer_name, b.customer_email,
        b.customer_phone, b.notifies_customer, b.locale, b.total_ore, 0, 0, b.vat_percent, b.free_cancellation_until,
        b.request_key, b.request_fingerprint, b.is_staff_chosen
      );
      INSERT INTO booking_events (provider_id, booking_id, kind, to_status, actor, actor_user_id, data)
      VALUES (b.provider_id, b.id, 'booked_by_business', 'confirmed', 'provider', p_actor_user, p_data);
    END LOOP;
  END LOOP;
  RETURN QUERY SELECT 'booked', NULL::integer, '{}'::uuid[], NULL::uuid;
END $$;
