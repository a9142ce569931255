-- Calendars elsewhere whose busy times block the times of a person here, and these times (docs/decisions/0037).

CREATE TABLE external_calendars (
  -- One of each person; the one who works alone is the business.
  staff_member_id uuid PRIMARY KEY,
  provider_id uuid NOT NULL,
  -- AES-256-GCM, with a key derived from APP_SECRET: the address alone opens the calendar.
  sealed_address bytea NOT NULL,
  etag text,
  last_modified text,
  next_fetch_at timestamptz(3) NOT NULL,
  -- When it last answered, and when its file was last read: what is expanded of a rule moves on with the days.
  answered_at timestamptz(3) NOT NULL,
  read_at timestamptz(3) NOT NULL,
  failing_since timestamptz(3),
  problem text,
  -- That a mail told of the failing.
  told_at timestamptz(3),
  created_at timestamptz(3) NOT NULL DEFAULT now(),
  FOREIGN KEY (staff_member_id, provider_id) REFERENCES staff_members (id, provider_id) ON DELETE CASCADE,
  CHECK ((failing_since IS NULL) = (problem IS NULL)),
  CHECK (told_at IS NULL OR failing_since IS NOT NULL)
);
CREATE INDEX external_calendars_next_fetch_at_idx ON external_calendars (next_fetch_at);
CREATE INDEX external_calendars_provider_idx ON external_calendars (provider_id);

-- Start and end alone: what stands in the calendar is nobody's business here.
CREATE TABLE external_busy (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  staff_member_id uuid NOT NULL REFERENCES external_calendars ON DELETE CASCADE,
  provider_id uuid NOT NULL REFERENCES providers ON DELETE CASCADE,
  starts_at timestamptz(3) NOT NULL,
  ends_at timestamptz(3) NOT NULL,
  CHECK (ends_at > starts_at)
);
CREATE INDEX external_busy_staff_member_idx ON external_busy (staff_member_id);
CREATE INDEX external_busy_provider_starts_at_idx ON external_busy (provider_id, starts_at);

-- Whoever leaves takes the calendar along.
CREATE FUNCTION drop_external_calendar() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM external_calendars WHERE staff_member_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER staff_members_drop_external_calendar AFTER UPDATE OF removed_at ON staff_members
  FOR EACH ROW WHEN (NEW.removed_at IS NOT NULL) EXECUTE FUNCTION drop_external_calendar();

CREATE FUNCTION drop_external_calendars() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM external_calendars WHERE provider_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER providers_drop_external_calendars AFTER UPDATE OF closed_at ON providers
  FOR EACH ROW WHEN (NEW.closed_at IS NOT NULL) EXECUTE FUNCTION drop_external_calendars();
