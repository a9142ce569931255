-- As in `fair_staff`; where the move gives the booking to somebody else, its row in the history names both. Older rows stay
-- without it.
CREATE OR REPLACE FUNCTION move_booking(
  p_booking jsonb, p_candidates uuid[], p_actor text, p_actor_user uuid, p_data jsonb, p_grace interval
) RETURNS TABLE (outcome text, lapsed uuid[]) LANGUAGE plpgsql AS $$
DECLARE
  b bookings := jsonb_populate_record(NULL::bookings, p_booking);
  chosen uuid;
  previous uuid;
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

  SELECT staff_member_id INTO previous FROM bookings
  WHERE id = b.id AND provider_id = b.provider_id AND status = 'confirmed' AND sequence = b.sequence
  FOR NO KEY UPDATE;
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
  VALUES (b.provider_id, b.id, 'rescheduled', 'confirmed', 'confirmed', p_actor, p_actor_user,
    p_data || CASE WHEN previous = chosen THEN '{}'::jsonb
      ELSE jsonb_build_object('fromStaff', previous, 'toStaff', chosen) END);
  RETURN QUERY SELECT 'moved', '{}'::uuid[];
END $$;
