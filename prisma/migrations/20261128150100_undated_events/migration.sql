-- Which events of the last good reading had no day, each as 16 hexadecimal digits of a SHA-256. As many as `skipped`, or unknown: the
-- version before writes the number alone.
ALTER TABLE external_calendars ADD COLUMN undated text[] NOT NULL DEFAULT '{}';
