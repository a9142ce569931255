-- A business of several people has a calendar elsewhere, too, which blocks all of them (docs/decisions/0037). A calendar has an id:
-- that of its person, as until now, or of the business where there is none.

ALTER TABLE external_busy DROP CONSTRAINT external_busy_staff_member_id_fkey;
ALTER TABLE kept_overlaps DROP CONSTRAINT kept_overlaps_staff_member_id_fkey;

ALTER TABLE external_calendars DROP CONSTRAINT external_calendars_pkey;
ALTER TABLE external_calendars
  ALTER COLUMN staff_member_id DROP NOT NULL,
  ADD CONSTRAINT external_calendars_staff_member_key UNIQUE (staff_member_id),
  ADD COLUMN id uuid NOT NULL GENERATED ALWAYS AS (coalesce(staff_member_id, provider_id)) STORED PRIMARY KEY,
  ADD FOREIGN KEY (provider_id) REFERENCES providers ON DELETE CASCADE;

ALTER TABLE external_busy
  ALTER COLUMN staff_member_id DROP NOT NULL,
  ADD COLUMN calendar_id uuid NOT NULL GENERATED ALWAYS AS (coalesce(staff_member_id, provider_id)) STORED,
  ADD FOREIGN KEY (calendar_id) REFERENCES external_calendars ON DELETE CASCADE;
DROP INDEX external_busy_staff_member_idx;
CREATE INDEX external_busy_calendar_idx ON external_busy (calendar_id);

-- The time beside which a booking is kept can be of its person's calendar, the business's, or both: it goes with either.
ALTER TABLE kept_overlaps
  ALTER COLUMN staff_member_id DROP NOT NULL,
  ADD FOREIGN KEY (staff_member_id) REFERENCES external_calendars (staff_member_id) ON DELETE CASCADE,
  ADD COLUMN business_id uuid REFERENCES external_calendars ON DELETE CASCADE,
  ADD CHECK (num_nonnulls(staff_member_id, business_id) > 0);
CREATE INDEX kept_overlaps_business_idx ON kept_overlaps (business_id);
