-- A calendar elsewhere is stored before the worker reads it for the first time (docs/decisions/0047).

ALTER TABLE external_calendars
  ALTER COLUMN answered_at DROP NOT NULL,
  ALTER COLUMN read_at DROP NOT NULL,
  -- Of the last reading: what the calendar calls itself, and how many of its events could not be read.
  ADD COLUMN name text,
  ADD COLUMN skipped integer NOT NULL DEFAULT 0,
  ADD CHECK ((answered_at IS NULL) = (read_at IS NULL));
