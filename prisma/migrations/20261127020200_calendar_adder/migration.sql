-- Whose account added a calendar elsewhere: it ends with a reset of that account's password. NULL: added before this was kept; it
-- ends with the reset of whoever reaches it.
ALTER TABLE external_calendars ADD COLUMN added_by uuid REFERENCES users (id) ON DELETE SET NULL ON UPDATE CASCADE;
CREATE INDEX external_calendars_added_by_idx ON external_calendars (added_by);
