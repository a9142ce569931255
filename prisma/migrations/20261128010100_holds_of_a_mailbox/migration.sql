-- How many slots a customer holds without having paid. One mailbox is one customer: within a network, and for accounts everywhere,
-- by holds of accounts that confirmed it. What others hold with somebody's address elsewhere uses up none of theirs.
CREATE OR REPLACE FUNCTION open_holds(b bookings) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT count(*) FROM bookings o
  WHERE o.status = 'pending' AND o.hold_expires_at > clock_timestamp()
    AND (o.request_origin = b.request_origin OR o.customer_id = b.customer_id
      OR (mailbox_of(o.customer_email) = mailbox_of(b.customer_email)
        AND (o.request_network = b.request_network
          OR (b.customer_id IS NOT NULL AND EXISTS (
            SELECT FROM users u WHERE u.id = o.customer_id AND u.email_verified_at IS NOT NULL)))))
$$;

-- As in `guest_holds_of_a_network`, with the lock of the mailbox for everybody.
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
    IF b.request_origin IS NOT NULL OR b.request_network IS NOT NULL THEN
      PERFORM lock_holds_of(mailbox_of(b.customer_email));
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
    IF network_holds_too_much(b, p_booking, p_grace) THEN
      RETURN QUERY SELECT 'network_limit', NULL::uuid, '{}'::uuid[], NULL::uuid;
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
    hold_expires_at, request_key, request_fingerprint, request_origin, request_network, is_staff_chosen,
    customer_comment, attendee_name
  ) VALUES (
    b.id, b.provider_id, chosen, b.service_id, b.customer_id, 'pending', b.starts_at, b.ends_at, b.blocked_from,
    b.blocked_until, b.duration_minutes, b.time_zone, b.delivery_mode, b.service_name, b.provider_name,
    b.customer_name, b.customer_email, b.customer_phone, b.locale, b.total_ore, b.commission_percent,
    b.commission_ore, b.vat_percent, b.free_cancellation_until, b.hold_expires_at, b.request_key,
    b.request_fingerprint, b.request_origin, b.request_network, coalesce(b.is_staff_chosen, false),
    b.customer_comment, b.attendee_name
  );
  INSERT INTO booking_events (provider_id, booking_id, kind, to_status, actor, actor_user_id)
  VALUES (b.provider_id, b.id, 'held', 'pending', p_actor, b.customer_id);
  RETURN QUERY SELECT 'held', chosen, '{}'::uuid[], NULL::uuid;
END $$;
