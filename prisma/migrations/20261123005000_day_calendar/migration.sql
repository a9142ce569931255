-- The business works in its calendar: what changed in it since it was read, changes that can be undone for ten seconds, a
-- customer's objection to the mark of a visit, and the search of bookings by name, number and address.

-- What changed ------------------------------------------------------------------------------------------------------------

-- One row for each change that a calendar shows, kept for some hours. Rows are only added, so that nobody waits for a
-- counter. Readers compare `txid` with the snapshot of their last reading: a transaction that commits later than one that
-- began after it is not missed, as it would be with a growing number. Without a foreign key, since rows are also added
-- while a business is deleted.
CREATE TABLE calendar_changes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  provider_id uuid NOT NULL,
  -- null: of everybody
  staff_member_id uuid,
  -- Local days of the business, both included; null: any day.
  first_day date,
  last_day date,
  txid xid8 NOT NULL DEFAULT pg_current_xact_id(),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  CHECK ((first_day IS NULL) = (last_day IS NULL))
);
CREATE INDEX calendar_changes_provider_txid_idx ON calendar_changes (provider_id, txid);
CREATE INDEX calendar_changes_created_at_idx ON calendar_changes (created_at);

-- The same is noted once in a transaction, however many rows it changes.
CREATE FUNCTION note_calendar_change(p_provider uuid, p_staff uuid, p_first date, p_last date) RETURNS void
LANGUAGE sql AS $$
  INSERT INTO calendar_changes (provider_id, staff_member_id, first_day, last_day)
  SELECT p_provider, p_staff, p_first, p_last
  WHERE NOT EXISTS (
    SELECT 1 FROM calendar_changes c
    WHERE c.provider_id = p_provider AND c.txid = pg_current_xact_id()
      AND c.staff_member_id IS NOT DISTINCT FROM p_staff
      AND c.first_day IS NOT DISTINCT FROM p_first AND c.last_day IS NOT DISTINCT FROM p_last)
$$;

CREATE FUNCTION note_booking_times(b bookings) RETURNS void LANGUAGE sql AS $$
  SELECT note_calendar_change(b.provider_id, b.staff_member_id,
    (b.starts_at AT TIME ZONE b.time_zone)::date, (b.ends_at AT TIME ZONE b.time_zone)::date)
$$;

CREATE FUNCTION note_changed_booking() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    PERFORM note_booking_times(OLD);
  END IF;
  IF TG_OP <> 'DELETE' THEN
    PERFORM note_booking_times(NEW);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER bookings_note_change AFTER INSERT OR DELETE ON bookings
  FOR EACH ROW EXECUTE FUNCTION note_changed_booking();
CREATE TRIGGER bookings_note_update AFTER UPDATE ON bookings FOR EACH ROW
  WHEN ((OLD.status, OLD.staff_member_id, OLD.starts_at, OLD.ends_at, OLD.blocked_from, OLD.blocked_until,
      OLD.hold_expires_at, OLD.visit_mark, OLD.customer_name, OLD.customer_phone, OLD.service_name, OLD.client_id,
      OLD.total_ore, OLD.payment_way, OLD.sequence)
    IS DISTINCT FROM (NEW.status, NEW.staff_member_id, NEW.starts_at, NEW.ends_at, NEW.blocked_from, NEW.blocked_until,
      NEW.hold_expires_at, NEW.visit_mark, NEW.customer_name, NEW.customer_phone, NEW.service_name, NEW.client_id,
      NEW.total_ore, NEW.payment_way, NEW.sequence))
  EXECUTE FUNCTION note_changed_booking();

-- What is shown with a booking and stands in other tables.
CREATE FUNCTION note_booking_of_row() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_booking_times(b) FROM bookings b WHERE b.id = NEW.booking_id;
  RETURN NULL;
END $$;
CREATE TRIGGER payments_note_change AFTER INSERT ON payments
  FOR EACH ROW EXECUTE FUNCTION note_booking_of_row();
CREATE TRIGGER payments_note_update AFTER UPDATE ON payments FOR EACH ROW
  WHEN ((OLD.status, OLD.refunded_ore) IS DISTINCT FROM (NEW.status, NEW.refunded_ore))
  EXECUTE FUNCTION note_booking_of_row();
CREATE TRIGGER ledger_entries_note_change AFTER INSERT ON ledger_entries
  FOR EACH ROW WHEN (NEW.kind = 'on_site') EXECUTE FUNCTION note_booking_of_row();
CREATE TRIGGER booking_events_note_change AFTER INSERT ON booking_events
  FOR EACH ROW WHEN (NEW.kind = 'objected') EXECUTE FUNCTION note_booking_of_row();

