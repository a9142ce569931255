-- A hold is inserted by one call: look, take the calendar's lock, look again, insert. The first look turns most
-- attempts at a taken slot away without waiting; the lock makes the rest queue instead of deadlocking on the
-- exclusion constraint, which stays the last word.

-- The first of the candidates, in their order, whose calendar has nothing in the range.
CREATE FUNCTION free_staff_member(p_provider uuid, p_candidates uuid[], p_from timestamptz, p_until timestamptz)
RETURNS uuid LANGUAGE sql STABLE AS $$
  SELECT c.id
  FROM unnest(p_candidates) WITH ORDINALITY AS c (id, position)
  WHERE NOT EXISTS (
    SELECT 1 FROM bookings b
    WHERE b.provider_id = p_provider AND b.staff_member_id = c.id AND b.status <> 'cancelled'
      AND tstzrange(b.blocked_from, b.blocked_until, '[)') && tstzrange(p_from, p_until, '[)')
  )
  ORDER BY c.position
  LIMIT 1
$$;

-- Holds in the way whose time is over by more than the grace. They are settled with the payment provider first
-- (somebody may have paid in the last second), then released.
CREATE FUNCTION lapsed_holds(p_provider uuid, p_candidates uuid[], p_from timestamptz, p_until timestamptz, p_grace interval)
RETURNS uuid[] LANGUAGE sql STABLE AS $$
  SELECT coalesce(array_agg(b.id), '{}')
  FROM bookings b
  WHERE b.provider_id = p_provider AND b.staff_member_id = ANY (p_candidates) AND b.status = 'pending'
    AND b.hold_expires_at + p_grace < clock_timestamp()
    AND tstzrange(b.blocked_from, b.blocked_until, '[)') && tstzrange(p_from, p_until, '[)')
$$;

-- The lock of one business's calendar, until the end of the transaction.
CREATE FUNCTION lock_calendar(p_provider uuid) RETURNS void LANGUAGE sql AS $$
  SELECT pg_advisory_xact_lock(hashtextextended(p_provider::text, 1))
$$;

-- Whether opening hours or unavailable times may be others than those the caller went by. True for certain only with
-- the calendar's lock, which a save of the settings takes as well. Who names no version went by none.
CREATE FUNCTION settings_changed(p_provider uuid, p_version integer) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT p_version IS NOT NULL
    AND NOT EXISTS (SELECT 1 FROM providers p WHERE p.id = p_provider AND p.settings_version = p_version)
$$;

-- p_booking: the columns of the new row, all but id, status and staff member decided by the caller; and the
-- `settings_version` of the business that its time was checked by.
-- outcome: held, taken, changed (the settings: check the time anew), inactive (the service is not sold any more), or
-- lapsed (then `lapsed` names the holds to settle before trying again).
CREATE FUNCTION hold_slot(p_booking jsonb, p_candidates uuid[], p_actor text, p_grace interval)
RETURNS TABLE (outcome text, staff_member_id uuid, lapsed uuid[]) LANGUAGE plpgsql AS $$
DECLARE
  b bookings := jsonb_populate_record(NULL::bookings, p_booking);
  chosen uuid;
  blocking uuid[];
BEGIN
  chosen := free_staff_member(b.provider_id, p_candidates, b.blocked_from, b.blocked_until);
  IF chosen IS NOT NULL THEN
    PERFORM lock_calendar(b.provider_id);
    IF settings_changed(b.provider_id, (p_booking ->> 'settings_version')::integer) THEN
      RETURN QUERY SELECT 'changed', NULL::uuid, '{}'::uuid[];
      RETURN;
    END IF;
    -- Its removal waits for this hold; or was faster, and then nothing is found.
    PERFORM 1 FROM services s
    WHERE s.id = b.service_id AND s.is_active AND s.archived_at IS NULL FOR KEY SHARE;
    IF NOT FOUND THEN
      RETURN QUERY SELECT 'inactive', NULL::uuid, '{}'::uuid[];
      RETURN;
    END IF;
    chosen := free_staff_member(b.provider_id, p_candidates, b.blocked_from, b.blocked_until);
  END IF;
  IF chosen IS NULL THEN
    blocking := lapsed_holds(b.provider_id, p_candidates, b.blocked_from, b.blocked_until, p_grace);
    RETURN QUERY SELECT CASE WHEN cardinality(blocking) > 0 THEN 'lapsed' ELSE 'taken' END, NULL::uuid, blocking;
    RETURN;
  END IF;

  INSERT INTO bookings (
    id, provider_id, staff_member_id, service_id, customer_id, status, starts_at, ends_at, blocked_from, blocked_until,
    duration_minutes, time_zone, delivery_mode, service_name, provider_name, customer_name, customer_email,
    customer_phone, locale, total_ore, commission_percent, commission_ore, vat_percent, free_cancellation_until,
    hold_expires_at, request_key, request_fingerprint, request_origin
  ) VALUES (
    b.id, b.provider_id, chosen, b.service_id, b.customer_id, 'pending', b.starts_at, b.ends_at, b.blocked_from,
    b.blocked_until, b.duration_minutes, b.time_zone, b.delivery_mode, b.service_name, b.provider_name,
    b.customer_name, b.customer_email, b.customer_phone, b.locale, b.total_ore, b.commission_percent,
    b.commission_ore, b.vat_percent, b.free_cancellation_until, b.hold_expires_at, b.request_key,
    b.request_fingerprint, b.request_origin
  );
  INSERT INTO booking_events (provider_id, booking_id, kind, to_status, actor, actor_user_id)
  VALUES (b.provider_id, b.id, 'held', 'pending', p_actor, b.customer_id);
  RETURN QUERY SELECT 'held', chosen, '{}'::uuid[];
END $$;
