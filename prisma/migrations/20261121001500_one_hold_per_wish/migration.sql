-- The same wish of the same customer is one hold, however often and however fast they press, and nobody holds more than
-- a few slots at a time. `request_origin` is from now on a keyed hash of who asks: of the account, or of a guest's
-- e-mail address and network together. What stood in it before is of one booking alone and matches nobody.

CREATE UNIQUE INDEX bookings_one_hold_per_wish ON bookings (request_origin, request_fingerprint)
  WHERE status = 'pending';

-- The booking that the same customer has of the same wish: their hold; or what they paid for, unless an
-- `Idempotency-Key` of its own says that they want the same once more. A moved booking is of another start.
CREATE FUNCTION booking_of_wish(b bookings) RETURNS bookings LANGUAGE sql STABLE AS $$
  SELECT e.* FROM bookings e
  WHERE e.provider_id = b.provider_id AND e.starts_at = b.starts_at
    AND e.request_origin = b.request_origin AND e.request_fingerprint = b.request_fingerprint
    AND (e.status = 'pending' OR (e.status = 'confirmed' AND b.request_key IS NULL))
  ORDER BY e.status LIMIT 1
$$;

-- How many slots a customer holds without having paid.
CREATE FUNCTION open_holds(b bookings) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT count(*) FROM bookings o
  WHERE o.status = 'pending' AND o.hold_expires_at > clock_timestamp()
    AND (o.request_origin = b.request_origin OR o.customer_id = b.customer_id)
$$;

-- The lock of one customer's holds, until the end of the transaction; always taken before a calendar's.
CREATE FUNCTION lock_holds_of(p_origin text) RETURNS void LANGUAGE sql AS $$
  SELECT pg_advisory_xact_lock(hashtextextended(p_origin, 2))
$$;

DROP FUNCTION hold_slot(jsonb, uuid[], text, interval);

-- p_booking: the columns of the new row, all but id, status and staff member decided by the caller; the
-- `settings_version` of the business that its time was checked by; and `max_open_holds` of one customer.
-- outcome: held, twin (the customer's own booking of the same wish, `twin`), limit (too many open holds), taken, changed
-- (the settings: check the time anew), inactive (the service is not sold any more), or lapsed (then `lapsed` names the
-- holds to settle before trying again).
CREATE FUNCTION hold_slot(p_booking jsonb, p_candidates uuid[], p_actor text, p_grace interval)
RETURNS TABLE (outcome text, staff_member_id uuid, lapsed uuid[], twin uuid) LANGUAGE plpgsql AS $$
DECLARE
  b bookings := jsonb_populate_record(NULL::bookings, p_booking);
  earlier bookings := booking_of_wish(b);
  chosen uuid;
  blocking uuid[];
BEGIN
  IF earlier.id IS NULL THEN
    chosen := free_staff_member(b.provider_id, p_candidates, b.blocked_from, b.blocked_until);
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
    chosen := free_staff_member(b.provider_id, p_candidates, b.blocked_from, b.blocked_until);
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
  RETURN QUERY SELECT 'held', chosen, '{}'::uuid[], NULL::uuid;
END $$;
