-- Whether the customer asked for the person who has the booking, and not for whoever is free.
ALTER TABLE bookings ADD COLUMN is_staff_chosen boolean NOT NULL DEFAULT false;

-- Whom a booking is given to when several could do it: who has it already; then who has the fewest booked minutes on
-- that local day; then the order in which the business has put its people, which is that of the candidates. Decided with
-- the calendar's lock, so that bookings of the same moment spread, too.

-- How many minutes of a person are booked on the local day on which p_booking begins, that booking itself apart. What is
-- cancelled does not count, nor a hold that ran out by more than the grace.
CREATE FUNCTION booked_minutes(p_booking bookings, p_staff uuid, p_grace interval)
RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT coalesce(sum(b.duration_minutes), 0)
  FROM providers p
  CROSS JOIN LATERAL (SELECT date_trunc('day', p_booking.starts_at AT TIME ZONE p.time_zone) AS midnight) day
  JOIN bookings b ON b.provider_id = p.id AND b.staff_member_id = p_staff
    AND b.starts_at >= day.midnight AT TIME ZONE p.time_zone
    AND b.starts_at < (day.midnight + interval '1 day') AT TIME ZONE p.time_zone
  WHERE p.id = p_booking.provider_id AND b.status <> 'cancelled' AND b.id <> p_booking.id
    AND (b.status <> 'pending' OR b.hold_expires_at + p_grace >= clock_timestamp())
$$;

-- Of the candidates whose calendar has nothing but p_booking itself in its blocked range.
CREATE FUNCTION free_staff_member(p_booking bookings, p_candidates uuid[], p_grace interval)
RETURNS uuid LANGUAGE sql STABLE AS $$
  SELECT c.id
  FROM unnest(p_candidates) WITH ORDINALITY AS c (id, position)
  LEFT JOIN bookings own ON own.id = p_booking.id AND own.staff_member_id = c.id
  WHERE NOT EXISTS (
    SELECT 1 FROM bookings b
    WHERE b.provider_id = p_booking.provider_id AND b.staff_member_id = c.id AND b.status <> 'cancelled'
      AND b.id <> p_booking.id
      AND tstzrange(b.blocked_from, b.blocked_until, '[)') && tstzrange(p_booking.blocked_from, p_booking.blocked_until, '[)')
  )
  ORDER BY own.id IS NULL, booked_minutes(p_booking, c.id, p_grace), c.position
  LIMIT 1
$$;

-- As in `one_hold_per_wish`, but for who is chosen.
CREATE OR REPLACE FUNCTION hold_slot(p_booking jsonb, p_candidates uuid[], p_actor text, p_grace interval)
RETURNS TABLE (outcome text, staff_member_id uuid, lapsed uuid[], twin uuid) LANGUAGE plpgsql AS $$
DECLARE
  b bookings := jsonb_populate_record(NULL::bookings, p_booking);
  earlier bookings := booking_of_wish(b);
  chosen uuid;
  blocking uuid[];
