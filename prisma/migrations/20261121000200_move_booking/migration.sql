-- A booking is moved the way a hold is made (see `holds`): look, take the calendar's lock, look again, update. Its own
-- old time does not count as taken.

-- What the worker looks through: bookings to come soon, and those that are over. Completed ones leave it. Before the
-- columns: adding them shuts readers out until the end of the migration.
CREATE INDEX bookings_confirmed_idx ON bookings (starts_at) WHERE status = 'confirmed';

-- For which start the reminder was sent (one that was moved is reminded of anew), and when the review was asked for.
ALTER TABLE bookings
  ADD COLUMN reminded_for timestamptz(3),
  ADD COLUMN review_invited_at timestamptz(3);

DROP FUNCTION free_staff_member(uuid, uuid[], timestamptz, timestamptz);

-- The first of the candidates, in their order, whose calendar has nothing in the range but the booking to be moved.
CREATE FUNCTION free_staff_member(
  p_provider uuid, p_candidates uuid[], p_from timestamptz, p_until timestamptz, p_except uuid DEFAULT NULL
) RETURNS uuid LANGUAGE sql STABLE AS $$
  SELECT c.id
  FROM unnest(p_candidates) WITH ORDINALITY AS c (id, position)
  WHERE NOT EXISTS (
    SELECT 1 FROM bookings b
    WHERE b.provider_id = p_provider AND b.staff_member_id = c.id AND b.status <> 'cancelled'
      AND b.id IS DISTINCT FROM p_except
      AND tstzrange(b.blocked_from, b.blocked_until, '[)') && tstzrange(p_from, p_until, '[)')
  )
  ORDER BY c.position
  LIMIT 1
$$;

-- p_booking: id, provider_id, the `sequence` it was read with, and the new times, all decided by the caller;
-- reminded_for when there is no time to remind of the new start; and the `settings_version` of the business that the
-- new time was checked by.
-- outcome: moved, taken, changed (booking or settings are not what the caller read any more: nothing was written), or
-- lapsed (then `lapsed` names the holds to settle before trying again).
CREATE FUNCTION move_booking(
  p_booking jsonb, p_candidates uuid[], p_actor text, p_actor_user uuid, p_data jsonb, p_grace interval
) RETURNS TABLE (outcome text, lapsed uuid[]) LANGUAGE plpgsql AS $$
DECLARE
  b bookings := jsonb_populate_record(NULL::bookings, p_booking);
  chosen uuid;
  blocking uuid[];
BEGIN
  chosen := free_staff_member(b.provider_id, p_candidates, b.blocked_from, b.blocked_until, b.id);
  IF chosen IS NOT NULL THEN
    PERFORM lock_calendar(b.provider_id);
    IF settings_changed(b.provider_id, (p_booking ->> 'settings_version')::integer) THEN
      RETURN QUERY SELECT 'changed', '{}'::uuid[];
      RETURN;
    END IF;
    chosen := free_staff_member(b.provider_id, p_candidates, b.blocked_from, b.blocked_until, b.id);
  END IF;
  IF chosen IS NULL THEN
    blocking := lapsed_holds(b.provider_id, p_candidates, b.blocked_from, b.blocked_until, p_grace);
    RETURN QUERY SELECT CASE WHEN cardinality(blocking) > 0 THEN 'lapsed' ELSE 'taken' END, blocking;
    RETURN;
  END IF;

  UPDATE bookings SET
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