CREATE FUNCTION note_changed_absence() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  zone text;
BEGIN
  SELECT time_zone INTO zone FROM providers WHERE id = coalesce(NEW.provider_id, OLD.provider_id);
  IF TG_OP <> 'INSERT' THEN
    PERFORM note_calendar_change(OLD.provider_id, OLD.staff_member_id,
      (OLD.starts_at AT TIME ZONE zone)::date, (OLD.ends_at AT TIME ZONE zone)::date);
  END IF;
  IF TG_OP <> 'DELETE' THEN
    PERFORM note_calendar_change(NEW.provider_id, NEW.staff_member_id,
      (NEW.starts_at AT TIME ZONE zone)::date, (NEW.ends_at AT TIME ZONE zone)::date);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER unavailable_times_note_change AFTER INSERT OR UPDATE OR DELETE ON unavailable_times
  FOR EACH ROW EXECUTE FUNCTION note_changed_absence();

-- Hours and people: any day may be drawn differently.
CREATE FUNCTION note_changed_calendar() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_calendar_change(coalesce(NEW.provider_id, OLD.provider_id), NULL, NULL, NULL);
  RETURN NULL;
END $$;
CREATE TRIGGER opening_hours_note_change AFTER INSERT OR UPDATE OR DELETE ON opening_hours
  FOR EACH ROW EXECUTE FUNCTION note_changed_calendar();
CREATE TRIGGER special_days_note_change AFTER INSERT OR UPDATE OR DELETE ON special_days
  FOR EACH ROW EXECUTE FUNCTION note_changed_calendar();
CREATE TRIGGER staff_members_note_change AFTER INSERT OR UPDATE OR DELETE ON staff_members
  FOR EACH ROW EXECUTE FUNCTION note_changed_calendar();

-- Undo --------------------------------------------------------------------------------------------------------------------

CREATE TYPE undo_kind AS ENUM ('schedule', 'mark', 'block');

-- What a change replaced, for as long as it can be undone. Mails of the change wait until `expires_at` and name it: whoever
-- sends one locks the row first, so that a change that is being undone is never told.
CREATE TABLE undo_steps (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  provider_id uuid NOT NULL REFERENCES providers ON DELETE CASCADE,
  -- Who made the change, and alone can undo it.
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  kind undo_kind NOT NULL,
  booking_id uuid REFERENCES bookings ON DELETE CASCADE,
  -- Of the unavailable time, which may be gone.
  block_id uuid,
  -- The state to go back to, and the one that has to be there still; null where there is or was no row.
  before jsonb,
  after jsonb,
  -- Of a booking: the state that its customer was last told.
  told jsonb,
  expires_at timestamptz(3) NOT NULL,
  undone_at timestamptz(3),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  CHECK ((kind = 'block') = (block_id IS NOT NULL)),
  CHECK ((kind = 'block') = (booking_id IS NULL)),
  CHECK (before IS NOT NULL OR after IS NOT NULL)
);
CREATE INDEX undo_steps_booking_idx ON undo_steps (booking_id) WHERE booking_id IS NOT NULL;
CREATE INDEX undo_steps_expires_at_idx ON undo_steps (expires_at);
CREATE INDEX undo_steps_provider_idx ON undo_steps (provider_id);
CREATE INDEX undo_steps_user_idx ON undo_steps (user_id);

ALTER TABLE outbox_mails ADD COLUMN undo_step_id uuid REFERENCES undo_steps ON DELETE SET NULL;
CREATE INDEX outbox_mails_undo_step_idx ON outbox_mails (undo_step_id) WHERE undo_step_id IS NOT NULL;

-- Marks -------------------------------------------------------------------------------------------------------------------

-- A customer objects once to each mark; `mark` names the event that set it.
CREATE UNIQUE INDEX booking_events_objected_idx ON booking_events (booking_id, (data ->> 'mark')) WHERE kind = 'objected';

-- Search ------------------------------------------------------------------------------------------------------------------

CREATE EXTENSION IF NOT EXISTS btree_gin;

-- What somebody types to find a booking: a name, an address, the digits of a number.
CREATE FUNCTION booking_search_text(customer_name text, customer_email text, customer_phone text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT lower(customer_name) || ' ' || lower(customer_email) || ' ' ||
    coalesce(regexp_replace(customer_phone, '\D', '', 'g'), '')
$$;
-- The business is in the index: a common name is not looked up in everybody's bookings. The list of entries to be sorted in
-- is kept short, so that no hold waits for a long one.
CREATE INDEX bookings_search_idx ON bookings
  USING gin (provider_id, booking_search_text(customer_name, customer_email, customer_phone) gin_trgm_ops)
  WITH (gin_pending_list_limit = 256);

-- Whether somebody was here before, for each booking of a calendar.
CREATE INDEX bookings_visits_of_email_idx ON bookings (provider_id, lower(customer_email), starts_at)
  WHERE status IN ('confirmed', 'completed') AND customer_email <> '';