BEGIN
  IF earlier.id IS NULL THEN
    chosen := free_staff_member(b, p_candidates, p_grace);
  END IF;
  IF chosen IS NOT NULL THEN
    IF b.request_origin IS NOT NULL THEN
      PERFORM lock_holds_of(b.request_origin);
    END IF;
    PERFORM lock_calendar(b.provider_id);
    earlier := booking_of_wish(b);
  END IF;
  IF earlier.status = 'pending' AND earlier.hold_expires_at <= clock_timestamp() THEN
    RETURN QUERY SELECT 'lapsed', NULL::uuid, ARRAY[earlier.id], NULL::uuid;
    RETURN;
  ELSIF earlier.id IS NOT NULL THEN
    RETURN QUERY SELECT 'twin', NULL::uuid, '{}'::uuid[], earlier.id;
    RETURN;
  END IF;
  IF chosen IS NOT NULL THEN
    IF open_holds(b) >= (p_booking ->> 'max_open_holds')::integer THEN
      RETURN QUERY SELECT 'limit', NULL::uuid, '{}'::uuid[], NULL::uuid;
      RETURN;
    END IF;
    IF settings_changed(b.provider_id, (p_booking ->> 'settings_version')::integer) THEN
      RETURN QUERY SELECT 'changed', NULL::uuid, '{}'::uuid[], NULL::uuid;
      RETURN;
    END IF;
    -- Its removal waits for this hold; or was faster, and then nothing is found.
    PERFORM 1 FROM services s
    WHERE s.id = b.service_id AND s.is_active AND s.archived_at IS NULL FOR KEY SHARE;
    IF NOT FOUND THEN
      RETURN QUERY SELECT 'inactive', NULL::uuid, '{}'::uuid[], NULL::uuid;
      RETURN;
    END IF;
    chosen := free_staff_member(b, p_candidates, p_grace);
  END IF;
  IF chosen IS NULL THEN
    blocking := lapsed_holds(b.provider_id, p_candidates, b.blocked_from, b.blocked_until, p_grace);
    RETURN QUERY
      SELECT CASE WHEN cardinality(blocking) > 0 THEN 'lapsed' ELSE 'taken' END, NULL::uuid, blocking, NULL::uuid;
    RETURN;
  END IF;

  INSERT INTO bookings (
    id, provider_id, staff_member_id, service_id, customer_id, status, starts_at, ends_at, blocked_from, blocked_until,
    duration_minutes, time_zone, delivery_mode, service_name, provider_name, customer_name, customer_email,
    customer_phone, locale, total_ore, commission_percent, commission_ore, vat_percent, free_cancellation_until,
    hold_expires_at, request_key, request_fingerprint, request_origin, is_staff_chosen
  ) VALUES (
    b.id, b.provider_id, chosen, b.service_id, b.customer_id, 'pending', b.starts_at, b.ends_at, b.blocked_from,
    b.blocked_until, b.duration_minutes, b.time_zone, b.delivery_mode, b.service_name, b.provider_name,
    b.customer_name, b.customer_email, b.customer_phone, b.locale, b.total_ore, b.commission_percent,
    b.commission_ore, b.vat_percent, b.free_cancellation_until, b.hold_expires_at, b.request_key,
    b.request_fingerprint, b.request_origin, coalesce(b.is_staff_chosen, false)
  );
  INSERT INTO booking_events (provider_id, booking_id, kind, to_status, actor, actor_user_id)
  VALUES (b.provider_id, b.id, 'held', 'pending', p_actor, b.customer_id);
  RETURN QUERY SELECT 'held', chosen, '{}'::uuid[], NULL::uuid;
END $$;

-- As in `move_booking`, but for who is chosen.
CREATE OR REPLACE FUNCTION move_booking(
  p_booking jsonb, p_candidates uuid[], p_actor text, p_actor_user uuid, p_data jsonb, p_grace interval
) RETURNS TABLE (outcome text, lapsed uuid[]) LANGUAGE plpgsql AS $$
DECLARE
  b bookings := jsonb_populate_record(NULL::bookings, p_booking);
  chosen uuid;
  blocking uuid[];
BEGIN
  chosen := free_staff_member(b, p_candidates, p_grace);
  IF chosen IS NOT NULL THEN
    PERFORM lock_calendar(b.provider_id);
    IF settings_changed(b.provider_id, (p_booking ->> 'settings_version')::integer) THEN
      RETURN QUERY SELECT 'changed', '{}'::uuid[];
      RETURN;
    END IF;
    chosen := free_staff_member(b, p_candidates, p_grace);
  END IF;
  IF chosen IS NULL THEN
    blocking := lapsed_holds(b.provider_id, p_candidates, b.blocked_from, b.blocked_until, p_grace);
    RETURN QUERY SELECT CASE WHEN cardinality(blocking) > 0 THEN 'lapsed' ELSE 'taken' END, blocking;
    RETURN;
  END IF;

  UPDATE bookings SET
    is_staff_chosen = coalesce(b.is_staff_chosen, is_staff_chosen AND staff_member_id = chosen),
    staff_member_id = chosen, starts_at = b.starts_at, ends_at = b.ends_at, blocked_from = b.blocked_from,
    blocked_until = b.blocked_until, free_cancellation_until = b.free_cancellation_until,
    reminded_for = coalesce(b.reminded_for, reminded_for), sequence = sequence + 1, updated_at = now()
  WHERE id = b.id AND provider_id = b.provider_id AND status = 'confirmed' AND sequence = b.sequence;
  IF NOT FOUND THEN
    RETURN QUERY SELECT 'changed', '{}'::uuid[];
    RETURN;
  END IF;
  INSERT INTO booking_events (provider_id, booking_id, kind, from_status, to_status, actor, actor_user_id, data)
  VALUES (b.provider_id, b.id, 'rescheduled', 'confirmed', 'confirmed', p_actor, p_actor_user, p_data);
  RETURN QUERY SELECT 'moved', '{}'::uuid[];
END $$;

DROP FUNCTION free_staff_member(uuid, uuid[], timestamptz, timestamptz, uuid);
